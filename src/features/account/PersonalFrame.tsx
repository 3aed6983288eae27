import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { companiesQuery } from '../../api/frame-queries.ts'
import type { Data } from '../../api/operation.ts'
import type { listCompanies } from '../../generated/operations.ts'
import { ordersPath, personalPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { personalLinks } from '../../links/personal-links.ts'
import { ToApproveBadge } from '../../links/ToApproveBadge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './PersonalFrame.module.css'

type Manager = NonNullable<Data<typeof listCompanies>['items'][number]['manager']>

export interface PersonalFrameProps {
  /** The card of the current company's manager; on desktop only. */
  renderManager: (manager: Manager) => ReactNode
  children: ReactNode
}

/** The frame of the personal area: its menu with the number of orders that wait for agreement, and the manager. */
export function PersonalFrame({ renderManager, children }: PersonalFrameProps) {
  const { pathname } = useLocation()
  const isOpen = (to: string) => (to === personalPath ? pathname === to : pathname.startsWith(to))
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  return (
    <div className={styles.frame}>
      <div className={styles.side} data-print="no">
        <nav aria-label="Разделы личного кабинета">
          <ul role="list" className={styles.menu}>
            {personalLinks.map(({ to, title, icon }) => (
              <li key={to}>
                <Link to={to} {...(isOpen(to) && { 'aria-current': 'page' })} className={styles.link}>
                  <Icon name={icon} />
                  {title}
                  {to === ordersPath && <ToApproveBadge className={styles.badge ?? ''} />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {company?.manager && <div className={styles.manager}>{renderManager(company.manager)}</div>}
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
