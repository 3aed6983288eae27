import styles from './VisuallyHidden.module.css'

export interface SkipLinkProps {
  /** The id of the main region, without the hash sign. */
  target: string
  children?: string
}

/** The first thing that Tab reaches, before the notices too: jumps over the header. Disabled behind a popup. */
export function SkipLink({ target, children = 'Перейти к содержанию' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`} data-page-root>
      {children}
    </a>
  )
}
