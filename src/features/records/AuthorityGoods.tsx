import { type Control, useController } from 'react-hook-form'
import { Stepper } from '../../ui/Stepper.tsx'
import type { AuthorityFields, AuthorityOut, OpenLine } from './authority-form.ts'
import styles from './AuthorityGoods.module.css'

/** How much of each line may be received; 0 leaves a line out. */
export function AuthorityGoods({
  control,
  lines,
}: {
  control: Control<AuthorityFields, unknown, AuthorityOut>
  lines: readonly OpenLine[]
}) {
  const { field, fieldState } = useController({ control, name: 'lines' })
  const message = fieldState.error?.message ?? fieldState.error?.root?.message
  return (
    <fieldset className={styles.goods}>
      <legend>Что получить</legend>
      <ul role="list">
        {lines.map(({ id, name, unit, left }) => (
          <li key={id} className={styles.line}>
            <span className={styles.name}>
              {name}
              <span className={styles.left}>{`осталось ${left} ${unit}`}</span>
            </span>
            <Stepper
              value={field.value.find(({ lineId }) => lineId === id)?.quantity ?? 0}
              min={0}
              max={left}
              size="small"
              label={`Количество, ${name}`}
              onChange={(quantity) =>
                field.onChange(field.value.map((line) => (line.lineId === id ? { ...line, quantity } : line)))
              }
            />
          </li>
        ))}
      </ul>
      {message && (
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
    </fieldset>
  )
}
