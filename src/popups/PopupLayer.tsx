import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/class-names.ts'
import { LocalLoader } from '../ui/Loader.tsx'
import { focusInside } from './focus.ts'
import { motionOf } from './motion.ts'
import { PopupContextProvider } from './popup-context.ts'
import { POPUP_LAYER } from './popup-registry.ts'
import type { PopupLoaders } from './popup-registry.ts'
import type { PopupRecord } from './popup-store.ts'
import styles from './PopupLayer.module.css'
import { PopupShell } from './PopupShell.tsx'
import { usePopupStore } from './PopupsProvider.tsx'
import { usePopupComponent } from './use-popup-component.ts'

interface PopupLayerProps {
  record: PopupRecord
  loaders: PopupLoaders
  /** On top of the stack; what lies below can't be reached. */
  isTop: boolean
  leaving: boolean
  /** Closes what is on top of the stack. */
  closeTop: () => void
}

/** One popup of the stack: dialog, layer, motion, focus and loading. */
export function PopupLayer({ record, loaders, isTop, leaving, closeTop }: PopupLayerProps) {
  const store = usePopupStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { key } = record
  const { kind } = loaders[record.name]
  const { Component, failed, retry } = usePopupComponent(record, loaders)
  const context = useMemo(() => ({ key, kind, titleId }), [key, kind, titleId])
  const onEscape = useEffectEvent(closeTop)
  const isReady = Component !== undefined

  useEffect(() => (leaving ? undefined : store.escapeOrder.push(() => onEscape())), [leaving, store])

  useEffect(() => {
    if (isTop && dialog.current) focusInside(dialog.current, isReady)
  }, [isTop, isReady])

  useEffect(() => {
    if (!leaving) return undefined
    const timer = setTimeout(() => store.drop(key), motionOf(kind))
    return () => clearTimeout(timer)
  }, [leaving, key, kind, store])

  return (
    <div className={cx(styles.layer, styles[kind])} style={{ zIndex: POPUP_LAYER + record.level }}>
      <dialog
        open
        ref={dialog}
        aria-modal
        aria-labelledby={titleId}
        inert={!isTop}
        data-popup-key={key}
        data-popup={record.name}
        className={cx(styles.dialog, leaving && styles.leaving)}
      >
        <PopupContextProvider value={context}>
          {Component ? <Component {...record.props} /> : <Loading failed={failed} retry={retry} />}
        </PopupContextProvider>
      </dialog>
    </div>
  )
}

function Loading({ failed, retry }: { failed: boolean; retry: () => void }) {
  if (!failed) {
    return (
      <PopupShell title="Загрузка…">
        <LocalLoader />
      </PopupShell>
    )
  }
  return (
    <PopupShell title="Не удалось загрузить">
      <div role="alert" className={styles.status}>
        <p>Проверьте соединение и попробуйте ещё раз.</p>
        <Button variant="primary" onClick={retry}>
          Повторить
        </Button>
      </div>
    </PopupShell>
  )
}
