import { type ComponentType, useEffect, useEffectEvent, useId, useMemo, useRef } from 'react'
import { cx } from '../ui/class-names.ts'
import { useOnDemand } from '../ui/on-demand.ts'
import { useShownAtLeast } from '../ui/use-shown-at-least.ts'
import { focusInside } from './focus.ts'
import { motionOf } from './motion.ts'
import { PopupContextProvider } from './popup-context.ts'
import { POPUP_LAYER, POPUP_LOAD_TIMEOUT } from './popup-registry.ts'
import { usePopupLoader } from './popup-stack-code.ts'
import type { PopupRecord } from './popup-store.ts'
import styles from './PopupLayer.module.css'
import { PopupStatus } from './PopupStatus.tsx'
import { usePopupStore } from './PopupsProvider.tsx'

interface PopupLayerProps {
  record: PopupRecord
  /** On top of the stack; the layers below are inert. */
  isTop: boolean
  leaving: boolean
  /** Closes the top of the stack. */
  closeTop: () => void
}

/** One popup of the stack: dialog, layer, motion, focus and loading. */
export function PopupLayer({ record, isTop, leaving, closeTop }: PopupLayerProps) {
  const store = usePopupStore()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { key } = record
  const { kind, code } = usePopupLoader(record.name)
  // R-POPUP-43, O-61
  const { module, failed, retry } = useOnDemand<object>(code, POPUP_LOAD_TIMEOUT)
  // R-CONST-26: what says that it loads stays for a while. Code that is there already is shown at once.
  const loading = useShownAtLeast(!module && !failed)
  // Its props were typed together with its name when it was opened.
  const { default: Component } = ((!loading && module) || {}) as { default?: ComponentType<object> }
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
          {Component ? (
            <Component {...record.props} />
          ) : (
            <PopupStatus failed={failed && !loading} retry={retry} />
          )}
        </PopupContextProvider>
      </dialog>
    </div>
  )
}
