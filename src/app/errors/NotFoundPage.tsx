import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { companiesQuery } from '../../api/frame-queries.ts'
import { sessionQuery } from '../../api/session.ts'
import { homePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { buttonClass } from '../../ui/button-class.ts'
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
      {pathname.startsWith('/personal/') && <OtherCompany />}
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

/** A reminder or a colleague's link may be of another company of the same person, whose things are 404 here. */
function OtherCompany() {
  // The header, which every page has loaded.
  const session = useQuery({ ...sessionQuery(), enabled: false })
  const isAuthorized = session.data?.userData.isAuthorized === true
  const companies = useQuery({ ...companiesQuery(), enabled: isAuthorized }).data?.items
  if (!companies || companies.length < 2) return null
  const current = companies.find((company) => company.current)
  return (
    <p>
      {`${current ? `Сейчас выбрана компания ${current.name}.` : 'Сейчас не выбрана ни одна компания.'} Если вы открывали машину, заказ или документ другой вашей компании, выберите её вверху страницы и откройте ссылку ещё раз.`}
    </p>
  )
}
