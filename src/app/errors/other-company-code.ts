import { onDemand } from '../../ui/on-demand.ts'

/** What a page of the personal area that is not found says of other companies; the pages that are found need none. */
export const otherCompany = onDemand(() => import('./OtherCompany.tsx'))
