import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sessionQuery } from '../../api/session.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './LoginInvitation.module.css'

/**
 * Opens the login popup with replace, because it opens without a click (O-62), and offers it again after it was
 * closed.
 */
export function LoginInvitation() {
  const popups = usePopups()
  const opened = useRef(false)
  const { data } = useQuery({ ...sessionQuery(), enabled: false })
  const phone = data?.contacts.phone
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    void popups.open('login', {}, { replace: true })
  }, [popups])
  return (
    <div className={styles.text}>
      <p>Войдите, чтобы видеть свои заказы и документы и покупать от имени компании.</p>
      <p>
        <Button
          variant="primary"
          icon="login"
          {...popups.intent('login')}
          onClick={() => void popups.open('login')}
        >
          Войти
        </Button>
      </p>
      <p>
        Регистрация на сайте скоро откроется. Пока кабинет откроет менеджер
        {phone ? (
          <>
            : позвоните по бесплатному телефону <a href={phoneHref(phone)}>{formatPhone(phone)}</a>.
          </>
        ) : (
          '.'
        )}
      </p>
    </div>
  )
}
