import type { CheckReport } from '../check-report.ts'

/** Percent of the requests that were done, or refused by a code of the operation. */
export const reachedShare = ({ requests, reached }: Pick<CheckReport, 'requests' | 'reached'>) =>
  ((reached.succeeded + reached.refused) / (requests - reached.probes)) * 100
