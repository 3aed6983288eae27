import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { tabOf } from '../../api/tab.ts'
import type { CartLine } from './cart-api.ts'
import { type CartQuantity, useCartQuantity } from './use-cart-quantity.ts'

export interface LineQuantity extends CartQuantity {
  /** The last change had no answer, and the server has another quantity. */
  unsaved: boolean
  retry: () => void
}

/**
 * The quantity of a line on the cart page. One that could not be saved stays in its field. It is sent again when the
 * network or the page comes back, before an order, and when the page goes.
 */
export function useLineQuantity({ product, quantity: saved }: CartLine): LineQuantity {
  const [lost, setLost] = useState<number | null>(null)
  const { quantity, pending, change, flush } = useCartQuantity(product, saved, true, setLost)
  const unsaved = pending || lost === saved ? null : lost
  const retry = () => {
    if (unsaved !== null) change(unsaved)
  }
  const sendAgain = useEffectEvent(retry)
  const isUnsaved = unsaved !== null
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isUnsaved) return undefined
    const send = () => {
      sendAgain()
      flush()
    }
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', send)
    const release = tabOf(queryClient).cartWrites.hold({ flush: send, leave: send })
    return () => {
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', send)
      release()
    }
  }, [isUnsaved, queryClient, flush])
  return { quantity: unsaved ?? quantity, pending, change, flush, unsaved: isUnsaved, retry }
}
