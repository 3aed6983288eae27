import { onDemand } from '../../ui/on-demand.ts'

/** What stands in the rail. Apart from the other code of lists, which the form itself loads. */
export const filterForm = onDemand(() => import('./FilterForm.tsx'))
