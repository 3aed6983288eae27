import { type FormEvent, useState } from 'react'
import type { Input } from '../../api/operation.ts'
import { requestOrderCancel } from '../../generated/operations.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { headingFocus } from './heading-focus.ts'
import styles from './Order.module.css'
import type { Order } from './order-words.ts'
import { useOrderAction } from './use-order-action.ts'

type Reason = Input<typeof requestOrderCancel>['body']['reason']

const reasons: Readonly<Record<Reason, string>> = {
  mistake: 'Заказали по ошибке',
  tooLong: 'Долго ждать',
  foundCheaper: 'Нашли дешевле',
  notNeeded: 'Больше не нужно',
  changedTerms: 'Изменились условия',
  other: 'Другая причина',
}
const options = Object.entries(reasons).map(([value, label]) => ({ value, label }))

/** Asks the seller to cancel an order that is under way already (R-ORDER-04, R-API-86). */
export function RequestCancel({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button ref={headingFocus} icon="close" aria-expanded={asking} onClick={() => setAsking(!asking)}>
        Запросить отмену
      </Button>
      {asking && <RequestForm order={order} onCancel={() => setAsking(false)} />}
    </>
  )
}

/** What was typed stays when the server refuses. */
function RequestForm({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { id, version } = order
  const [reason, setReason] = useState<Reason>('mistake')
  const [comment, setComment] = useState('')
  const [lacksComment, setLacksComment] = useState(false)
  const { mutate, isPending } = useOrderAction(requestOrderCancel, order, {
    done: 'Запрос на отмену отправлен',
    failed: 'Не удалось отправить запрос',
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const text = comment.trim()
    if (reason === 'other' && text === '') {
      setLacksComment(true)
      event.currentTarget.querySelector('textarea')?.focus()
      return
    }
    mutate({ body: { orderId: id, version, reason, ...(text && { comment: text }) } })
  }
  return (
    <form ref={headingFocus} className={styles.ask} aria-label="Запрос на отмену" onSubmit={send}>
      <p>Заказ уже в работе: отменить его может продавец. Мы ответим на ваш запрос.</p>
      <Select
        label="Причина"
        options={options}
        value={reason}
        onChange={(value) => {
          setReason(value as Reason)
          setLacksComment(false)
        }}
      />
      <TextArea
        label="Комментарий"
        required={reason === 'other'}
        error={lacksComment ? 'Напишите, почему заказ нужно отменить' : undefined}
        value={comment}
        maxLength={1000}
        onChange={({ currentTarget }) => {
          setComment(currentTarget.value)
          setLacksComment(false)
        }}
      />
      <div className={styles.tools}>
        <Button type="submit" variant="primary" loading={isPending}>
          Отправить запрос
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Не отменять
        </Button>
      </div>
    </form>
  )
}
