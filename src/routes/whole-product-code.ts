import { onDemand } from '../ui/on-demand.ts'

/** The page of a product without its preview. Lists have the preview's code, and this follows the click. */
export const wholeProduct = onDemand(() => import('./whole-product.tsx'))
