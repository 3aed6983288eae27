import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiProblem } from '../../api/api-problem.ts'
import { apiQuery, metaOf } from '../../api/api-query.ts'
import { callApi } from '../../api/client.ts'
import type { Data, Input } from '../../api/operation.ts'
import '../../forms/zod-without-eval.ts'
import {
  calculateOrder,
  getCart,
  getPersonal,
  listAddresses,
  listConsentDocuments,
  listContracts,
} from '../../generated/operations.ts'

/** Choices of the buyer that change sums, terms or what may be chosen next. */
export type OrderChoices = NonNullable<Input<typeof calculateOrder>['body']>

/** A document that a buyer agrees to. */
export type ConsentDocument = Data<typeof listConsentDocuments>['items'][number]

/** The checkout as the backend computed it. Sums in kopecks. */
export type OrderCalculation = Data<typeof calculateOrder>

/** The customer who buys: name and phone of the recipient, and the company that the session acts for. */
export function buyerQuery() {
  return apiQuery(getPersonal, {})
}

/** The cart that is ordered, the same answer that the cart page shows. */
export function orderedCartQuery() {
  return apiQuery(getCart, {})
}

/** Contracts of the current company, the default one first. */
export function contractsQuery(companyId: number) {
  return apiQuery(listContracts, { body: { contragentId: companyId }, query: { PAGE_SIZE: 100 } })
}

/** The documents that the buyer agrees to, in the versions in force. */
export function documentsQuery() {
  return apiQuery(listConsentDocuments, {})
}

/** Saved addresses of the person or of the current company, the default one first. */
export function addressesQuery() {
  return apiQuery(listAddresses, { query: { PAGE_SIZE: 100 } })
}

// What the form can't be drawn without.
const calculationShape = z.object({
  shipments: z.array(z.object({})),
  totals: z.object({ total: z.number() }),
  deliveryOptions: z.array(z.object({ stores: z.array(z.object({})) })),
  paymentOptions: z.array(z.object({})),
  warnings: z.array(z.object({})),
})

/** @throws {ApiProblem} when the answer has other types: the form keeps the calculation before */
function readCalculation(answer: OrderCalculation): OrderCalculation {
  const { success, error } = calculationShape.safeParse(answer)
  if (success) return answer
  throw new ApiProblem({ operation: calculateOrder, httpStatus: 200, reasons: [], data: null, cause: error })
}

/**
 * Sums, terms and possible ways for these choices. The version of the cart is part of the key: another cart is another
 * calculation.
 */
export function calculationQuery(choices: OrderChoices, cartVersion: number) {
  return queryOptions({
    queryKey: [calculateOrder.id, { body: choices }, cartVersion] as const,
    queryFn: async ({ client, signal }) =>
      readCalculation(await callApi(client, calculateOrder, { body: choices }, { signal })),
    meta: metaOf(calculateOrder),
  })
}
