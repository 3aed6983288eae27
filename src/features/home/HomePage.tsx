import type { ReactNode } from 'react'
import styles from './HomePage.module.css'

/** The parts of the home page under each other. */
export function HomePage({ children }: { children: ReactNode }) {
  return <article className={styles.page}>{children}</article>
}
