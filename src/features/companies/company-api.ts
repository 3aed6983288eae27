import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { getCompany, type listCompanies } from '../../generated/operations.ts'

export type Company = Data<typeof getCompany>['company']
export type CompanySummary = Data<typeof listCompanies>['items'][number]

/** All data of one company of the customer. */
export function companyQuery(id: number) {
  return apiQuery(getCompany, { query: { contragentId: id } })
}
