import { onDemand } from '../../ui/on-demand.ts'

/** The bar of chosen positions; a visitor who only looks needs none. */
export const chosenPositions = onDemand(() => import('./ChosenPositions.tsx'))
