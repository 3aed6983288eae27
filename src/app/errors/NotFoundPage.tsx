import { useLocation } from 'react-router'
import { homePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useOnDemand } from '../../ui/on-demand.ts'
import { otherCompany } from './other-company-code.ts'
import type { ErrorPageProps } from '../error-status.ts'
import styles from './ErrorPage.module.css'

/** R-ERR-01 … R-ERR-04, O-21; O-25 keeps the spec's English line in small print. */
export function NotFoundPage({ canPass = false }: Partial<ErrorPageProps>) {
  const { pathname, search } = useLocation()
  return (
    <div className={styles.page}>
      <PageHead title="Страница не найдена" robots="noindex" />
      <h1 className={styles.code} tabIndex={-1}>
        404
      </h1>
      <p className={styles.lead}>Страница не найдена</p>
      <p>Такой страницы не существует: возможно, она удалена или в адресе ошибка.</p>
      {pathname.startsWith('/personal/') && <Hint />}
      {canPass && (
        // A plain link loads the same address anew, with or without scripts.
        <a className={buttonClass({ variant: 'primary' })} href={pathname + search}>
          Попробовать ещё раз
        </a>
      )}
      <Link className={buttonClass({ variant: canPass ? 'secondary' : 'primary' })} to={homePath}>
        На главную
      </Link>
      <p className={styles.small} lang="en">
        This page could not be found
      </p>
    </div>
  )
}

/** In the browser only: an error is drawn by the server as it is. */
function Hint() {
  const { module } = useOnDemand(otherCompany)
  return module && <module.OtherCompany />
}
