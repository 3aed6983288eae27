import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { callApi } from '../../api/client.ts'
import { useLeavingCompany } from '../../api/company-switch.ts'
import { leaveCompany } from '../../generated/operations.ts'
import { companiesPath } from '../../lib/paths.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { waitingLoss } from '../../popups/use-waiting-question.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

/** Leaves a company after a question; what belonged to it leaves the page too. */
export function useLeaveCompany({ id, name, current }: { id: number; name: string; current: boolean }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const popups = usePopups()
  const toast = useToast()
  const dropFormer = useLeavingCompany()
  const leave = useMutation({
    mutationFn: () => callApi(queryClient, leaveCompany, { body: { contragentId: id } }),
    onSuccess: async () => {
      // The page of the company would answer 404 now.
      await navigate(companiesPath)
      if (current) dropFormer()
      else await invalidateAfter(queryClient, leaveCompany)
      toast({ message: `Вы вышли из компании «${name}»`, time: 4000 })
    },
    onError: (error) => {
      const refusal = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: false, message: refusal ?? 'Не удалось выйти из компании' })
      // Somebody has changed the rights or the owners.
      void invalidateAfter(queryClient, leaveCompany)
    },
  })
  const ask = async () => {
    // Additions to the cart wait for the company that buys.
    const loss = current ? await waitingLoss('После выхода из\u00a0компании') : ''
    const yes = await popups.confirm({
      title: 'Выйти из компании?',
      text: `Заказы и документы останутся у компании «${name}», вы их больше не увидите. ${loss}`.trim(),
      confirm: 'Выйти',
      danger: true,
    })
    if (yes) leave.mutate()
  }
  return { ask, isLeaving: leave.isPending }
}
