import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { type FieldsOf, shownFields } from './record-fields.ts'
import styles from './Records.module.css'

export interface RecordCardProps<T extends object> {
  title: ReactNode
  /** At the right end of the heading: the state of the record. */
  status?: ReactNode
  record: T
  fields: FieldsOf<T>
  /** What has tables of its own, under the fields. */
  children?: ReactNode
}

/** One thing of a list: its heading, its fields with names, what belongs to it. */
export function RecordCard<T extends object>({
  title,
  status,
  record,
  fields,
  children,
}: RecordCardProps<T>) {
  const items = shownFields(fields)
    .map(({ label, words }) => ({ name: label, value: words(record) }))
    .filter(({ value }) => value !== null)
  return (
    <Panel title={<span className={styles.heading}>{title}</span>} actions={status}>
      <div className={styles.record}>
        <PropertyList columns items={items} />
        {children}
      </div>
    </Panel>
  )
}
