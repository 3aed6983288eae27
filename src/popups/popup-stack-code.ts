import { onDemand } from '../ui/on-demand.ts'

/** The code of the popup stack; a popup's opener loads it on intent together with the popup itself. */
export const popupStackCode = onDemand(() => import('./popup-stack.ts'))
