import type { ReactNode } from 'react'
import { company } from '../../lib/company.ts'
import { homePath } from '../../lib/paths.ts'
import styles from './Layout.module.css'

/** Name and content, nothing of the backend (R-LAYOUT-12, O-20): error pages when the backend is down. */
export function BaseFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <header className={styles.plain}>
        {/* Not a router link: the next page shall be asked of the server, which may be well again. */}
        <a href={homePath}>{company.name}</a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
