import { onDemand } from '../../ui/on-demand.ts'

/** The full screen of a drawing; a visitor who only looks needs none. */
export const fullScreen = onDemand(() => import('./FullScreen.tsx'))
