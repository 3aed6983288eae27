import {
  countOrdersToApprove,
  getCurrentStore,
  getFooter,
  listCartProducts,
  listCompanies,
} from '../generated/operations.ts'
import { apiQuery } from './api-query.ts'

// What the frame of every page reads and other features look at too. One definition each, so that all share one answer.

/** The branch that this tab works with; first the one of the session, as the server told it (O-84). */
export function currentBranchQuery() {
  return { ...apiQuery(getCurrentStore, {}), staleTime: Number.POSITIVE_INFINITY }
}

/** Ids and quantities of the cart; an empty list means that there is no cart (R-CART-06). */
export function cartProductsQuery() {
  return apiQuery(listCartProducts, {})
}

/** Companies of the customer, the current one first; for customers only. */
export function companiesQuery() {
  return apiQuery(listCompanies, {})
}

/** Orders that wait for agreement: a number for the menus (R-ACC-18, R-ACC-19); for customers only. */
export function agreementCountQuery() {
  return apiQuery(countOrdersToApprove, {})
}

/** The footer's data; kept for good, it is the same for everybody. */
export function footerQuery() {
  return { ...apiQuery(getFooter, {}), staleTime: Number.POSITIVE_INFINITY }
}
