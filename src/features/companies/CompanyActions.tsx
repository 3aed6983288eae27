import { createPortal } from 'react-dom'
import { useCompanySwitch } from '../../api/company-switch.ts'
import { useWaitingQuestion } from '../../popups/use-waiting-question.ts'
import { Button } from '../../ui/Button.tsx'
import { GlobalLoader } from '../../ui/Loader.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { CompanySummary } from './company-api.ts'
import styles from './Companies.module.css'
import { useLeaveCompany } from './use-leave-company.ts'

/** The actions on the membership that the server allows: to buy for the company, to leave it. */
export function CompanyActions({
  company,
}: {
  company: Pick<CompanySummary, 'id' | 'name' | 'current' | 'allowedActions'>
}) {
  const { id, name, allowedActions } = company
  const toast = useToast()
  const mayDrop = useWaitingQuestion()
  const { switchTo, isSwitching } = useCompanySwitch(() =>
    toast({ status: false, message: 'Не удалось сменить контрагента' }),
  )
  const { ask, isLeaving } = useLeaveCompany(company)
  if (!allowedActions.includes('switch') && !allowedActions.includes('leave')) return null
  return (
    <div className={styles.actions}>
      {allowedActions.includes('switch') && (
        <Button
          icon="company"
          aria-label={`Покупать от этой компании: ${name}`}
          loading={isSwitching}
          onClick={() => void mayDrop('company').then((yes) => yes && switchTo(id))}
        >
          Покупать от этой компании
        </Button>
      )}
      {allowedActions.includes('leave') && (
        <Button
          icon="logout"
          aria-label={`Выйти из компании «${name}»`}
          loading={isLeaving}
          onClick={() => void ask()}
        >
          Выйти из компании
        </Button>
      )}
      {isSwitching && createPortal(<GlobalLoader label="Меняем контрагента…" />, document.body)}
    </div>
  )
}
