import { isProblem, isProblemOf } from '../../api/api-problem.ts'
import { calculateOrder } from '../../generated/operations.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { ErrorState } from '../../ui/State.tsx'

export interface CheckoutFailureProps {
  error: Error | null | undefined
  onRetry: () => void
  retrying: boolean
  /** One line, above old numbers. */
  compact?: boolean
}

/**
 * The calculation could not be made: the backend's words and 'Повторить'. When the company was switched in another tab
 * repeating doesn't help, the page has to be loaded anew.
 */
export function CheckoutFailure({ error, onRetry, retrying, compact = false }: CheckoutFailureProps) {
  const reason = isProblem(error) ? error.errors[0] : undefined
  const isOtherCompany = isProblemOf(error, calculateOrder) && error.is('contragentMismatch')
  const state = (
    <>
      <ErrorState
        compact={compact}
        title="Не удалось рассчитать заказ"
        text={reason?.message}
        {...(!isOtherCompany && { onRetry, retrying })}
      />
      {isOtherCompany && (
        <Button icon="refresh" onClick={() => location.reload()}>
          Обновить страницу
        </Button>
      )}
    </>
  )
  return compact ? state : <Panel>{state}</Panel>
}
