import { cx } from './class-names.ts'
import spriteUrl from './icons.svg?url&no-inline'
import styles from './Layout.module.css'

/** The crane hook on yellow and the company's name, which is configuration. The link around it is the caller's. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cx(styles.logo, className)}>
      <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden>
        <use href={`${spriteUrl}#logo`} />
      </svg>
      {name}
    </span>
  )
}
