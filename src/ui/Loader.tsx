import { cx } from './class-names.ts'
import styles from './Loader.module.css'

/** A spinner in the colour of the text. Decorative: its surroundings must name what is loading. */
export function Spinner({ large = false, className }: { large?: boolean; className?: string }) {
  return <span aria-hidden className={cx(styles.spinner, large && styles.large, className)} />
}

/** Replaces one loading part of a page (R-WIDGET-24). */
export function LocalLoader({ label = 'Загрузка…', className }: { label?: string; className?: string }) {
  return (
    <div role="status" className={cx(styles.local, className)}>
      <Spinner />
      {label}
    </div>
  )
}

/** Covers the whole page while it is blocked (R-WIDGET-23). */
export function GlobalLoader({ label = 'Загрузка…' }: { label?: string }) {
  return (
    <div role="status" className={styles.global}>
      <div className={styles.plate}>
        <Spinner large />
        {label}
      </div>
    </div>
  )
}

/**
 * The bar at the top of the window during a navigation (R-CONST-32, R-CONST-33, R-CONST-34, O-104). Always mounted.
 * It is a status outside all landmarks, so it has to be a live region (WCAG 4.1.3).
 */
export function LoadingBar({ active }: { active: boolean }) {
  return (
    <div
      className={cx(styles.bar, active && styles.running)}
      {...(active
        ? { role: 'progressbar', 'aria-label': 'Загрузка страницы', 'aria-live': 'polite' as const }
        : { 'aria-hidden': true })}
    />
  )
}
