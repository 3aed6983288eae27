import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useOnRouteChange } from '../popups/use-popups.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/**
 * After a client navigation to another path: focus goes to the page's `h1`, unless the visitor is typing or has moved on,
 * and its title is announced.
 * A filter, a page of a list or a popup is not another path.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)
  /** What had the focus when the address changed. */
  const focused = useRef<Element>(null)
  useOnRouteChange(() => (focused.current = document.activeElement))
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = document.querySelector<HTMLElement>('#main h1')
    // Who types on into the search box while the page comes would lose the rest of the word.
    const active = document.activeElement
    const isTyping = active instanceof HTMLInputElement && active.value !== ''
    const hasMovedOn = active !== focused.current && active !== document.body
    if (heading && !isTyping && !hasMovedOn) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    setTitle(document.title)
  }, [pathname])
  return (
    <VisuallyHidden>
      <span role="status">{title}</span>
    </VisuallyHidden>
  )
}
