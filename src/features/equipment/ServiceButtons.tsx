import { useState } from 'react'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { type RenderReport, useServiceToCart } from './use-service-to-cart.ts'

export interface ServiceButtonsProps {
  machines: readonly number[]
  /** Of a new saved cart. */
  name: string
  renderReport: RenderReport
  /** Without it the machines stay as they are, so adding them once more is asked first. */
  onAdded?: () => void
}

/** One button into the cart, one into a saved cart. */
export function ServiceButtons({ machines, name, renderReport, onAdded }: ServiceButtonsProps) {
  const add = useServiceToCart(renderReport)
  const popups = usePopups()
  const [isPending, setIsPending] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  const addKits = async () => {
    if (isAdded && !onAdded) {
      const yes = await popups.confirm({
        title: 'Добавить комплект ещё раз?',
        text: 'Вы уже положили его в корзину: деталей станет вдвое больше.',
        confirm: 'Добавить',
      })
      if (!yes) return
    }
    setIsPending(true)
    const isDone = await add(machines)
    setIsPending(false)
    if (!isDone) return
    setIsAdded(true)
    onAdded?.()
  }
  return (
    <>
      <Button
        variant="primary"
        icon="cart"
        loading={isPending}
        disabled={machines.length === 0}
        onClick={() => void addKits()}
      >
        Комплект в корзину
      </Button>
      <PopupButton
        popup="service-save"
        props={{ machines, name }}
        icon="star"
        disabled={machines.length === 0}
      >
        В сохранённую корзину
      </PopupButton>
    </>
  )
}
