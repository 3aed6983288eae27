import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import type { AnyOperation } from '../../api/operation.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

/** A call by one button. A refusal is told in the server's words, and what is on screen is read again. */
export function useUserAction<Op extends AnyOperation>(
  operation: Op,
  words: { done: string; failed: string },
) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const options = apiMutation(operation)
  return useMutation({
    ...options,
    onError: (error) => {
      const refusal = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: false, message: refusal ?? words.failed })
      // Somebody else has changed it meanwhile.
      void invalidateAfter(queryClient, operation)
    },
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer)
      toast({ message: words.done, time: 4000 })
    },
  })
}
