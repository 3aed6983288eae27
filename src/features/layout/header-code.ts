import { onDemand } from '../../ui/on-demand.ts'

/** Source of the header's part for customers, for their documents to preload. */
export const customerActionsModule = 'src/features/layout/CustomerActions.tsx'

export const customerActions = onDemand(() => import('./CustomerActions.tsx'))
