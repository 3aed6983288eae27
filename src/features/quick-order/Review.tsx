import { type Dispatch, type Ref, type SetStateAction, useMemo, useState } from 'react'
import { countOf, type PluralForms, productForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { cartPath } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { groupOf, type ListRow, type RowGroup, stateOf } from './list-row.ts'
import styles from './QuickOrder.module.css'
import { ReviewRow } from './ReviewRow.tsx'
import { toStatus } from './row-focus.ts'
import type { ListAddition } from './use-list-addition.ts'
import type { ListCheck } from './use-list-check.ts'

export interface ReviewProps extends Pick<ListCheck, 'progress' | 'check'> {
  rows: readonly ListRow[]
  setRows: Dispatch<SetStateAction<ListRow[]>>
  addition: ListAddition
  /** The line that tells what came of the last act. */
  status: Ref<HTMLParagraphElement>
  onClear: () => void
}

const rowForms: PluralForms = ['строка', 'строки', 'строк']
const groupTitles: Readonly<Record<RowGroup, string>> = {
  ready: 'Готовы',
  decide: 'Нужно решить',
  missing: 'Не найдены',
  waiting: 'Не проверены',
}

/** The rows of the list with what each one needs, and the button that puts the ready ones into the cart. */
export function Review({ rows, setRows, check, progress, addition, status, onClear }: ReviewProps) {
  const [shown, setShown] = useState<RowGroup | 'all'>('all')
  const { adding, failure, report, addReady } = addition
  const counts = { ready: 0, decide: 0, missing: 0, waiting: 0 }
  const grouped = rows.map((row) => {
    const group = groupOf(stateOf(row))
    counts[group] += 1
    return { row, group }
  })
  const groups = (['ready', 'decide', 'missing', 'waiting'] as const).filter((group) => counts[group] > 0)
  const isAll = shown === 'all' || counts[shown] === 0
  const visible = isAll ? grouped : grouped.filter(({ group }) => group === shown)

  // The same from render to render, so that a row is drawn again only when it has changed.
  const actions = useMemo(
    () => ({
      change: (key: number, change: (row: ListRow) => ListRow) =>
        setRows((all) => all.map((row) => (row.key === key ? change(row) : row))),
      remove: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
      checkAgain: ({ found: _found, chosen: _chosen, asked: given, ...row }: ListRow, article: string) => {
        const asked = { ...row, article, ...(given !== undefined && { quantity: String(given) }) }
        setRows((all) => all.map((one) => (one.key === row.key ? asked : one)))
        void check([asked])
      },
    }),
    [setRows, check],
  )

  return (
    <>
      {progress && <progress aria-label="Проверка списка" max={progress.total} value={progress.done} />}
      <p ref={status} role="status" tabIndex={-1}>
        {progress
          ? `Проверяем список: ${progress.done} из ${progress.total}`
          : statusWords(rows.length, counts, report)}
      </p>
      {report && report.waiting === 0 && !progress && rows.length === 0 && (
        <div className={styles.act}>
          <Link to={`${cartPath}#checkout`} className={buttonClass({ variant: 'primary' })}>
            Перейти к оформлению
          </Link>
        </div>
      )}
      {rows.length > 0 && (
        <>
          <div className={styles.act}>
            {counts.ready > 0 && (
              <Button
                ref={toStatus}
                variant="primary"
                icon="cart"
                loading={adding}
                onClick={() => void addReady(rows)}
              >
                {`Добавить в корзину: ${countOf(counts.ready, rowForms)}`}
              </Button>
            )}
            {groups.length > 1 && (
              <SegmentedControl
                label="Какие строки показать"
                value={isAll ? 'all' : shown}
                items={[
                  { value: 'all', title: `Все ${rows.length}` },
                  ...groups.map((group) => ({
                    value: group,
                    title: `${groupTitles[group]} ${counts[group]}`,
                  })),
                ]}
                onChange={setShown}
              />
            )}
            <Button variant="ghost" icon="trash" onClick={onClear}>
              Очистить список
            </Button>
          </div>
          {failure !== null && (
            <ErrorState
              compact
              title={failure}
              text="Список сохранён."
              retrying={adding}
              onRetry={() => void addReady(rows)}
            />
          )}
          <ol className={styles.rows}>
            {visible.map(({ row }) => (
              <ReviewRow key={row.key} row={row} {...actions} />
            ))}
          </ol>
        </>
      )}
    </>
  )
}

function statusWords(
  total: number,
  { ready, decide, missing, waiting }: Readonly<Record<RowGroup, number>>,
  report: ListAddition['report'],
): string {
  const added = report
    ? report.added > 0
      ? `Добавлено в корзину: ${countOf(report.added, productForms)}. `
      : report.waiting > 0
        ? `Добавим в\u00a0корзину, когда появится связь: ${countOf(report.waiting, productForms)}. `
        : 'В корзину ничего не добавлено. '
    : ''
  if (total === 0) return added
  const parts = [
    `готово — ${ready}`,
    ...(decide > 0 ? [`решить — ${decide}`] : []),
    ...(missing > 0 ? [`не найдено — ${missing}`] : []),
    ...(waiting > 0 ? [`не проверено — ${waiting}`] : []),
  ]
  return `${added}В списке ${countOf(total, rowForms)}: ${parts.join(', ')}.`
}
