import type { DriftEntry } from '../../tools/contract/drift/drift-log.ts'
import type { ViolationKind } from '../../tools/contract/drift/violation.ts'
import { formatTime } from '../lib/dates.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/State.tsx'
import { Tag } from '../ui/Tag.tsx'
import styles from './DevPanel.module.css'

const kindWords: Readonly<Record<ViolationKind, string>> = {
  operation: 'нет в контракте',
  noAnswer: 'нет ответа',
  notBuilt: 'не построена',
  status: 'неописанный статус',
  header: 'заголовок',
  contentType: 'тип содержимого',
  json: 'не JSON',
  missing: 'нет поля',
  schema: 'не по схеме',
  undocumented: 'неописанное поле',
  meaning: 'противоречит правилу',
  example: 'пример контракта',
}

/** So many breaches of one answer are shown; a list with one fault in each item has hundreds. */
const shownViolations = 20

/** Answers that broke the contract or were its example, newest first, each with its places. */
export function DriftList({ entries, onClear }: { entries: readonly DriftEntry[]; onClear: () => void }) {
  if (entries.length === 0)
    return (
      <EmptyState
        icon="success"
        heading="h3"
        title="Ответы соответствуют контракту"
        text="Здесь появится каждый ответ, который его нарушит: странице или серверу, который её рисует."
      />
    )
  return (
    <>
      <div className={styles.toolbar}>
        <p>Новые сверху, одинаковые сложены.</p>
        <Button size="small" icon="trash" onClick={onClear}>
          Очистить
        </Button>
      </div>
      <ol className={styles.entries} aria-live="polite">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <h3 className={styles.operation}>
              {entry.operationId ?? 'Неизвестная операция'}
              {entry.count > 1 && <span className={styles.count}> ×{entry.count}</span>}
            </h3>
            <p className={styles.call}>
              {entry.method} {entry.pathname} → {entry.status ?? 'нет ответа'}
              <time dateTime={entry.at}> · {formatTime(entry.at)}</time>
            </p>
            <ul className={styles.violations}>
              {entry.violations.slice(0, shownViolations).map(({ kind, pointer, expected, got }) => (
                <li key={`${kind} ${pointer} ${expected}`}>
                  <p className={styles.place}>
                    <Tag tone={kind === 'undocumented' || kind === 'example' ? 'neutral' : 'yellow'}>
                      {kindWords[kind]}
                    </Tag>
                    <code>{pointer || (kind === 'json' ? 'всё тело' : '')}</code>
                  </p>
                  <dl className={styles.words}>
                    <dt>ожидалось</dt>
                    <dd>{expected}</dd>
                    <dt>пришло</dt>
                    <dd>
                      <code>{got}</code>
                    </dd>
                  </dl>
                </li>
              ))}
            </ul>
            {entry.violations.length > shownViolations && (
              <p>и ещё {entry.violations.length - shownViolations}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
