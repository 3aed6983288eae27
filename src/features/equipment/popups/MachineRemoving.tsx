import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidateAfter } from '../../../api/api-mutation.ts'
import { isProblem } from '../../../api/api-problem.ts'
import { callApi } from '../../../api/client.ts'
import { deleteMachine } from '../../../generated/operations.ts'
import { equipmentPath } from '../../../lib/paths.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { forgetMachine } from '../chosen-machine.ts'
import { type Machine, machineTitle } from '../machine-words.ts'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'equipment-removing': { machine: Machine }
  }
}

/** Asks before a machine leaves the fleet. */
export default function MachineRemoving({ machine }: { machine: Machine }) {
  const { id, name, companyId } = machine
  const { close } = usePopup()
  const navigate = useNavigate()
  const toast = useToast()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callApi(queryClient, deleteMachine, { path: { id } }),
    onSuccess: async () => {
      forgetMachine(companyId, id)
      await close()
      // The page of the machine would answer 404 now.
      await navigate(equipmentPath)
      await invalidateAfter(queryClient, deleteMachine)
      toast({ message: `«${name}» больше не в вашем парке`, time: 4000 })
    },
  })
  return (
    <PopupShell
      title="Удалить технику?"
      footer={
        <>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            Удалить
          </Button>
          <Button onClick={() => void close()}>Отмена</Button>
        </>
      }
    >
      <p>{machineTitle(machine)}</p>
      <p>Машина уйдёт из парка и из корзин. В заказах и заявках её название останется.</p>
      {remove.isError && (
        <p role="alert">
          {(isProblem(remove.error) && remove.error.errors[0]?.message) || 'Не удалось удалить технику'}
        </p>
      )}
    </PopupShell>
  )
}
