import { onDemand } from '../ui/on-demand.ts'

/** The code of the popup stack and the addresses of all popups. */
export const popupStackCode = onDemand(() => import('./popup-code.ts'))
