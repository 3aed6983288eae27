import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isOutside } from '../../../lib/safe-link.ts'
import { usePopup } from '../../../popups/popup-context.ts'
import { isRouteChange } from '../../../popups/popup-list.ts'
import { isPlainClick } from '../../../ui/plain-click.ts'

/**
 * A click on a link of a menu popup. Another page closes the popup by itself; a link of the page on screen is no route
 * change, so it closes the menu first (R-MENU-16).
 */
export function useMenuClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { close } = usePopup()
  const navigate = useNavigate()
  const location = useLocation()
  return (event) => {
    const link = event.currentTarget.getAttribute('href') ?? ''
    if (!isPlainClick(event) || !link.startsWith('/') || isOutside(link)) return
    const { pathname, search, hash } = new URL(link, 'https://site.invalid')
    if (isRouteChange(location, { pathname, search })) return
    event.preventDefault()
    void close().then((isClosed) => {
      if (isClosed && (search !== location.search || hash !== location.hash)) return navigate(link)
    })
  }
}
