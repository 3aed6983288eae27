import { onDemand } from '../../ui/on-demand.ts'

// What few first views of a list show.

export const partsTable = onDemand(() => import('./PartsTable.tsx'))
export const groupedProducts = onDemand(() => import('./GroupedProducts.tsx'))
export const longValues = onDemand(() => import('./LongValues.tsx'))
export const chosenFilterLinks = onDemand(() => import('./ChosenFilters.tsx'))
