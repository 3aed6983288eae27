import { onDemand } from '../../ui/on-demand.ts'

/** Of blocks of maps, which few pages have. */
export const addressList = onDemand(() => import('./AddressList.tsx'))
