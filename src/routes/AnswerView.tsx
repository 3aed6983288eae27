import styles from './AnswerView.module.css'

/** Deeper than this an answer is no longer for reading. */
const deepest = 3
/** Rows of one table. */
const mostRows = 50

/** Any answer of the contract in readable form: objects as lists of terms, lists of objects as tables. */
export function AnswerView({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (value === null || value === undefined || value === '') return <>—</>
  if (typeof value === 'boolean') return <>{value ? 'да' : 'нет'}</>
  if (typeof value === 'string' || typeof value === 'number') return <>{value}</>
  if (depth > deepest || typeof value !== 'object') return <>…</>
  if (Array.isArray(value)) return <ListView items={value} depth={depth} />
  return (
    <dl className={styles.list}>
      {Object.entries(value).map(([name, part]) => (
        <Term key={name} name={name} value={part} depth={depth} />
      ))}
    </dl>
  )
}

function Term({ name, value, depth }: { name: string; value: unknown; depth: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <AnswerView value={value} depth={depth + 1} />
      </dd>
    </>
  )
}

function ListView({ items, depth }: { items: readonly unknown[]; depth: number }) {
  if (items.length === 0) return <>Пока ничего нет</>
  const rows = items.filter(isRecord)
  if (rows.length < items.length) {
    return (
      <ul>
        {Object.entries(items).map(([place, item]) => (
          // The place in the answer is the only identity that its values have.
          <li key={place}>
            <AnswerView value={item} depth={depth + 1} />
          </li>
        ))}
      </ul>
    )
  }
  const columns = [
    ...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => isPlain(row[name])))),
  ].slice(0, 8)
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows.slice(0, mostRows)).map(([place, row]) => (
            <tr key={place}>
              {columns.map((name) => (
                <td key={name}>
                  <AnswerView value={row[name]} depth={depth + 1} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isPlain(value: unknown): boolean {
  return value !== null && ['string', 'number', 'boolean'].includes(typeof value)
}
