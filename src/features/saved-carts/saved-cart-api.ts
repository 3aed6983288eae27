import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import { callApi } from '../../api/client.ts'
import type { Data, Input } from '../../api/operation.ts'
import { serializePath } from '../../api/path.ts'
import {
  exportSavedCart,
  getSavedCart,
  listSavedCartProducts,
  listSavedCarts,
  updateSavedCart,
} from '../../generated/operations.ts'
import { savedCartsPath, withQuery } from '../../lib/paths.ts'

export type SavedCart = Data<typeof getSavedCart>
export type SavedLine = Data<typeof listSavedCartProducts>['items'][number]
/** A product that a saved cart shall hold. */
export type WantedProduct = NonNullable<
  NonNullable<Input<typeof updateSavedCart>['body']>['products']
>[number]

export function savedCartPath(id: number): string {
  return `${savedCartsPath}${id}/`
}

/** Own saved carts and those that the company shares. @param text part of name or comment; '' finds all */
export function savedCartsQuery(page = 1, text = '') {
  const query = { ...(page > 1 && { PAGEN_1: page }), ...(text && { query: text }) }
  return apiQuery(listSavedCarts, Object.keys(query).length > 0 ? { query } : {})
}

export function savedCartQuery(id: number) {
  return apiQuery(getSavedCart, { path: { id } })
}

/** Lines of a saved cart, page by page. */
export function savedLinesQuery(id: number, page: number) {
  return apiQuery(listSavedCartProducts, { path: { id }, ...(page > 1 && { query: { PAGEN_1: page } }) })
}

/** Where the browser downloads the lines as a file. */
export function exportPath(id: number, format: 'xlsx' | 'csv'): string {
  return withQuery(serializePath(exportSavedCart.path, { id }), { format })
}

/** Adds a product to the lines of a saved cart: a change replaces all of them, so they are read first. */
export async function addToSavedCart(client: QueryClient, id: number, product: WantedProduct): Promise<void> {
  const products: WantedProduct[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { items, pagination } = await callApi(client, listSavedCartProducts, {
      path: { id },
      query: { PAGE_SIZE: 100, PAGEN_1: page },
    })
    products.push(...items.map((line) => ({ id: line.id, quantity: line.quantity })))
    pages = pagination.pages
  }
  // One that comes twice is added up by the server.
  await callApi(client, updateSavedCart, { path: { id }, body: { products: [...products, product] } })
}
