import type { Data } from '../../api/operation.ts'
import type { getBalance } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { AskManager } from './AskManager.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import {
  type Act,
  actFields,
  actLooks,
  actRowFields,
  actTitle,
  ageingFields,
  balanceFields,
  type Contract,
  contractFields,
  contractLooks,
  debtFields,
  totalFields,
} from './finance-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'
import styles from './Records.module.css'
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
      title={`Договор ${contract.number}`}
      status={<RecordStatus status={contract.status} looks={contractLooks} />}
      record={contract}
      fields={contractFields}
    />
  ))
}

/** Acts and closing documents with their entries (R-FIN-02). */
export function ActCards({ items }: { items: readonly Act[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="document"
        title="Актов пока нет"
        text="Акт сверки подготовит менеджер."
        actions={<AskManager topic="Акт сверки" />}
      />
    )
  }
  return items.map((act) => (
    <RecordCard
      key={act.id}
      title={actTitle(act)}
      status={<RecordStatus status={act.status} looks={actLooks} />}
      record={act}
      fields={actFields}
    >
      <RecordTable
        heading="Операции"
        caption="Операции"
        fields={actRowFields}
        rows={act.rows}
        rowKey={({ date, document }) => `${date} ${document}`}
      />
    </RecordCard>
  ))
}

/** Debts and advances of the company (R-FIN-03, R-FIN-06). */
export function BalanceReport({ job, balance }: Data<typeof getBalance>) {
  return (
    <>
      {job?.status === 'queued' && (
        <p role="status">{`Новый отчёт готовится с ${formatShortDayTime(job.requestedAt)}.`}</p>
      )}
      {job?.status === 'failed' && (
        <ErrorState compact title="Новый отчёт не сформирован" text={job.failReason} />
      )}
      {balance ? (
        <Balance balance={balance} />
      ) : (
        <EmptyState
          icon="ruble"
          title="Отчёта о расчётах пока нет"
          text="Его подготовит менеджер."
          actions={<AskManager topic="Отчёт о расчётах" />}
        />
      )}
    </>
  )
}

function Balance({ balance }: { balance: NonNullable<Data<typeof getBalance>['balance']> }) {
  const { asOf, contractRows, totals, ageing, debts } = balance
  return (
    <>
      <p className={styles.muted}>{`По данным на ${formatShortDayTime(asOf)}`}</p>
      <RecordCard title="Всего" record={totals} fields={totalFields} />
      {totals.debt > 0 && <RecordCard title="Долг по срокам" record={ageing} fields={ageingFields} />}
      {contractRows.length > 0 && (
        <Panel title="По договорам" flush>
          <RecordTable
            caption="Расчёты по договорам"
            fields={balanceFields}
            rows={contractRows}
            rowKey={({ contractId }) => contractId ?? 0}
          />
        </Panel>
      )}
      {debts.length > 0 && (
        <Panel title="Неоплаченные документы" flush>
          <RecordTable
            caption="Неоплаченные документы"
            fields={debtFields}
            rows={debts}
            rowKey={({ document, date }) => `${date} ${document}`}
          />
        </Panel>
      )}
    </>
  )
}
