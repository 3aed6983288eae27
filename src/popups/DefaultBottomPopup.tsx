import type { DefaultBottomPopupProps } from './message-props.ts'
import { PopupShell } from './PopupShell.tsx'

/** Titled text as a sheet from below (R-POPUP-39, O-59). */
export default function DefaultBottomPopup({ title, content }: DefaultBottomPopupProps) {
  return <PopupShell title={title}>{content}</PopupShell>
}
