import { useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../api/api-problem.ts'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { deleteSavedCart } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

/** Shows why an action on a saved cart was refused, in the server's words if there are any, and reads it again. */
export function useSavedCartFailure() {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (error: unknown, fallback: string) => {
    const refusal = isProblem(error) ? error.errors[0]?.message : undefined
    toast({ status: false, message: refusal ?? fallback })
    // Somebody has changed, taken back or deleted it.
    void invalidateAfter(queryClient, deleteSavedCart)
  }
}
