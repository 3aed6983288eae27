import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '../../../lib/money.ts'
import { Link } from '../../../links/Link.tsx'
import { isPlainClick } from '../../../ui/plain-click.ts'
import styles from './CatalogMenu.module.css'
import { menuLinkPath } from './menu-link.ts'
import type { MenuSection } from './menu-section.ts'

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'children'> {
  section: MenuSection
  close: () => void
  /** In place of the section's name. */
  label?: string
}

/** A link to a section's page, with the number of its products. A plain click closes the menu. */
export function SectionLink({ section, close, label, onClick, ...rest }: SectionLinkProps) {
  const { pathname, search } = useLocation()
  return (
    <Link
      {...rest}
      to={menuLinkPath(section.sectionPageUrl, search)}
      aria-current={section.sectionPageUrl === pathname ? 'page' : undefined}
      // R-MENU-16: the page on screen is no route change, so the menu doesn't close by itself.
      onClick={(event) => {
        onClick?.(event)
        if (isPlainClick(event)) close()
      }}
    >
      {label ?? section.name} <span className={styles.count}>{formatNumber(section.countElements)}</span>
    </Link>
  )
}
