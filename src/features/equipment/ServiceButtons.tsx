import { useState } from 'react'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { type RenderReport, useServiceToCart } from './use-service-to-cart.ts'

export interface ServiceButtonsProps {
  machines: readonly number[]
  /** Of a new saved cart. */
  name: string
  renderReport: RenderReport
}

/** One button into the cart, one into a saved cart. */
export function ServiceButtons({ machines, name, renderReport }: ServiceButtonsProps) {
  const add = useServiceToCart(renderReport)
  const [isPending, setIsPending] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        icon="cart"
        loading={isPending}
        disabled={machines.length === 0}
        onClick={async () => {
          setIsPending(true)
          await add(machines)
          setIsPending(false)
        }}
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
