import { PageFrame } from '../features/content/PageFrame.tsx'
import { LoginInvitation } from '../features/auth/LoginInvitation.tsx'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-32: where a guest logs in; the login popup is open at once (O-03, O-05). */
export function Component() {
  return (
    <PageFrame title="Вход и регистрация">
      <PageHead title="Вход и регистрация" robots="noindex" />
      <LoginInvitation />
    </PageFrame>
  )
}
