import { createPopups } from './popup-actions.ts'
import type { PopupStack } from './popup-stack-code.ts'
import { PopupHost } from './PopupHost.tsx'

// One chunk, since neither is of use without the other.
export const popupStack: PopupStack = { createPopups, PopupHost }
