import { orderPath } from '../../lib/paths.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { NoValue } from '../../ui/Table.tsx'
import { isOwed, nextActionWords, type OrderListItem, waitingWords } from './order-words.ts'

/** What to do with an order of the list, else what will happen to it. */
export function NextStep({ order }: { order: OrderListItem }) {
  const { id, nextAction, status, paymentStatus } = order
  const popups = usePopups()
  if (nextAction === 'pay')
    return (
      <Button
        variant="link"
        aria-haspopup="dialog"
        {...popups.intent('order-payment')}
        onClick={() => void popups.open('order-payment', { orderId: id })}
      >
        {nextActionWords.pay}
      </Button>
    )
  if (nextAction) return <Link to={orderPath(id)}>{wordFor(nextActionWords, nextAction)}</Link>
  if (paymentStatus === 'overdue' && isOwed(order)) return <Link to={orderPath(id)}>Погасите долг</Link>
  if (status === 'ready-for-shipment') return <Link to={orderPath(id)}>{waitingWords[status]}</Link>
  return waitingWords[status] ?? <NoValue />
}
