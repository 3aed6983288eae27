import { cx } from '../ui/class-names.ts'
import styles from './PinButton.module.css'

export interface PinButtonProps {
  /** As on the map. */
  number: number
  title: string
  chosen: boolean
  onChoose: () => void
}

/** The number of a row; it marks the pin of the same number on the map. */
export function PinButton({ number, title, chosen, onChoose }: PinButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${number}. Показать на карте: ${title}`}
      aria-pressed={chosen}
      className={cx(styles.pin, chosen && styles.chosen)}
      onClick={onChoose}
    >
      {number}
    </button>
  )
}
