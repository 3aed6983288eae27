import { useMutation } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { apiMutation } from '../../api/api-mutation.ts'
import type { Data } from '../../api/operation.ts'
import { type listCompanies, switchContractor } from '../../generated/operations.ts'
import { Icon } from '../../ui/Icon.tsx'
import { GlobalLoader } from '../../ui/Loader.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './CompanySwitcher.module.css'
import { usePageReload } from './page-reload.ts'

type Companies = Data<typeof listCompanies>['items']

/** The companies of the customer; choosing another one reloads the whole page (R-COMP-04, R-COMP-05). */
export default function CompanyList({ companies }: { companies: Companies }) {
  const toast = useToast()
  const reload = usePageReload()
  const change = useMutation({
    mutationFn: apiMutation(switchContractor).mutationFn,
    onSuccess: reload,
    onError: () => toast({ status: false, message: 'Не удалось сменить контрагента' }),
  })
  // Until the document unloads: everything on it belongs to the former company (R-LAYOUT-10).
  const isChanging = change.isPending || change.isSuccess
  return (
    <ul role="list" className={styles.list} aria-busy={isChanging}>
      {companies.map(({ id, name, inn, current }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.company}
            aria-current={current ? 'true' : undefined}
            // Not `disabled`: after a refusal the focus would be lost.
            aria-disabled={isChanging}
            onClick={() => {
              if (!current && !isChanging) change.mutate({ query: { contragentId: id } })
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
      {isChanging && createPortal(<GlobalLoader label="Меняем контрагента…" />, document.body)}
    </ul>
  )
}
