import type { ReactNode } from 'react'
import { cx } from '../ui/class-names.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { usePopup } from './popup-context.ts'
import styles from './PopupShell.module.css'

export interface PopupShellProps {
  title: ReactNode
  children: ReactNode
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode
  /** A line under the title. */
  subtitle?: ReactNode
  className?: string
}

/** The inside of every popup: title, close button, scrolling body, footer. Its heading names the dialog. */
export function PopupShell({ title, subtitle, children, footer, className }: PopupShellProps) {
  const { titleId, close } = usePopup()
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <IconButton icon="close" label="Закрыть" onClick={() => void close()} />
      </div>
      <div className={cx(styles.body, className)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  )
}
