import { type FormEvent, useState } from 'react'
import { useSession } from '../../api/session.ts'
import { dropDraft, keepDraft, readDraft } from '../../forms/form-drafts.ts'
import { setOrderApproval } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { focusAtOnce } from '../../ui/focus-at-once.ts'
import { headingFocus } from './heading-focus.ts'
import styles from './Order.module.css'
import type { Order } from './order-words.ts'
import { useOrderAction } from './use-order-action.tsx'

/** The approver's decision about an order of the company: approve it, or return it with a comment to its author. */
export function Approval({ order }: { order: Order }) {
  const { id, version, number, totals } = order
  const [returning, setReturning] = useState(false)
  const popups = usePopups()
  const { mutate, isPending } = useOrderAction(setOrderApproval, order, {
    done: 'Заказ согласован',
    failed: 'Не удалось согласовать заказ',
  })
  const ask = async () => {
    const yes = await popups.confirm({
      title: 'Согласовать заказ?',
      text: `Заказ ${number} на сумму ${formatMoney(totals.total)} уйдёт продавцу.`,
      confirm: 'Согласовать',
    })
    if (yes) mutate({ body: { orderId: id, version, decision: 'approve' } })
  }
  return (
    <>
      <Button
        ref={headingFocus}
        variant="primary"
        icon="check"
        loading={isPending}
        onClick={() => void ask()}
      >
        Согласовать
      </Button>
      <Button
        ref={headingFocus}
        icon="arrow-left"
        aria-expanded={returning}
        onClick={() => setReturning(!returning)}
      >
        Вернуть на доработку
      </Button>
      {returning && <ReturnForm order={order} onCancel={() => setReturning(false)} />}
    </>
  )
}

function keptComment(owner: string, name: string): string {
  const { comment } = readDraft(owner, name)
  return typeof comment === 'string' ? comment : ''
}

/** Typed text stays after a refusal, and in this tab after a reload. */
function ReturnForm({ order, onCancel }: { order: Order; onCancel: () => void }) {
  const { id, version, author } = order
  // As the form began: a session that ends meanwhile is nobody's.
  const [owner] = useState(useSession().name ?? '')
  const name = `order-return ${id}`
  const [comment, setComment] = useState(() => keptComment(owner, name))
  const type = (text: string) => {
    setComment(text)
    if (text === '') dropDraft(owner, name)
    else keepDraft(owner, name, { comment: text })
  }
  const { mutate, isPending } = useOrderAction(setOrderApproval, order, {
    done: 'Заказ возвращён на доработку',
    failed: 'Не удалось вернуть заказ',
    onDone: () => dropDraft(owner, name),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const text = comment.trim()
    mutate({ body: { orderId: id, version, decision: 'return', ...(text && { comment: text }) } })
  }
  return (
    <form ref={headingFocus} className={styles.ask} aria-label="Возврат на доработку" onSubmit={send}>
      <TextArea
        label="Что исправить"
        ref={focusAtOnce}
        subtext={`Увидит ${author.fio}`}
        value={comment}
        maxLength={1000}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <div className={styles.tools}>
        <Button type="submit" variant="primary" loading={isPending}>
          Вернуть
        </Button>
        <Button
          variant="ghost"
          onClick={() => {
            dropDraft(owner, name)
            onCancel()
          }}
        >
          Не возвращать
        </Button>
      </div>
    </form>
  )
}
