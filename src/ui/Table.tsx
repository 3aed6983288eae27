import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './Table.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface Column<Row> {
  id: string
  title: ReactNode
  /** In a card, where the title is more than words. */
  label?: string
  /** The heading is for screen readers only (columns of buttons). */
  titleHidden?: boolean
  cell: (row: Row) => ReactNode
  /** A column of controls, which paper leaves out. */
  screenOnly?: boolean
  /** Numbers and sums stand to the right. */
  number?: boolean
  /** CSS width of the column. */
  width?: string
  sort?: 'ascending' | 'descending' | 'none'
  /**
   * The place below 769 px. First line: `head` and, at its right end, `headEnd`; then `title`, a line of its own; then
   * the rest in order: `line`, "heading: value" as a line of its own, `plain`, `end` at the right end, `away` left out.
   * Not given: "heading: value".
   */
  card?: 'head' | 'headEnd' | 'title' | 'line' | 'plain' | 'end' | 'away'
}

export interface TableProps<Row> {
  /** Names the table; hidden unless `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** A table row before this one, with a key: the heading of those that follow. */
  headingBefore?: (row: Row) => ReactNode
  /** Rows of 32, 40 (default) or 52 px. */
  density?: 'compact' | 'default' | 'touch'
  stickyFirst?: boolean
  /** Rows turn into cards below 769 px (default); else the table scrolls sideways. */
  cards?: boolean
  /** Sums under a 2 px line; cells by column id, the rest empty. */
  totals?: readonly Record<string, ReactNode>[]
  className?: string
}

/** An empty cell; a card hides it together with its label. */
export const NoValue = () => <span data-empty>—</span>

const totalKey = (index: number) => `total-${index}`

/**
 * A dense table: hairlines, sticky head (`--table-top` moves it under a sticky header), numbers to the right. Roles
 * are explicit, because `display: block` on a phone removes them in some browsers.
 */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  headingBefore,
  density = 'default',
  stickyFirst = false,
  cards = true,
  totals,
  className,
}: TableProps<Row>) {
  const cellClass = ({ number, card }: Column<Row>) =>
    cx(number && styles.number, card && styles[card]) || undefined
  return (
    <div
      className={cx(!cards && styles.scroll, className)}
      {...(!cards && { tabIndex: 0, role: 'region', 'aria-label': caption })}
    >
      <table
        role="table"
        className={cx(
          styles.table,
          density !== 'default' && styles[density],
          stickyFirst && styles.stickyFirst,
          cards && styles.cards,
        )}
      >
        <caption className={cx(captionShown && styles.caption)}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                className={column.number ? styles.number : undefined}
                {...(column.screenOnly && { 'data-print': 'no' })}
                {...(column.sort && { 'aria-sort': column.sort })}
                {...(column.width && { style: { width: column.width } })}
              >
                {column.titleHidden ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.flatMap((row) => [
            headingBefore?.(row),
            <tr role="row" key={rowKey(row)}>
              {columns.map((column) => (
                <td
                  role="cell"
                  key={column.id}
                  className={cellClass(column)}
                  {...(column.screenOnly && { 'data-print': 'no' })}
                >
                  {cards && (!column.card || column.card === 'line') && !column.titleHidden && (
                    <span aria-hidden className={styles.label}>
                      {column.label ?? column.title}
                      {': '}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>,
          ])}
        </tbody>
        {totals && totals.length > 0 && (
          <tfoot role="rowgroup">
            {totals.map((total, index) => (
              <tr role="row" key={totalKey(index)}>
                {columns.map((column) => (
                  <td role="cell" key={column.id} className={column.number ? styles.number : undefined}>
                    {total[column.id]}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}
