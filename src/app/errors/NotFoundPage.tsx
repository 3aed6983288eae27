import { homePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './ErrorPage.module.css'

/** R-ERR-01 … R-ERR-04, O-21; O-25 keeps the spec's English line in small print. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Страница не найдена" robots="noindex" />
      <h1 className={styles.code} tabIndex={-1}>
        404
      </h1>
      <p className={styles.lead}>Страница не найдена</p>
      <p>Такой страницы не существует: возможно, она удалена или в адресе ошибка.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={homePath}>
        На главную
      </Link>
      <p className={styles.small} lang="en">
        This page could not be found
      </p>
    </div>
  )
}
