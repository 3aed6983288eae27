import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { endOtherSessions } from '../../generated/operations.ts'
import { countOf } from '../../lib/plural.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './Profile.module.css'

/** How many other sessions the customer has, and a button that ends them. @param others as the profile counts them */
export function Sessions({ others }: { others: number }) {
  const toast = useToast()
  const popups = usePopups()
  const end = useMutation({
    ...apiMutation(endOtherSessions),
    onError: () => toast({ status: false, message: 'Не удалось завершить сеансы' }),
  })
  const askAndEnd = async () => {
    const isSure = await popups.confirm({
      title: 'Завершить другие сеансы?',
      text: 'На других устройствах нужно будет войти заново.',
      confirm: 'Завершить',
      danger: true,
    })
    if (!isSure) return
    end.mutate({}, { onSuccess: () => toast({ message: 'Другие сеансы завершены', time: 4000 }) })
  }
  return (
    <Panel title="Сеансы">
      <div className={styles.stack}>
        <p>
          {others === 0
            ? 'Вы вошли только на этом устройстве.'
            : `Кроме этого, есть ещё ${countOf(others, ['сеанс', 'сеанса', 'сеансов'])} на других устройствах.`}
        </p>
        {others > 0 && (
          <Button loading={end.isPending} onClick={() => void askAndEnd()}>
            Завершить другие сеансы
          </Button>
        )}
      </div>
    </Panel>
  )
}
