import { onDemand } from '../../ui/on-demand.ts'

/** What full screen says of the marked position. */
export const markedPart = onDemand(() => import('./MarkedPart.tsx'))
