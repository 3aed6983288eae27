import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chooseBranch } from '../../../api/branch-choice.ts'
import type { components } from '../../../generated/api-types.ts'
import { branchPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { BranchFacts } from '../BranchFacts.tsx'

/** Props of the popup `office-detail`. */
export interface OfficeDetailPopupProps {
  branch: components['schemas']['Branch']
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'office-detail': OfficeDetailPopupProps
  }
}

/** One branch: where it is, when it is open, what it does (R-POPUP-29). */
export default function OfficeDetail({ branch }: OfficeDetailPopupProps) {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const toast = useToast()
  const { name, storeId, xmlId } = branch
  const choose = useMutation({
    mutationFn: () => chooseBranch(queryClient, { name, storeId, xmlId }),
    onSuccess: () => popups.closeAll(),
    onError: () => toast({ status: false, message: 'Не удалось сохранить город' }),
  })
  return (
    <PopupShell
      title={name}
      footer={
        <Button variant="primary" loading={choose.isPending} onClick={() => choose.mutate()}>
          Отгружать отсюда
        </Button>
      }
    >
      <BranchFacts branch={branch} />
      <p>
        <Link to={branchPath(branch.id)}>Страница филиала</Link>
      </p>
    </PopupShell>
  )
}
