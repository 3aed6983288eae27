import { useId, useRef, useState } from 'react'
import { formatNumber } from '../../../lib/money.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './CatalogMenu.module.css'
import { moveFocus } from './menu-keys.ts'
import { MenuPane } from './MenuPane.tsx'
import { bySort, type MenuSection } from './menu-section.ts'
import { SecondLevelSection } from './SecondLevelSection.tsx'
import { SectionLink } from './SectionLink.tsx'
import { useHoverIntent } from './use-hover-intent.ts'

/** A list that opens below the fold of the left column. jsdom has no such method. */
const bringIntoView = (list: HTMLElement | null) => list?.scrollIntoView?.({ block: 'nearest' })

interface MenuSectionsProps {
  sections: readonly MenuSection[]
  close: () => void
}

/**
 * Left the sections of the first level, the first one open (R-MENU-04 … R-MENU-07); right the active section of the second
 * level. The pane stands behind its link in the document, so Tab and screen readers go on into it.
 */
export function MenuSections({ sections, close }: MenuSectionsProps) {
  const first = sections.find(({ subSections }) => subSections.length > 0)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(first && [first.id]))
  const [activeId, setActiveId] = useState(first && bySort(first.subSections)[0]?.id)
  const root = useRef<HTMLDivElement>(null)
  const hover = useHoverIntent(root, setActiveId)
  const listId = useId()

  const toggle = ({ id, subSections }: MenuSection) => {
    const opens = !open.has(id)
    setOpen(new Set(opens ? [...open, id] : [...open].filter((other) => other !== id)))
    if (opens && !subSections.some((child) => child.id === activeId)) setActiveId(bySort(subSections)[0]?.id)
  }
  /** Its entry is closed away, so the pane stands behind the section. */
  const hiddenActive = ({ id, subSections }: MenuSection) =>
    open.has(id) ? undefined : subSections.find((child) => child.id === activeId)

  return (
    <div
      ref={root}
      role="presentation"
      className={styles.menu}
      onKeyDown={moveFocus}
      onPointerMove={hover.onMove}
    >
      <nav aria-label="Разделы каталога" className={styles.sections}>
        <ul role="list" className={styles.left}>
          {sections.map((section) => {
            const hidden = hiddenActive(section)
            return (
              <li key={section.id}>
                {section.subSections.length === 0 ? (
                  <SectionLink section={section} close={close} className={styles.top} data-menu-entry="top" />
                ) : (
                  <button
                    type="button"
                    className={styles.top}
                    data-menu-entry="top"
                    aria-expanded={open.has(section.id)}
                    aria-controls={open.has(section.id) ? `${listId}-${section.id}` : undefined}
                    onClick={() => toggle(section)}
                  >
                    <Icon name={open.has(section.id) ? 'chevron-up' : 'chevron-down'} size="small" />
                    <span>{section.name}</span>{' '}
                    <span className={styles.count}>{formatNumber(section.countElements)}</span>
                  </button>
                )}
                {open.has(section.id) && (
                  <ul role="list" ref={bringIntoView} id={`${listId}-${section.id}`} className={styles.list}>
                    <li>
                      <SectionLink
                        section={section}
                        close={close}
                        label={`Весь раздел «${section.name}»`}
                        className={styles.second}
                        data-menu-entry="second"
                      />
                    </li>
                    {bySort(section.subSections).map((child) => (
                      <SecondLevelSection
                        key={child.id}
                        section={child}
                        close={close}
                        isActive={child.id === activeId}
                        activate={() => {
                          hover.cancel()
                          setActiveId(child.id)
                        }}
                        onHover={() => hover.onEnter(child.id)}
                        onHoverEnd={hover.cancel}
                      />
                    ))}
                  </ul>
                )}
                {hidden && <MenuPane section={hidden} close={close} />}
              </li>
            )
          })}
        </ul>
      </nav>
    </div>
  )
}
