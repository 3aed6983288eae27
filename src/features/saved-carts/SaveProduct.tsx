import { useSession } from '../../api/session.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'

export interface SaveProductProps {
  product: { id: number; name: string; minQty: number; inBasket?: number }
}

/** Saves the product to a saved cart, as many as the cart holds; a guest logs in first. */
export function SaveProduct({ product: { id, name, minQty, inBasket } }: SaveProductProps) {
  const { isAuthorized } = useSession()
  const popups = usePopups()
  return (
    <div>
      <Button
        variant="link"
        icon="star"
        aria-label={`Сохранить на потом: ${name}`}
        {...popups.intent(isAuthorized ? 'save-cart' : 'login')}
        onClick={() =>
          isAuthorized
            ? void popups.open('save-cart', { product: { id, name, quantity: inBasket ?? minQty } })
            : void popups.open('login')
        }
      >
        Сохранить на потом
      </Button>
    </div>
  )
}
