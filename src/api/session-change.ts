import type { QueryClient } from '@tanstack/react-query'
import {
  changePasswordByCheckword,
  type listCartProducts,
  listCompanies,
  login,
  logout,
  registerCompany,
  registerPerson,
} from '../generated/operations.ts'
import { markSession } from '../lib/session-mark.ts'
import { dropVisitorQueries } from './visitor-queries.ts'
import { callApi } from './client.ts'
import { cartProductsQuery, currentBranchQuery } from './frame-queries.ts'
import type { Data, Input } from './operation.ts'
import { sessionQuery } from './session.ts'

type Credentials = Input<typeof login>['body']['credentials']
type CartProducts = Data<typeof listCartProducts>

/** The cart before and after a login, which may have joined two carts (O-50). */
export interface CartMerge {
  before: CartProducts
  after: CartProducts
}

type NewPassword = Input<typeof changePasswordByCheckword>['body']

/**
 * Logs in. Afterwards header, cart list, company list and everything else that depends on the visitor is read again
 * (R-AUTH-08 … R-AUTH-10).
 * @throws {ApiProblem} as the login call; nothing has changed then
 */
export function enterSession(queryClient: QueryClient, credentials: Credentials): Promise<CartMerge> {
  return enterBy(queryClient, () => callApi(queryClient, login, { body: { credentials } }))
}

/**
 * Sets a new password by the mailed link, which logs in (R-API-115, O-72); afterwards as `enterSession`.
 * @throws {ApiProblem} as the call; nothing has changed then
 */
export function enterByNewPassword(queryClient: QueryClient, body: NewPassword): Promise<CartMerge> {
  return enterBy(queryClient, () => callApi(queryClient, changePasswordByCheckword, { body }))
}

/** The last call of a registration. */
export type RegistrationCall =
  | { kind: 'fiz'; body: Input<typeof registerPerson>['body'] }
  | { kind: 'company'; body: Input<typeof registerCompany>['body'] }

/**
 * Finishes a registration, which logs in (R-API-106, R-API-107); afterwards as `enterSession`.
 * @param idempotencyKey the same for a repeat after a lost answer
 * @throws {ApiProblem} as the call; nothing has changed then
 */
export function enterByRegistration(
  queryClient: QueryClient,
  call: RegistrationCall,
  idempotencyKey: string,
): Promise<CartMerge> {
  const options = { idempotencyKey }
  return enterBy(queryClient, () =>
    call.kind === 'fiz'
      ? callApi(queryClient, registerPerson, { body: call.body }, options)
      : callApi(queryClient, registerCompany, { body: call.body }, options),
  )
}

async function enterBy(queryClient: QueryClient, enter: () => Promise<unknown>): Promise<CartMerge> {
  const before = queryClient.getQueryData<CartProducts>(cartProductsQuery().queryKey) ?? []
  await enter()
  markSession('login')
  await readVisitorAnew(queryClient)
  const after = await queryClient.query({ ...cartProductsQuery(), staleTime: 0 }).catch(() => before)
  return { before, after }
}

/**
 * Logs out: afterwards the cart list is read again and the company list is gone (R-AUTH-14, R-AUTH-15).
 * @throws {ApiProblem} as the logout call
 */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  await callApi(queryClient, logout, {})
  // At once: a page that Back brings again must not wait for the header.
  markSession('logout')
  await readVisitorAnew(queryClient)
  queryClient.removeQueries({ queryKey: [listCompanies.id] })
}

/**
 * The header comes first: the frame is drawn from it and must never be without. The branch of the tab stays; login
 * asks for it apart (R-AUTH-11).
 */
async function readVisitorAnew(queryClient: QueryClient): Promise<void> {
  const { queryKey } = sessionQuery()
  await queryClient.query({ ...sessionQuery(), staleTime: 0 })
  await dropVisitorQueries(queryClient, [queryKey, currentBranchQuery().queryKey])
}
