import { onDemand } from '../../ui/on-demand.ts'

/** What stands in place of results. */
export const searchStates = onDemand(() => import('./SearchStates.tsx'))
