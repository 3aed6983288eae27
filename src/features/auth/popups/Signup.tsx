import { useLocation, useNavigate } from 'react-router'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { afterLoginPath } from '../after-login.ts'
import { RegistrationForm } from '../registration/RegistrationForm.tsx'

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    signup: object
  }
}

/** Registration above the page that goes on afterwards (R-POPUP-18). */
export default function Signup() {
  const { close } = usePopup()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const popups = usePopups()
  return (
    <PopupShell title="Регистрация">
      <RegistrationForm
        onDone={async () => {
          await close()
          const next = afterLoginPath(pathname, search)
          if (next) await navigate(next, { replace: true })
        }}
      />
      <Button
        variant="link"
        {...popups.intent('login')}
        onClick={() => void popups.open('login', {}, { replace: true })}
      >
        Уже есть учётная запись? Войти
      </Button>
    </PopupShell>
  )
}
