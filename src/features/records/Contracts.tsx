import { contractPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { CreditBar } from './CreditBar.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { AskManager } from './AskManager.tsx'
import styles from './Papers.module.css'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { type Contract, contractFields, contractLooks } from './finance-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordStatus } from './status-look.tsx'

/** Contracts of the company (R-FIN-01). */
export function ContractCards({ items }: { items: readonly Contract[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="contract"
        title="Договоров пока нет"
        text="Менеджер подготовит договор поставки для вашей компании."
        actions={<AskManager topic="Заключить договор" />}
      />
    )
  }
  return items.map((contract) => (
    <RecordCard
      key={contract.id}
      title={<Link to={contractPath(contract.id)}>{`Договор ${contract.number}`}</Link>}
      status={<RecordStatus status={contract.status} looks={contractLooks} />}
      record={contract}
      fields={contractFields}
    >
      <CreditBar contract={contract} />
      {contract.allowedActions.includes('requestAct') && (
        <div className={styles.tools}>
          <PopupButton
            popup="act-request"
            props={{ contractId: contract.id }}
            icon="document"
            aria-label={`Запросить акт по договору ${contract.number}`}
          >
            Запросить акт
          </PopupButton>
        </div>
      )}
    </RecordCard>
  ))
}
