import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadBuilt } from '../api/built-load.ts'
import { loadOptional } from '../api/page-load.ts'
import { consentDocumentsQuery, passportQuery, profileQuery } from '../features/account/account-queries.ts'
import { Consents } from '../features/account/Consents.tsx'
import { Contacts } from '../features/account/Contacts.tsx'
import { PassportPanel } from '../features/account/PassportPanel.tsx'
import { PasswordChange } from '../features/account/PasswordChange.tsx'
import { ProfileForm } from '../features/account/ProfileForm.tsx'
import { Sessions } from '../features/account/Sessions.tsx'
import { builtPage } from './built-page.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** What the customer tells about themselves (R-ACC-14); the mobile menu leads here (R-MOB-14). */
export const profilePage = builtPage({ title: 'Профиль', loader, Component })

async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  await Promise.all([
    loadBuilt(app, profileQuery()),
    loadOptional(app, consentDocumentsQuery()),
    loadOptional(app, passportQuery()),
  ])
  return null
}

function Component() {
  const { profile } = useSuspenseQuery(profileQuery()).data
  return (
    <div className={styles.page}>
      <PageHead title="Профиль" robots="noindex" />
      <h1 tabIndex={-1}>Профиль</h1>
      <ProfileForm profile={profile} />
      <Contacts profile={profile} />
      <PasswordChange login={profile.email} />
      <PassportPanel birthDate={profile.birthDate} />
      <Consents consents={profile.consents} />
      <Sessions others={profile.otherSessions} />
    </div>
  )
}
