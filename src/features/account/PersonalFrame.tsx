import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { companiesQuery } from '../../api/frame-queries.ts'
import type { Data } from '../../api/operation.ts'
import type { listCompanies } from '../../generated/operations.ts'
import { PersonalLinks } from '../../links/PersonalLinks.tsx'
import styles from './PersonalFrame.module.css'

type Manager = NonNullable<Data<typeof listCompanies>['items'][number]['manager']>

export interface PersonalFrameProps {
  /** The card of the current company's manager. */
  renderManager: (manager: Manager) => ReactNode
  children: ReactNode
}

/** The frame of the personal area: its menu, and the manager below it; on narrow screens below the page. */
export function PersonalFrame({ renderManager, children }: PersonalFrameProps) {
  const company = useQuery(companiesQuery()).data?.items.find(({ current }) => current)
  return (
    <div className={styles.frame}>
      <nav aria-label="Разделы личного кабинета" data-print="no">
        <PersonalLinks className={styles.menu} linkClass={styles.link} markClass={styles.mark ?? ''} />
      </nav>
      <div className={styles.content}>{children}</div>
      {company?.manager && (
        <div className={styles.manager} data-print="no">
          {renderManager(company.manager)}
        </div>
      )}
    </div>
  )
}
