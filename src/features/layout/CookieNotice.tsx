import { useState } from 'react'
import { cookieAcceptedKey } from '../../lib/notice-keys.ts'
import { cookiePath } from '../../lib/paths.ts'
import { localSafeStorage } from '../../lib/storage.ts'
import { Link } from '../../links/Link.tsx'
import { returnFocus } from '../../popups/focus.ts'
import { Button } from '../../ui/Button.tsx'
import { useStored } from '../../ui/use-stored.ts'
import styles from './CookieNotice.module.css'

/**
 * Says that the site uses cookies, until the visitor accepts (R-WIDGET-12 … R-WIDGET-17, O-40). It is in the server's
 * HTML, and a style shows it after two seconds.
 */
export function CookieNotice() {
  // Also without a storage that keeps the answer.
  const [isAccepted, setAccepted] = useState(false)
  // The server can't know the answer; where there is one, styles hide the notice until hydration removes it.
  const wasAccepted = useStored(cookieAcceptedKey)
  if (isAccepted || wasAccepted) return null
  return (
    <section ref={returnFocus} aria-label="Файлы cookie" className={styles.notice} data-print="no">
      <p>
        Мы используем файлы cookie, чтобы сайт работал и становился удобнее.{' '}
        <Link to={cookiePath}>Подробнее</Link>
      </p>
      <Button
        onClick={() => {
          localSafeStorage().set(cookieAcceptedKey, '1')
          setAccepted(true)
        }}
      >
        Согласен
      </Button>
    </section>
  )
}
