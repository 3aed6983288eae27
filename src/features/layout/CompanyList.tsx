import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { type listCompanies, switchContractor } from '../../generated/operations.ts'
import { Icon } from '../../ui/Icon.tsx'
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
  return (
    <ul role="list" className={styles.list} aria-busy={change.isPending}>
      {companies.map(({ id, name, inn, current }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.company}
            aria-current={current ? 'true' : undefined}
            disabled={change.isPending || change.isSuccess}
            onClick={() => {
              if (!current) change.mutate({ query: { contragentId: id } })
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
    </ul>
  )
}
