import { useMutation } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { isQueued } from '../../api/maybe-done.ts'
import { addManyToCart } from '../../generated/operations.ts'
import { newUuid } from '../../lib/uuid.ts'
import { type ListRow, productOf, stateOf, withoutAdded } from './list-row.ts'
import { readListQuantity } from './read-list.ts'

export interface ListAddition {
  adding: boolean
  failure: string | null
  /** Numbers of products of the last addition. */
  report: { added: number; rejected: number; waiting: number } | null
  /** Puts every row that is ready into the cart. The others, and what the cart did not take, stay. */
  addReady: (rows: readonly ListRow[]) => Promise<void>
  /** The list is another one: what came of the addition before is no longer told. */
  forget: () => void
}

export function useListAddition(setRows: Dispatch<SetStateAction<ListRow[]>>): ListAddition {
  const { mutateAsync, isPending } = useMutation({ ...apiMutation(addManyToCart), scope: cartScope })
  const [failure, setFailure] = useState<string | null>(null)
  const [report, setReport] = useState<ListAddition['report']>(null)
  // The same rows after a call without an answer have the same key: they are added once.
  const intent = useRef({ key: '', products: '' })

  const addReady = async (rows: readonly ListRow[]) => {
    const ready = rows.filter((row) => stateOf(row) === 'ready')
    const products = ready.flatMap((row) => {
      const id = productOf(row)?.product.id
      const quantity = readListQuantity(row.quantity)
      return id === undefined || quantity === null ? [] : [{ id, quantity }]
    })
    if (products.length === 0 || isPending) return
    const text = JSON.stringify(products)
    if (intent.current.products !== text) intent.current = { key: newUuid(), products: text }
    setFailure(null)
    const sent = new Set(ready.map(({ key }) => key))
    try {
      const { added, rejected } = await mutateAsync({
        body: { products },
        options: { idempotencyKey: intent.current.key },
      })
      intent.current = { key: '', products: '' }
      setRows((current) => withoutAdded(current, sent, rejected))
      setReport({ added: added.length, rejected: rejected.length, waiting: 0 })
    } catch (error) {
      if (isQueued(error)) {
        // The service worker adds them and tells what the cart didn't take.
        intent.current = { key: '', products: '' }
        setRows((current) => withoutAdded(current, sent, []))
        setReport({ added: 0, rejected: 0, waiting: products.length })
        return
      }
      const reason = isProblem(error) ? error.errors[0]?.message : undefined
      setFailure(reason ?? 'Не удалось добавить в корзину')
    }
  }
  const forget = () => {
    setFailure(null)
    setReport(null)
  }
  return { adding: isPending, failure, report, addReady, forget }
}
