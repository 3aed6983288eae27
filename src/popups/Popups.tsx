import { useEffect } from 'react'
import { useStore } from 'zustand'
import { usePopupStackCode } from './popup-stack-code.ts'
import { usePopupStore } from './PopupsProvider.tsx'

/** The place of all popups; its code comes with the first one. Stands once, outside the element `data-page-root`. */
export function Popups() {
  const { state } = usePopupStore()
  useEscape()
  // Only code that has loaded adds a record or asks a question; the subscription renders this again when it does.
  useStore(state, ({ records, question }) => records.length > 0 || question !== null)
  const stack = usePopupStackCode().loaded?.popupStack
  return stack ? <stack.PopupHost /> : null
}

/** Escape closes the topmost float only (R-POPUP-41, R-POPUP-42, O-121). */
function useEscape() {
  const { escapeOrder } = usePopupStore()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (escapeOrder.closeTop()) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [escapeOrder])
}
