import { NoValue, Table } from '../../ui/Table.tsx'
import { type FieldsOf, shownFields } from './record-fields.ts'
import styles from './Records.module.css'

export interface RecordTableProps<T extends object> {
  caption: string
  fields: FieldsOf<T>
  rows: readonly T[]
  rowKey: (row: T) => string | number
  /** Shown over the table; absent if the panel around it says the same. */
  heading?: string
}

/** Rows of one kind as a table, on a phone as cards "name: value". Nothing for no rows. */
export function RecordTable<T extends object>({
  caption,
  fields,
  rows,
  rowKey,
  heading,
}: RecordTableProps<T>) {
  if (rows.length === 0) return null
  const columns = shownFields(fields).map(({ name, label, number, words }) => ({
    id: name,
    title: label,
    number,
    cell: (row: T) => words(row) ?? <NoValue />,
  }))
  return (
    <div>
      {heading && <h3 className={styles.subheading}>{heading}</h3>}
      <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
    </div>
  )
}
