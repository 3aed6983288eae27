import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { companiesQuery } from '../api/frame-queries.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { profileQuery } from '../features/account/account-queries.ts'
import { PasswordChange } from '../features/account/PasswordChange.tsx'
import { ProfileCard } from '../features/account/ProfileCard.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** Who is logged in (R-ACC-14, R-API-09); the mobile menu leads here (R-MOB-14). */
export const profilePage = { loader, Component }

async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  await Promise.all([loadPage(app, profileQuery()), loadOptional(app, companiesQuery())])
  return null
}

function Component() {
  const { data } = useSuspenseQuery(profileQuery())
  return (
    <div className={styles.page}>
      <PageHead title="Профиль" robots="noindex" />
      <h1 tabIndex={-1}>Профиль</h1>
      <ProfileCard user={data.user} />
      <p>Чтобы изменить эти данные, позвоните или напишите нам.</p>
      <PasswordChange login={data.user.email} />
    </div>
  )
}
