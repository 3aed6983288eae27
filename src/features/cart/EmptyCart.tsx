import { catalogPath, selloutPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { focusBack } from '../../popups/focus.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'

export interface EmptyCartProps {
  /** The visitor has just emptied it: the heading says so to a screen reader. */
  emptied: boolean
}

/** Nothing in the cart: where to find something. */
export function EmptyCart({ emptied }: EmptyCartProps) {
  return (
    <div ref={emptied ? takeLostFocus : undefined}>
      <EmptyState
        heading="h1"
        icon="cart"
        title="Корзина пуста"
        text="Найдите запчасть по артикулу в строке поиска или выберите в каталоге."
        actions={
          <>
            <Link to={catalogPath} className={buttonClass()}>
              Перейти в каталог
            </Link>
            <Link to={selloutPath} className={buttonClass()}>
              Распродажа
            </Link>
          </>
        }
      />
    </div>
  )
}

/** The focused control unmounted with the cart. */
function takeLostFocus(page: HTMLElement | null) {
  if (page && document.activeElement === document.body) focusBack(null)
}
