import { useState } from 'react'
import { calendarDayOf, formatCalendarDay } from '../../lib/dates.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { Spreadsheet } from '../../lib/spreadsheet.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Balance } from './finance-fields.tsx'

const code = onDemand(() => import('../../lib/workbook.ts'))
const intent = onIntent(async () => code.load())

/** Saves the unpaid documents of a report as XLSX. */
export function BalanceExport({ balance }: { balance: Balance }) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const table = tableOf(balance)
      const { workbookOf } = await code.load()
      saveFile(`${table.name}.xlsx`, await workbookOf(table))
      toast({ message: `Файл «${table.name}.xlsx» готов`, time: 4000 })
    } catch {
      toast({ status: false, message: 'Не удалось выгрузить отчёт' })
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button icon="download" loading={isSaving} {...intent} onClick={() => void save()}>
      Скачать XLSX
    </Button>
  )
}

/** Rows by contract, then the unpaid documents; the sums are those of the report. */
function tableOf({ asOf, contractRows, debts }: Balance): Spreadsheet {
  const balances = contractRows.map((row) => [
    `Договор ${row.contractNumber || '—'}: сальдо`,
    null,
    null,
    row.balance,
    null,
    row.debt,
    null,
  ])
  return {
    name: `Расчёты ${calendarDayOf(asOf)}`,
    columns: [
      { title: 'Документ', width: 34 },
      { title: 'Дата', width: 12 },
      { title: 'Оплатить до', width: 12 },
      { title: 'Сумма, ₽', money: true },
      { title: 'Оплачено, ₽', money: true },
      { title: 'Долг, ₽', money: true },
      { title: 'Просрочка, дней', width: 16 },
    ],
    rows: [
      ...debts.map((debt) => [
        debt.document,
        formatCalendarDay(debt.date),
        formatCalendarDay(debt.dueDate),
        debt.sum,
        debt.paid,
        debt.left,
        debt.overdueDays,
      ]),
      ...balances,
    ],
  }
}
