import { createContext, use, useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { closeFrom } from './popup-actions.ts'
import { popupsOf } from './popup-list.ts'
import type { PopupKind } from './popup-registry.ts'
import type { BeforeClose } from './popup-store.ts'
import { usePopupSurroundings } from './use-popups.ts'

interface PopupContextValue {
  key: string
  kind: PopupKind
  /** The id of the heading that names the dialog. */
  titleId: string
}

const PopupContext = createContext<PopupContextValue | null>(null)
export const PopupContextProvider = PopupContext.Provider

function usePopupContext(): PopupContextValue {
  const context = use(PopupContext)
  if (!context) throw new Error('Only inside a popup: this hook needs the popup that PopupHost shows')
  return context
}

/** The popup around this component: its kind, and `close()`, which closes it and all popups above it. */
export function usePopup(): PopupContextValue & { close: () => Promise<boolean> } {
  const context = usePopupContext()
  const surroundings = usePopupSurroundings()
  return useMemo(
    () => ({
      ...context,
      async close() {
        const index = popupsOf(surroundings.locationNow()).findIndex(({ key }) => key === context.key)
        return index === -1 || closeFrom(surroundings, index)
      },
    }),
    [context, surroundings],
  )
}

/** Asked before this popup closes, while `active`; false refuses (R-POPUP-49). Must not open another popup. */
export function useBeforeClose(beforeClose: BeforeClose, active = true): void {
  const { key } = usePopupContext()
  const { store } = usePopupSurroundings()
  const check = useEffectEvent(beforeClose)
  useEffect(() => (active ? store.guard(key, () => check()) : undefined), [active, key, store])
}

export interface UnsavedOptions {
  /** The form sends a message or a request, so nothing is saved by it. */
  sends?: boolean
  /** The customer has given up what was typed. */
  onLeft?: () => void
}

/**
 * A changed form asks before its popup closes (O-62).
 * @returns call it once the form has been sent, before closing: the rendered form still counts as changed then
 */
export function useUnsavedGuard(
  changed: boolean,
  { sends = false, onLeft }: UnsavedOptions = {},
): () => void {
  const { store } = usePopupSurroundings()
  const isSent = useRef(false)
  useBeforeClose(async () => {
    if (isSent.current) return true
    const isLeft = await store.ask({
      title: sends ? 'Закрыть без отправки?' : 'Закрыть без сохранения?',
      text: 'Введённые данные пропадут.',
      confirm: 'Закрыть',
      cancel: 'Остаться',
    })
    if (isLeft) onLeft?.()
    return isLeft
  }, changed)
  return useCallback(() => {
    isSent.current = true
  }, [])
}
