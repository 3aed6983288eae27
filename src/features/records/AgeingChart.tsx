import { formatMoney } from '../../lib/money.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { Panel } from '../../ui/Panel.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import type { Ageing } from './finance-fields.tsx'
import styles from './Papers.module.css'

const titles: Readonly<Record<keyof Ageing, string>> = {
  notDue: 'Срок не наступил',
  d1_15: 'Просрочено 1–15 дней',
  d16_30: '16–30 дней',
  d31_60: '31–60 дней',
  d61_90: '61–90 дней',
  d90plus: 'больше 90 дней',
}

interface Row {
  age: keyof Ageing
  sum: number
}

/** Debt by age: bars for the eye, the same figures as a table for everybody. @param debt the whole, kopecks */
export function AgeingChart({ ageing, debt }: { ageing: Ageing; debt: number }) {
  const columns: readonly Column<Row>[] = [
    { id: 'age', title: 'Срок', cell: ({ age }) => titles[age], card: 'head' },
    {
      id: 'bar',
      title: 'Доля долга',
      titleHidden: true,
      card: 'title',
      cell: ({ age, sum }) => (
        <progress
          aria-hidden="true"
          className={age === 'notDue' ? styles.bar : styles.overdueBar}
          max={debt}
          value={sum}
        />
      ),
    },
    { id: 'sum', title: 'Сумма', number: true, cell: ({ sum }) => formatMoney(sum), card: 'headEnd' },
  ]
  return (
    <Panel title="Долг по срокам" flush>
      <Table
        caption="Долг по срокам"
        columns={columns}
        rows={keysOf(titles).map((age) => ({ age, sum: ageing[age] }))}
        rowKey={({ age }) => age}
      />
    </Panel>
  )
}
