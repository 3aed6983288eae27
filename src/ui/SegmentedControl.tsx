import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './SegmentedControl.module.css'

export interface SegmentedControlProps<Value extends string> {
  label: string
  items: readonly { value: Value; title: string; icon?: IconName; titleHidden?: boolean }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few views of the same thing, one of them on: list or grid. */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          aria-pressed={item.value === value}
          className={styles.segment}
          {...(item.titleHidden && { 'aria-label': item.title, title: item.title })}
          onClick={() => item.value !== value && onChange(item.value)}
        >
          {item.icon && <Icon name={item.icon} />}
          {!item.titleHidden && item.title}
        </button>
      ))}
    </div>
  )
}
