import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { listPartsKits, listProductsByIds } from '../../generated/operations.ts'
import { judgedFor } from './parts-queries.ts'

/** Parts that are bought together. */
export type PartsKit = Data<typeof listPartsKits>['items'][number]

export function partsKitsQuery(productId: number, serial: string | undefined) {
  return apiQuery(listPartsKits, { path: { id: productId }, query: judgedFor(serial) })
}

/** The product whose sets are shown. */
export function kitsProductQuery(productId: number) {
  return apiQuery(listProductsByIds, { query: { 'ids[]': [productId] } })
}
