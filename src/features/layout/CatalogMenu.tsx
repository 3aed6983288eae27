import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { Data } from '../../api/operation.ts'
import type { getCatalogMenu } from '../../generated/operations.ts'
import { formatNumber } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { LocalLoader } from '../../ui/Loader.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { catalogMenuQuery } from './catalog-menu-query.ts'
import styles from './CatalogMenu.module.css'
import { menuLinkPath } from './menu-link.ts'

type MenuSection = Data<typeof getCatalogMenu>['items'][number]

/** Sections of the first two levels with the numbers of their products (R-MENU-01, R-MENU-03). */
export default function CatalogMenu({ close }: { close: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(catalogMenuQuery())
  if (isError && !data) {
    return (
      <ErrorState
        compact
        title="Не удалось загрузить каталог"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <LocalLoader label="Загрузка каталога…" />
  if (data.items.length === 0) return <EmptyState title="В каталоге пока нет разделов" />
  return (
    <nav aria-label="Разделы каталога">
      <ul role="list" className={styles.columns}>
        {data.items.map((section) => (
          <li key={section.id} className={styles.top}>
            <SectionLink section={section} close={close} className={styles.title} />
            {section.subSections.length > 0 && (
              <ul role="list" className={styles.list}>
                {bySort(section.subSections).map((child) => (
                  <li key={child.id}>
                    <SectionLink section={child} close={close} className={styles.link} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SectionLinkProps {
  section: MenuSection
  close: () => void
  className: string | undefined
}

function SectionLink({ section, close, className }: SectionLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={menuLinkPath(section.sectionPageUrl, search)}
      className={className}
      aria-current={section.sectionPageUrl === pathname ? 'page' : undefined}
      // R-MENU-16: the page on screen is no route change, so the menu doesn't close by itself.
      onClick={(event) => {
        if (isPlainClick(event)) close()
      }}
    >
      {section.name} <span className={styles.count}>{formatNumber(section.countElements)}</span>
    </Link>
  )
}

function bySort(sections: readonly MenuSection[]): MenuSection[] {
  return sections.toSorted((a, b) => a.sort - b.sort || a.id - b.id)
}
