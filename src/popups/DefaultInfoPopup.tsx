import type { DefaultInfoPopupProps } from './message-props.ts'
import { PopupShell } from './PopupShell.tsx'

/** Titled text as a modal (R-POPUP-34, O-59). */
export default function DefaultInfoPopup({ title, content }: DefaultInfoPopupProps) {
  return <PopupShell title={title}>{content}</PopupShell>
}
