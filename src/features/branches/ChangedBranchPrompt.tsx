import { useMutation, useQueryClient } from '@tanstack/react-query'
import { decideProposal, dismissProposal } from '../../api/branch-choice.ts'
import type { TabBranch } from '../../api/tab.ts'
import { returnFocus } from '../../popups/focus.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { usePressElsewhere } from '../../ui/use-press-elsewhere.ts'
import styles from './BranchPrompt.module.css'
import { useEscape } from './use-escape.ts'

/**
 * The server has another branch than this tab (R-BRANCH-10 … R-BRANCH-12). Both buttons post the choice (O-84); a
 * click elsewhere and Escape keep the old city (R-BRANCH-20).
 */
export default function ChangedBranchPrompt({ proposal }: { proposal: TabBranch }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const decide = useMutation({
    mutationFn: (accept: boolean) => decideProposal(queryClient, accept),
    onError: () => toast({ status: false, message: 'Не удалось сохранить город' }),
  })
  const isDeciding = (accept: boolean) => decide.isPending && decide.variables === accept
  const answer = (accept: boolean) => {
    if (!decide.isPending) decide.mutate(accept)
  }
  const dismiss = () => dismissProposal(queryClient)
  useEscape(dismiss)
  const { root } = usePressElsewhere<HTMLElement>(true, dismiss)
  return (
    <section ref={root} role="dialog" aria-label="Город изменён" className={styles.prompt} data-print="no">
      <p role="alert" className={styles.question}>
        В другой вкладке был изменён город на {proposal.name}. Применить это изменение здесь?
      </p>
      <div ref={returnFocus} className={styles.buttons}>
        <Button loading={isDeciding(true)} onClick={() => answer(true)}>
          Да
        </Button>
        <Button loading={isDeciding(false)} onClick={() => answer(false)}>
          Нет
        </Button>
      </div>
    </section>
  )
}
