import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { catalogPath } from '../../lib/paths.ts'
import { useFloat } from '../../popups/use-popups.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import styles from './CatalogButton.module.css'
import { catalogMenuQuery } from './catalog-menu/catalog-menu-query.ts'

const menu = onDemand(() => import('./catalog-menu/CatalogMenu.tsx'))
const panelId = 'catalog-menu'

/**
 * 'Каталог': toggles the catalogue menu (R-HEAD-20), whose code and data come on intent. Without scripts it is a link
 * to the catalogue.
 */
export function CatalogButton({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false)
  const queryClient = useQueryClient()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const close = (andFocus: boolean) => {
    setOpen(false)
    if (andFocus) button.current?.focus()
  }
  useFloat(open, () => close(root.current?.contains(document.activeElement) ?? false))

  useEffect(() => {
    if (!open) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  return (
    <div
      ref={root}
      role="presentation"
      className={cx(styles.root, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        close(true)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <a
        ref={button}
        href={catalogPath}
        role="button"
        aria-expanded={open}
        {...(open && { 'aria-controls': panelId })}
        className={buttonClass({ variant: 'primary' }, styles.button)}
        {...onIntent(menu.load, () => queryClient.query(catalogMenuQuery()))}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setOpen(!open)
        }}
        onKeyDown={(event) => {
          // A link with the role of a button: Space must work as well.
          if (event.key !== ' ') return
          event.preventDefault()
          setOpen(!open)
        }}
      >
        <Icon name={open ? 'close' : 'menu'} />
        Каталог
      </a>
      {open && (
        <div id={panelId} className={styles.panel}>
          <div className={styles.inner}>
            <OnDemandPart
              code={menu}
              error="Не удалось загрузить каталог"
              props={{ close: () => setOpen(false) }}
            />
          </div>
        </div>
      )}
    </div>
  )
}
