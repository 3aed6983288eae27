import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { favoritesPath, notificationsPath, ordersPath } from '../lib/paths.ts'
import { Dot } from '../ui/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { FavoritesCount } from './FavoritesCount.tsx'
import { Link } from './Link.tsx'
import { currentPersonalLink, personalLinks } from './personal-links.ts'
import { ToApproveBadge } from './ToApproveBadge.tsx'

export interface PersonalLinksProps {
  className?: string | undefined
  linkClass?: string | undefined
  /** Of the marks at the end of an entry. */
  markClass?: string
  onClick?: ComponentProps<'a'>['onClick']
}

/** The entries of the personal area's menus, with what waits behind them (R-HEAD-39, O-117). */
export function PersonalLinks({ className, linkClass, markClass = '', onClick }: PersonalLinksProps) {
  const { hasNewNotifications, scope = [] } = useSession()
  const { pathname } = useLocation()
  const current = currentPersonalLink(pathname)
  return (
    <ul role="list" className={className}>
      {personalLinks.map(({ to, title, icon, right }) =>
        right !== undefined && !scope.includes(right) ? null : (
          <li key={to}>
            <Link
              to={to}
              className={linkClass}
              onClick={onClick}
              {...(to === current && { 'aria-current': 'page', ref: scrollIntoStrip })}
            >
              <Icon name={icon} />
              {title}
              {to === favoritesPath && <FavoritesCount className={markClass} />}
              {to === ordersPath && <ToApproveBadge className={markClass} />}
              {to === notificationsPath && hasNewNotifications && (
                <Dot label="есть новые" className={markClass} />
              )}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
}

/** Where the menu is a strip that scrolls sideways, the current entry must be in view; the page itself doesn't scroll. */
function scrollIntoStrip(link: HTMLElement | null): void {
  const strip = link?.closest('ul')
  if (link && strip) strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2
}
