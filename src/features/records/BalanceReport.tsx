import { useMutation, useQuery } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { companiesQuery } from '../../api/frame-queries.ts'
import type { Data } from '../../api/operation.ts'
import { type getBalance, requestBalance } from '../../generated/operations.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { handOnToPage } from '../../ui/hand-on-to-page.ts'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { type Balance, balanceFields, debtFields, totalFields } from './finance-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'
import { PaymentCalendar } from './PaymentCalendar.tsx'
import { AgeingChart } from './AgeingChart.tsx'
import { BalanceExport } from './BalanceExport.tsx'
import styles from './Papers.module.css'

/** Debts and advances of the company, made on request (R-FIN-03, R-FIN-06). */
export function BalanceReport({ job, balance }: Data<typeof getBalance>) {
  const { ask, isPending } = useRequest()
  const isQueued = job?.status === 'queued'
  const button = (words: string) => (
    <Button
      ref={handOnToPage}
      icon="refresh"
      variant={balance ? 'secondary' : 'primary'}
      loading={isPending}
      onClick={ask}
    >
      {words}
    </Button>
  )
  return (
    <>
      {balance && (
        <div className={styles.tools}>
          {!isQueued && button('Обновить отчёт')}
          <BalanceExport balance={balance} />
          <Button icon="print" variant="ghost" onClick={() => window.print()}>
            Печать
          </Button>
        </div>
      )}
      {isQueued && (
        <p role="status" className={styles.progress}>
          <span>{`Отчёт готовится с ${formatShortDayTime(job.requestedAt)}, обычно это полминуты.`}</span>
          <progress aria-label="Отчёт готовится" />
        </p>
      )}
      {job?.status === 'failed' && (
        <ErrorState
          compact
          title="Новый отчёт не сформирован"
          text={job.failReason}
          retrying={isPending}
          onRetry={ask}
        />
      )}
      {balance && <Figures balance={balance} />}
      {!balance && !isQueued && job?.status !== 'failed' && (
        <EmptyState
          icon="ruble"
          title="Отчёта о расчётах пока нет"
          text="Сформируем его по заказам и оплатам на текущий момент."
          actions={button('Сформировать отчёт')}
        />
      )}
    </>
  )
}

/** Asks for a new report of the current company (R-API-58). */
function useRequest() {
  const toast = useToast()
  const { data } = useQuery(companiesQuery())
  const company = data?.items.find(({ current }) => current)
  const { mutate, isPending } = useMutation({
    ...apiMutation(requestBalance),
    onError: (error) => {
      const message =
        isProblem(error) && error.httpStatus === 429
          ? 'Отчёт только что сформирован. Новый можно запросить через минуту.'
          : 'Не удалось запросить отчёт'
      toast({ status: false, message })
    },
  })
  const ask = () => {
    if (company) mutate({ body: { contragentId: company.id } })
    else toast({ status: false, message: 'Не удалось запросить отчёт. Обновите страницу.' })
  }
  return { isPending, ask }
}

function Figures({ balance: { asOf, contractRows, totals, ageing, debts, calendar } }: { balance: Balance }) {
  return (
    <>
      <p className={styles.muted}>{`По данным на ${formatShortDayTime(asOf)}`}</p>
      <RecordCard title="Всего" record={totals} fields={totalFields} />
      {totals.debt > 0 && <AgeingChart ageing={ageing} debt={totals.debt} />}
      {calendar && calendar.length > 0 && <PaymentCalendar days={calendar} />}
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
      {debts.length > 0 ? (
        <Panel title="Неоплаченные документы" flush>
          <RecordTable
            caption="Неоплаченные документы"
            fields={debtFields}
            rows={debts}
            rowKey={({ document, date }) => `${date} ${document}`}
          />
        </Panel>
      ) : (
        <p>Неоплаченных документов нет.</p>
      )}
    </>
  )
}
