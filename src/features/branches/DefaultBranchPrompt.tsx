import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isBranchConfirmed } from '../../api/tab-branch.ts'
import type { TabBranch } from '../../api/tab.ts'
import { returnFocus } from '../../popups/focus.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './BranchPrompt.module.css'
import { useEscape } from './use-escape.ts'

export interface DefaultBranchPromptProps {
  branch: TabBranch
  /** It was answered, or closed until the next visit. */
  onDone: () => void
}

/** 'Ваш город …?' until a branch was confirmed in this browser (R-BRANCH-07 … R-BRANCH-09, O-86). */
export function DefaultBranchPrompt({ branch, onDone }: DefaultBranchPromptProps) {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const toast = useToast()
  const confirm = useMutation({
    mutationFn: async () => (await import('../../api/branch-choice.ts')).chooseBranch(queryClient, branch),
    onSuccess: onDone,
    onError: () => toast({ status: false, message: 'Не удалось сохранить город' }),
  })
  useEscape(onDone)
  return (
    <section
      ref={returnFocus}
      role="dialog"
      aria-label="Ваш город"
      className={cx(styles.prompt, styles.unanswered)}
      data-print="no"
    >
      <p className={styles.question}>Ваш город {branch.name}?</p>
      <div className={styles.buttons}>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          Верно
        </Button>
        <Button
          {...popups.intent('office')}
          onClick={() =>
            void popups.open(
              'office',
              {},
              {
                onClose: () => {
                  if (isBranchConfirmed()) onDone()
                },
              },
            )
          }
        >
          Сменить город
        </Button>
      </div>
    </section>
  )
}
