import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { invoiceLooks, invoiceProgressQuery } from './orders-queries.ts'
import styles from './Order.module.css'

/** An invoice that is being made: polled for a minute, then on demand. */
export function InvoiceProgress({ orderId }: { orderId: number }) {
  const query = invoiceProgressQuery(orderId)
  const queryClient = useQueryClient()
  const { error, isFetching, refetch } = useQuery(query)
  const looks = queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0
  const isSlow = looks >= invoiceLooks && !isFetching
  if (!error && !isSlow)
    return (
      <span role="status" className={styles.progress}>
        <Icon name="clock" />
        <span>Счёт готовится, обычно это занимает несколько секунд</span>
        <progress aria-label="Счёт готовится" />
      </span>
    )
  return (
    <span className={styles.progress}>
      <Icon name="clock" />
      <span role="status">
        {error ? 'Не удалось узнать, готов ли счёт.' : 'Счёт готовится дольше обычного. Он появится здесь.'}
      </span>
      <Button size="small" loading={isFetching} onClick={() => void refetch()}>
        Проверить
      </Button>
    </span>
  )
}
