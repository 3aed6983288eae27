import { useMutation, useQuery } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { deletePassport } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { passportQuery } from './account-queries.ts'
import styles from './Profile.module.css'

/** The stored passport by its last digits, with the popup that enters it (R-POPUP-14). */
export function PassportPanel({ birthDate }: { birthDate: string | null }) {
  const popups = usePopups()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = useQuery(passportQuery())
  const remove = useMutation({
    ...apiMutation(deletePassport),
    onError: () => toast({ status: false, message: 'Не удалось удалить паспорт' }),
  })
  const askAndRemove = async () => {
    const isSure = await popups.confirm({
      title: 'Удалить паспорт?',
      text: 'Согласие на его хранение будет отозвано. Готовые доверенности останутся как есть.',
      confirm: 'Удалить',
      danger: true,
    })
    if (isSure) remove.mutate({})
  }
  const open = () => void popups.open('passport', { birthDate })
  return (
    <Panel title="Паспорт">
      {!data && !isError && <Skeleton lines={2} />}
      {!data && isError && (
        <ErrorState
          compact
          title="Не удалось узнать, сохранён ли паспорт"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && !data.passport && (
        <div className={styles.stack}>
          <p>Не сохранён. Нужен только для доверенностей на получение товара.</p>
          <Button {...popups.intent('passport')} onClick={open}>
            Указать паспорт
          </Button>
        </div>
      )}
      {data?.passport && (
        <>
          <span className={styles.contact}>
            <span>{data.passport.mask}</span>
            <Button variant="link" {...popups.intent('passport')} onClick={open}>
              Заменить
            </Button>
            <Button variant="link" loading={remove.isPending} onClick={() => void askAndRemove()}>
              Удалить паспорт
            </Button>
          </span>
          <p className={styles.note}>
            {`Сохранён ${formatShortDayTime(data.passport.savedAt)}. Показываем только последние цифры.`}
          </p>
        </>
      )}
    </Panel>
  )
}
