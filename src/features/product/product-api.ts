import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import type { components } from '../../generated/api-types.ts'
import {
  getProduct,
  getProductStores,
  listProductsByIds,
  listViewedProducts,
  listWorkability,
} from '../../generated/operations.ts'

/** A product with all that its page shows, as `getProduct` answers it. */
export type Product = Data<typeof getProduct>
/** What is left of a product that isn't sold any more. */
export type Withdrawn = components['schemas']['WithdrawnProduct']
/** A card of a list. */
export type ProductCard = Data<typeof listProductsByIds>['items'][number]
/** Availability in one store. */
export type StockRow = Data<typeof getProductStores>['items'][number]['rows'][number]
/** One machine that a part fits. */
export type WorkabilityRow = Data<typeof listWorkability>['items'][number]

/** R-CONST-18 */
const workabilityPageSize = 20

/** The product page's own call. @param code of the address */
export function productQuery(code: string) {
  return apiQuery(getProduct, { path: { code } })
}

/** Availability of one product by store, the current branch first (R-ROLE-07). */
export function productStoresQuery(productId: number) {
  return apiQuery(getProductStores, { body: { products: [productId] } })
}

/** Machines that a part fits, asked for by its `xmlId` (R-PROD-08). @param page from 1 (R-CONST-19) */
export function workabilityQuery(xmlId: string, page: number) {
  return apiQuery(listWorkability, {
    query: { element_id: xmlId, page, page_size: workabilityPageSize },
  })
}

/** Cards of analogues, each with its relation to the product, by availability, then price. */
export function analoguesQuery(productId: number, ids: readonly number[]) {
  return apiQuery(listProductsByIds, { query: { 'ids[]': [...ids], analogueOf: productId } })
}

/** What this visitor looked at, the last one first. @param exclude the product whose page asks */
export function viewedProductsQuery(exclude?: number) {
  return apiQuery(listViewedProducts, { query: exclude === undefined ? {} : { exclude } })
}
