import type { ReactNode } from 'react'
import { formatCalendarDay } from '../../lib/dates.ts'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { AskManager } from './AskManager.tsx'
import { CreditBar } from './CreditBar.tsx'
import { files } from './field-values.tsx'
import { type Contract, contractFields, contractLooks } from './finance-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import styles from './Papers.module.css'
import { RecordStatus } from './status-look.tsx'

export interface ContractViewProps {
  contract: Contract
  /** The orders under it; they belong to another feature. */
  orders: ReactNode
}

/** One contract: its end, terms, credit, files and orders (R-FIN-01, R-FIN-04). */
export function ContractView({ contract, orders }: ContractViewProps) {
  const { id, number, status, creditLimit, allowedActions } = contract
  return (
    <>
      <Ending contract={contract} />
      <div className={styles.tools}>
        {allowedActions.includes('requestAct') && (
          <PopupButton popup="act-request" props={{ contractId: id }} icon="document">
            Запросить акт
          </PopupButton>
        )}
        <Button icon="print" variant="ghost" onClick={() => window.print()}>
          Печать
        </Button>
      </div>
      <RecordCard
        title="Условия"
        status={<RecordStatus status={status} looks={contractLooks} />}
        record={contract}
        fields={termFields}
      >
        <Default contract={contract} />
      </RecordCard>
      <Panel title="Кредит">
        {creditLimit > 0 ? (
          <CreditBar contract={contract} />
        ) : (
          <p>{`По договору ${number} работаем по предоплате.`}</p>
        )}
      </Panel>
      <Panel title="Файлы">
        {contract.files.length > 0 ? (
          files(contract.files)
        ) : (
          <p>Скана договора здесь пока нет, его загрузит менеджер.</p>
        )}
      </Panel>
      {orders}
    </>
  )
}

/** The fields that have no panel of their own. */
const termFields = {
  ...contractFields,
  creditLimit: 'apart',
  creditUsed: 'apart',
  creditLeft: 'apart',
  files: 'apart',
} as const

/** What happens at its end, and the way to a new term. */
function Ending({ contract: { number, status, validUntil } }: { contract: Contract }) {
  if (status !== 'expiring' && status !== 'expired') return null
  const day = validUntil === null ? '' : ` ${formatCalendarDay(validUntil)}`
  return (
    <Panel title={status === 'expiring' ? 'Договор скоро закончится' : 'Договор закончился'}>
      <div className={styles.stack}>
        <p>
          {status === 'expiring'
            ? `Он действует до${day}. После этого дня оформить по нему заказ будет нельзя.`
            : `Он действовал до${day}. Новые заказы по нему не оформить.`}
        </p>
        <div>
          <AskManager topic={`Продлить договор ${number}`} />
        </div>
      </div>
    </Panel>
  )
}

/** Which contract the checkout begins with; the seller sets it (decision 255). */
function Default({ contract: { isDefault, status } }: { contract: Contract }) {
  if (isDefault || (status !== 'active' && status !== 'expiring')) return null
  return (
    <p className={styles.muted}>
      При оформлении заказа его можно выбрать. Чтобы он выбирался сам, напишите менеджеру.
    </p>
  )
}
