import { useState } from 'react'
import { cx } from '../../../ui/class-names.ts'
import styles from './CatalogMenu.module.css'
import { bySort, type MenuSection } from './menu-section.ts'
import { SectionLink } from './SectionLink.tsx'

/** R-MENU-11 */
const shownAtFirst = 5

interface ChildListProps {
  sections: readonly MenuSection[]
  close: () => void
  /** Name of the section above, for who doesn't see where the list stands. */
  parent: string
  isInColumns?: boolean
}

/** Sections below one: the first five, and the rest on demand (R-MENU-11 … R-MENU-13). */
export function ChildList({ sections, close, parent, isInColumns = false }: ChildListProps) {
  const [isWhole, setIsWhole] = useState(false)
  const hidden = sections.length - shownAtFirst
  const shown = isWhole ? bySort(sections) : bySort(sections).slice(0, shownAtFirst)
  if (sections.length === 0) return null
  return (
    <>
      <ul role="list" className={cx(styles.list, isInColumns && styles.columns)}>
        {shown.map((child) => (
          <li key={child.id}>
            <SectionLink
              section={child}
              close={close}
              className={isInColumns ? styles.third : styles.fourth}
            />
            <ChildList sections={child.subSections} close={close} parent={child.name} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          aria-label={isWhole ? `Свернуть: ${parent}` : `Ещё ${hidden}: ${parent}`}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Свернуть' : `Ещё ${hidden}`}
        </button>
      )}
    </>
  )
}
