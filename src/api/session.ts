import { useSuspenseQuery } from '@tanstack/react-query'
import { headerQuery } from './client.ts'

/** The header call is the session (O-122): contacts, menu, promotions and `userData`. */
export function sessionQuery() {
  return headerQuery
}

/** Who is here: `userData` of the header, which every page has loaded before it renders. */
export function useSession() {
  const { data } = useSuspenseQuery(headerQuery)
  return data.userData
}

/** 'ADMIN' and 'admin' both mark an administrator (R-ROLE-17, X-31). */
export function isAdmin(roleCode: string | undefined): boolean {
  return roleCode?.toLowerCase() === 'admin'
}
