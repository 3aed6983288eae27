import { createPopups } from './popup-actions.ts'
import { PopupHost } from './PopupHost.tsx'

/** What opens popups and what shows them: one chunk, since neither is of use without the other. */
export const popupStack = { createPopups, PopupHost }
