import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { cookiePath } from '../../lib/paths.ts'
import { localSafeStorage } from '../../lib/storage.ts'
import { returnFocus } from '../../popups/focus.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './CookieNotice.module.css'

const storageKey = 'cookie_accepted'
/** Milliseconds after the page has loaded (R-WIDGET-12). */
const delay = 2000

/**
 * Says that the site uses cookies, until the visitor accepts (R-WIDGET-13 … R-WIDGET-17, O-40). Never in the server's
 * HTML; fixed, so nothing shifts.
 */
export function CookieNotice() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (localSafeStorage().get(storageKey) !== null) return undefined
    // Counted from the load of the page; this code may have come later.
    const timer = setTimeout(() => setShown(true), Math.max(0, delay - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <section ref={returnFocus} aria-label="Файлы cookie" className={styles.notice} data-print="no">
      <p>
        Мы используем файлы cookie, чтобы сайт работал и становился удобнее.{' '}
        <Link to={cookiePath}>Подробнее</Link>
      </p>
      <Button
        variant="primary"
        onClick={() => {
          localSafeStorage().set(storageKey, '1')
          setShown(false)
        }}
      >
        Согласен
      </Button>
    </section>
  )
}
