import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { afterLoginPath } from './after-login.ts'
import { ContactLink } from './registration/ContactLink.tsx'
import { hasRegistration } from './registration/registration-draft.ts'
import { RegistrationForm } from './registration/RegistrationForm.tsx'
import styles from './LoginInvitation.module.css'

/**
 * Opens the login popup for whom a guard has sent, with replace, because it opens without a click (O-62), and offers it
 * again after it was closed. The form of the registration stands beside it (O-03, O-05).
 */
export function LoginInvitation() {
  const popups = usePopups()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const opened = useRef(false)
  const [linksTaken, setLinksTaken] = useState(0)
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    const query = new URLSearchParams(search)
    // Only whom a guard has sent wants to log in. Whoever reloads amid a registration, or comes by its mail, goes on.
    if (!query.has('back') || hasRegistration() || query.has('code')) return
    void popups.open('login', {}, { replace: true })
  }, [popups, search])
  return (
    <div className={styles.text}>
      <p>Войдите, чтобы видеть свои заказы и документы и покупать от имени компании.</p>
      <p>
        <Button icon="login" {...popups.intent('login')} onClick={() => void popups.open('login')}>
          Войти
        </Button>
      </p>
      <h2>Регистрация</h2>
      <ContactLink onTaken={() => setLinksTaken((count) => count + 1)} />
      <RegistrationForm
        // The steps read the draft of the tab when they begin.
        key={linksTaken}
        isPage
        onDone={async () => {
          const next = afterLoginPath(pathname, search)
          if (next) await navigate(next, { replace: true })
        }}
      />
    </div>
  )
}
