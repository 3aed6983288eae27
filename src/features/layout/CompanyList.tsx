import { createPortal } from 'react-dom'
import { useCompanySwitch } from '../../api/company-switch.ts'
import type { Data } from '../../api/operation.ts'
import type { listCompanies } from '../../generated/operations.ts'
import { useWaitingQuestion } from '../../popups/use-waiting-question.ts'
import { Icon } from '../../ui/Icon.tsx'
import { GlobalLoader } from '../../ui/Loader.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './CompanySwitcher.module.css'

type Companies = Data<typeof listCompanies>['items']

/** The companies of the customer; choosing another one reloads the whole page (R-COMP-04, R-COMP-05). */
export default function CompanyList({ companies }: { companies: Companies }) {
  const toast = useToast()
  const mayDrop = useWaitingQuestion()
  const { switchTo, isSwitching } = useCompanySwitch(() =>
    toast({ status: false, message: 'Не удалось сменить контрагента' }),
  )
  return (
    <ul role="list" className={styles.list} aria-busy={isSwitching}>
      {companies.map(({ id, name, inn, current }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.company}
            aria-current={current ? 'true' : undefined}
            // Not `disabled`: after a refusal the focus would be lost.
            aria-disabled={isSwitching}
            onClick={() => {
              if (!current && !isSwitching) void mayDrop('company').then((yes) => yes && switchTo(id))
            }}
          >
            <span>
              {name}
              <span className={styles.inn}>ИНН {inn}</span>
            </span>
            {current && <Icon name="check" label="Текущий контрагент" />}
          </button>
        </li>
      ))}
      {isSwitching && createPortal(<GlobalLoader label="Меняем контрагента…" />, document.body)}
    </ul>
  )
}
