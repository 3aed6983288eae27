import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import {
  listAccessRequests,
  listCompanyRoles,
  listCompanyUsers,
  listInvitations,
} from '../../generated/operations.ts'

export type CompanyUser = Data<typeof listCompanyUsers>['items'][number]
export type Right = CompanyUser['rights'][number]
export type Role = CompanyUser['role']
export type RolesAndRights = Data<typeof listCompanyRoles>
export type AccessRequest = Data<typeof listAccessRequests>['items'][number]
export type Invitation = Data<typeof listInvitations>['items'][number]

/** Whoever has it reads and changes the users of the company. */
export const managingRight: Right = 'users.manage'

/** @param text part of name or e-mail; '' finds all */
export function companyUsersQuery(contragentId: number, page = 1, text = '') {
  return apiQuery(listCompanyUsers, {
    query: { contragentId, ...(page > 1 && { PAGEN_1: page }), ...(text && { query: text }) },
  })
}

/** Roles with their presets, rights with their titles: the same for everybody. */
export function companyRolesQuery() {
  return { ...apiQuery(listCompanyRoles, {}), staleTime: Number.POSITIVE_INFINITY }
}

/** Requests for access to a company; without one, those of the customer. */
export function accessRequestsQuery(contragentId?: number) {
  return apiQuery(listAccessRequests, contragentId === undefined ? {} : { query: { contragentId } })
}

/** Invitations that wait for the customer. */
export function invitationsQuery() {
  return apiQuery(listInvitations, {})
}
