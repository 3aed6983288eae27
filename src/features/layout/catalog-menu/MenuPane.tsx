import { useId } from 'react'
import { svgImage } from '../../../lib/svg-image.ts'
import styles from './CatalogMenu.module.css'
import { ChildList } from './ChildList.tsx'
import type { MenuSection } from './menu-section.ts'
import { SectionLink } from './SectionLink.tsx'

interface MenuPaneProps {
  section: MenuSection
  close: () => void
}

/** The active section with its icon, and the sections below it in three columns (R-MENU-08 … R-MENU-10). */
export function MenuPane({ section, close }: MenuPaneProps) {
  const headId = useId()
  return (
    <div role="group" aria-labelledby={headId} className={styles.pane} data-menu-pane>
      <p id={headId} className={styles.head}>
        {section.iconContent !== '' && (
          <img src={svgImage(section.iconContent)} alt="" width={48} height={48} className={styles.icon} />
        )}
        <SectionLink section={section} close={close} className={styles.title} />
      </p>
      <ChildList sections={section.subSections} close={close} parent={section.name} isInColumns />
    </div>
  )
}
