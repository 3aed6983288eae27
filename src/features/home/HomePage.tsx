import type { ReactNode } from 'react'
import styles from './HomePage.module.css'

/** The parts of the home page under each other, the blocks of text after them. */
export function HomePage({ children, blocks }: { children: ReactNode; blocks: ReactNode }) {
  return (
    <article className={styles.page}>
      {children}
      <div className={styles.blocks} data-rest="">
        {blocks}
      </div>
    </article>
  )
}
