import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { newUuid } from '../lib/uuid.ts'
import { apiMutation } from './api-mutation.ts'
import { maybeDone } from './maybe-done.ts'
import type { AnyOperation, Data, Input } from './operation.ts'

/**
 * A write that creates something, once: a retry of the same content has the same Idempotency-Key while it isn't known
 * whether the try before was done.
 */
export function useOnceMutation<Op extends AnyOperation>(
  operation: Op,
): (input: Input<Op>) => Promise<Data<Op>> {
  const { mutateAsync } = useMutation(apiMutation(operation))
  const unanswered = useRef<{ key: string; content: string }>(undefined)
  return async (input) => {
    const content = JSON.stringify(input)
    const key = unanswered.current?.content === content ? unanswered.current.key : newUuid()
    unanswered.current = undefined
    try {
      return await mutateAsync({ ...input, options: { idempotencyKey: key } })
    } catch (error) {
      if (maybeDone(error)) unanswered.current = { key, content }
      throw error
    }
  }
}
