import { isProblem } from '../../api/api-problem.ts'
import { catalogPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { NoRightState } from '../../ui/NoRightState.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'

export interface OrdersFailureProps {
  title: string
  error: Error
  retrying: boolean
  onRetry: () => void
  /** One line, inside of a panel. */
  compact?: boolean
}

/** Orders could not be read: no right to see them, else 'Повторить'. */
export function OrdersFailure({ title, error, retrying, onRetry, compact = false }: OrdersFailureProps) {
  if (isProblem(error) && error.httpStatus === 403) return <NoRightState />
  return <ErrorState compact={compact} title={title} retrying={retrying} onRetry={onRetry} />
}

/** Nothing was ever ordered: where to begin. */
export function NoOrdersYet() {
  return (
    <EmptyState
      title="Заказов пока нет"
      text="Соберите корзину в каталоге и оформите первый заказ."
      actions={
        <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
          Перейти в каталог
        </Link>
      }
    />
  )
}
