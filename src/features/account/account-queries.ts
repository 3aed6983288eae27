import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { getDashboard, getPassport, getProfile, listConsentDocuments } from '../../generated/operations.ts'

export type Profile = Data<typeof getProfile>['profile']

/** What the customer may read and change about themselves (R-ACC-14). */
export function profileQuery() {
  return apiQuery(getProfile, {})
}

/** The documents in force, which the profile's consents are compared with. */
export function consentDocumentsQuery() {
  return apiQuery(listConsentDocuments, {})
}

/** The last digits of the stored passport (R-POPUP-14). */
export function passportQuery() {
  return apiQuery(getPassport, {})
}

/** The overview of the personal area (R-ACC-02). */
export function dashboardQuery() {
  return apiQuery(getDashboard, {})
}
