import { onDemand } from '../ui/on-demand.ts'

/** What stands in place of a product that isn't sold any more. */
export const withdrawnProduct = onDemand(() => import('./withdrawn-product.tsx'))
