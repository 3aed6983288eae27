import { Outlet } from 'react-router'
import { company } from '../../lib/company.ts'
import { homePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { SkipLink } from '../../ui/SkipLink.tsx'
import styles from './Layout.module.css'

/** Logo and content (R-LAYOUT-11, O-20): the results of a payment. */
export function ContentLayout() {
  return (
    <div className={styles.layout}>
      <SkipLink target="main" />
      <header className={styles.plain}>
        <Link to={homePath}>{company.name}</Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}
