import { useMutation } from '@tanstack/react-query'
import { type Dispatch, type SetStateAction, useCallback, useState } from 'react'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { importToCart } from '../../generated/operations.ts'
import { importLine, type ListRow, withAnswers } from './list-row.ts'

/** Rows of one call: an answer holds a card of each product, and the first rows shall not wait for the last. */
const portion = 100

export interface ListCheck {
  /** Rows answered so far, while a list is checked. */
  progress: { done: number; total: number } | null
  failure: string | null
  /** Asks the backend what rows mean. Those that it could not answer stay `waiting`. */
  check: (rows: readonly ListRow[]) => Promise<void>
}

export function useListCheck(setRows: Dispatch<SetStateAction<ListRow[]>>): ListCheck {
  const { mutateAsync } = useMutation(apiMutation(importToCart))
  const [progress, setProgress] = useState<ListCheck['progress']>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const check = useCallback(
    async (list: readonly ListRow[]) => {
      setFailure(null)
      try {
        for (let done = 0; done < list.length; done += portion) {
          if (list.length > 1) setProgress({ done, total: list.length })
          const part = list.slice(done, done + portion)
          // One after another: the rows are shown in their order.
          const { rows: answers } = await mutateAsync({ body: { text: part.map(importLine).join('\n') } })
          setRows((rows) => withAnswers(rows, part, answers))
        }
      } catch (error) {
        const reason = isProblem(error) ? error.errors[0]?.message : undefined
        setFailure(reason ?? 'Не удалось проверить список')
      }
      setProgress(null)
    },
    [mutateAsync, setRows],
  )
  return { progress, failure, check }
}
