import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { operations } from '../generated/api-types.ts'
import type { OperationId } from '../generated/operations.ts'
import { tabOf } from './tab.ts'

/** Operations whose answer depends on stock: those that take `store`, as the contract says (O-84). */
type StockRead = Exclude<
  {
    [Id in OperationId]: TakesStore<operations[Id]['parameters']['query']> extends true ? Id : never
  }[OperationId],
  'getCurrentStore'
>
type TakesStore<Query> = [NonNullable<Query>] extends [never]
  ? false
  : 'store' extends keyof NonNullable<Query>
    ? true
    : false

// Complete by its type: what else takes a store, or takes it no more, doesn't compile.
const stockReads: Record<StockRead, true> = {
  getMainPage: true,
  getCart: true,
  listSavedCartProducts: true,
  getProductStores: true,
  getProduct: true,
  listViewedProducts: true,
  listProductsByIds: true,
  listSectionProducts: true,
  listSectionProductsFiltered: true,
  getSmartFilter: true,
  searchSuggest: true,
  searchProducts: true,
  listPartsKits: true,
  getProductDelivery: true,
  searchProductsFiltered: true,
}

/** `xmlId` that reads of this tab name; undefined while the tab works with the session's branch, as on the server. */
export function tabStore(queryClient: QueryClient): string | undefined {
  return tabOf(queryClient).stock.getState().store
}

/** The query as this tab asks it: with its `store` in the key, where the operation takes one (O-84). */
export function atStore<Options extends { queryKey: QueryKey }>(
  options: Options,
  store: string | undefined,
): Options {
  if (store === undefined || !isStockRead(options.queryKey)) return options
  const [id, input, ...rest] = options.queryKey as readonly [string, { query?: object }, ...unknown[]]
  return { ...options, queryKey: [id, { ...input, query: { ...input.query, store } }, ...rest] }
}

/** For components: the query at the store of this tab, the same that the loader has read. */
export function useAtTabStore<Options extends { queryKey: QueryKey }>(options: Options): Options {
  return atStore(options, useTabStore())
}

/** For components: what `tabStore` tells, also when it changes. */
export function useTabStore(): string | undefined {
  return useStore(tabOf(useQueryClient()).stock, ({ store }) => store)
}

/** From now on this tab names its store; what isn't read at it yet is read by whoever shows it. */
export function nameStore(queryClient: QueryClient, store: string): void {
  tabOf(queryClient).stock.setState({ store })
}

/** Whether the answer depends on stock. */
export function isStockRead([id]: QueryKey): boolean {
  return typeof id === 'string' && Object.hasOwn(stockReads, id)
}
