import { PageHead } from '../../routes/PageHead.tsx'
import { SupportAdvice } from './SupportAdvice.tsx'
import styles from './ErrorPage.module.css'

/** R-ERR-05 … R-ERR-09, O-22: any 5xx but 523. */
export function ServerErrorPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Сайт временно недоступен" robots="noindex" />
      <h1 className={styles.code} tabIndex={-1}>
        500
      </h1>
      <SupportAdvice />
    </div>
  )
}
