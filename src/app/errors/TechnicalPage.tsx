import { PageHead } from '../../routes/PageHead.tsx'
import { SupportAdvice } from './SupportAdvice.tsx'
import styles from './ErrorPage.module.css'

/** R-ERR-10 … R-ERR-12, O-24: technical works, and every technical error without a page of its own. */
export function TechnicalPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Ведутся технические работы" robots="noindex" />
      <h1 tabIndex={-1}>Ведутся технические работы</h1>
      <SupportAdvice />
    </div>
  )
}
