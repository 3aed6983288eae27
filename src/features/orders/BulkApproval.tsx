import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { callApi } from '../../api/client.ts'
import { setOrderApproval } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { countOf, type PluralForms } from '../../lib/plural.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { OrderListItem } from './order-words.ts'
import styles from './Orders.module.css'

export interface BulkApprovalProps {
  /** Orders of the list that the visitor may approve, and those chosen of them. */
  approvable: readonly OrderListItem[]
  chosen: readonly OrderListItem[]
  onChoose: (orders: readonly OrderListItem[]) => void
}

interface Failure {
  order: OrderListItem
  message: string
}

/** Approves several orders one after another; those that fail stay chosen, with the reason. */
export function BulkApproval({ approvable, chosen, onChoose }: BulkApprovalProps) {
  const popups = usePopups()
  const toast = useToast()
  const [done, setDone] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async (orders: readonly OrderListItem[], { client }) => {
      const failures: Failure[] = []
      for (const [index, order] of orders.entries()) {
        setDone(index)
        try {
          const { id: orderId, version } = order
          await callApi(client, setOrderApproval, { body: { orderId, version, decision: 'approve' } })
        } catch (error) {
          if (!isProblem(error)) throw error
          failures.push({ order, message: error.errors[0]?.message ?? 'Не удалось согласовать' })
        }
      }
      return failures
    },
    onSuccess: async (failures, orders, _result, { client }) => {
      await invalidateAfter(client, setOrderApproval)
      onChoose(failures.map(({ order }) => order))
      const approved = orders.length - failures.length
      if (approved > 0) toast({ message: `Согласовано: ${countOf(approved, orderForms)}`, time: 4000 })
      // Not awaited: the orders are decided, whether or not the report has been read.
      if (failures.length > 0)
        void popups.alert({
          title: `Не согласовано: ${countOf(failures.length, orderForms)}`,
          text: (
            <ul>
              {failures.map(({ order, message }) => (
                <li key={order.id}>{`${order.number}: ${message}`}</li>
              ))}
            </ul>
          ),
        })
    },
    onError: () => toast({ status: false, message: 'Не удалось согласовать заказы' }),
  })
  const ask = async () => {
    const yes = await popups.confirm({
      title: `Согласовать ${countOf(chosen.length, orderForms)}?`,
      text: (
        <ul>
          {chosen.map(({ id, number, total }) => (
            <li key={id}>{`${number} на ${formatMoney(total)}`}</li>
          ))}
        </ul>
      ),
      confirm: 'Согласовать',
    })
    if (yes) mutate(chosen)
  }
  const isAll = chosen.length === approvable.length
  return (
    <div role="group" aria-label="Согласование нескольких заказов" className={styles.bulk} data-print="no">
      <Button size="small" onClick={() => onChoose(isAll ? [] : approvable)}>
        {isAll ? 'Снять выбор' : `Выбрать ${countOf(approvable.length, orderForms)} на согласовании`}
      </Button>
      <Button
        size="small"
        variant="primary"
        icon="check"
        disabled={chosen.length === 0}
        loading={isPending}
        onClick={() => void ask()}
      >
        Согласовать выбранные
      </Button>
      <span role="status">
        {isPending
          ? `Согласуем ${done + 1} из ${chosen.length}`
          : chosen.length > 0 && `Выбрано: ${chosen.length}`}
      </span>
    </div>
  )
}

const orderForms: PluralForms = ['заказ', 'заказа', 'заказов']
