import { Button } from '../../ui/Button.tsx'
import { ActCard } from './Acts.tsx'
import { type Act, actRowFields, actTitle } from './finance-fields.tsx'
import styles from './Papers.module.css'
import { RecordTable } from './RecordTable.tsx'

/** One act or closing document: its sums, its entries, and what can be done with it (R-FIN-02, R-FIN-05). */
export function ActView({ act }: { act: Act }) {
  return (
    <>
      <div className={styles.tools}>
        <Button icon="print" variant="ghost" onClick={() => window.print()}>
          Печать
        </Button>
      </div>
      <ActCard act={act} title="Итоги">
        <RecordTable
          heading="Операции"
          caption={`Операции, ${actTitle(act)}`}
          fields={actRowFields}
          rows={act.rows}
          rowKey={({ date, document }) => `${date} ${document}`}
        />
      </ActCard>
    </>
  )
}
