import { cx } from './class-names.ts'
import styles from './Backdrop.module.css'

export interface BackdropProps {
  visible: boolean
  onClick?: () => void
}

/** The dark sheet under dialogs, on layer 3000 (R-WIDGET-25, R-POPUP-48). Stays mounted so that it can fade out. */
export function Backdrop({ visible, onClick }: BackdropProps) {
  return (
    <div
      aria-hidden
      className={cx(styles.backdrop, visible && styles.visible)}
      // The second click of a double click was meant for the opener of the dialog, not for the backdrop.
      onClick={({ detail }) => detail < 2 && onClick?.()}
    />
  )
}
