import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { callApi } from '../../api/client.ts'
import { updateDeliveryAddress } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Address } from './address-form.ts'

/** Makes an address the one that is proposed first; a change replaces all of it, so all of it is sent. */
export function useMakeDefault(address: Address) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const { id, version, usedInOpenOrders: _counted, ...input } = address
  return useMutation({
    mutationFn: () =>
      callApi(queryClient, updateDeliveryAddress, {
        path: { id },
        body: { version, address: { ...input, isDefault: true } },
      }),
    onSuccess: async () => {
      await invalidateAfter(queryClient, updateDeliveryAddress)
      toast({ message: `Адрес «${address.title}» — основной` })
    },
    onError: (error) => {
      const refusal = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: false, message: refusal ?? 'Не удалось сменить основной адрес' })
      // Somebody else has changed or deleted it.
      void invalidateAfter(queryClient, updateDeliveryAddress)
    },
  })
}
