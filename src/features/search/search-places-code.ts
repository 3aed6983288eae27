import { onDemand } from '../../ui/on-demand.ts'

/** Parts on diagrams that a query names; few queries do. */
export const searchPlaces = onDemand(() => import('./SearchPlaces.tsx'))
