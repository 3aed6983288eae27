import { useRef } from 'react'
import { cx } from '../../../ui/class-names.ts'
import styles from './CatalogMenu.module.css'
import { MenuPane } from './MenuPane.tsx'
import type { MenuSection } from './menu-section.ts'
import { SectionLink } from './SectionLink.tsx'

interface SecondLevelSectionProps {
  section: MenuSection
  close: () => void
  isActive: boolean
  activate: () => void
  onHover: () => void
  onHoverEnd: () => void
}

/**
 * A section of the second level. It becomes active by rest of the mouse, by focus from the keyboard, or by a first tap; a
 * click, and a second tap, go to its page.
 */
export function SecondLevelSection({
  section,
  close,
  isActive,
  activate,
  onHover,
  onHoverEnd,
}: SecondLevelSectionProps) {
  // Not `pointerType` of the click: some browsers send a plain MouseEvent.
  const pointer = useRef<string>(undefined)
  return (
    <li>
      <SectionLink
        section={section}
        close={close}
        className={cx(styles.second, isActive && styles.active)}
        data-menu-entry="second"
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') onHover()
        }}
        onPointerLeave={onHoverEnd}
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType
        }}
        onFocus={() => {
          if (pointer.current !== 'touch') activate()
        }}
        onClick={(event) => {
          const isTap = pointer.current === 'touch'
          pointer.current = undefined
          if (!isTap || isActive || section.subSections.length === 0) return
          event.preventDefault()
          activate()
        }}
      />
      {isActive && <MenuPane section={section} close={close} />}
    </li>
  )
}
