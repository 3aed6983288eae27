import { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import { CartWrites } from './cart-writes.ts'
import { type ApiClientOptions, createSender, type SendCall } from './send.ts'

/** A branch as the tab remembers it (R-BRANCH-03). */
export interface TabBranch {
  name: string
  storeId: string
  xmlId: string
}

/** What a tab is made of. */
export interface TabOptions {
  /** Rendering on the server: the cache lives as long as the request. */
  isServer: boolean
  api: ApiClientOptions
}

/**
 * What one tab of the browser owns, or one request on the server: the cache of answers and everything that belongs to
 * the same visitor. It is the QueryClient itself, so queries, mutations and components reach it by `tabOf`.
 */
export class Tab extends QueryClient {
  /** The way to the backend. */
  readonly api: ApiClientOptions
  /** Sends one call over the wire. */
  readonly send: SendCall
  readonly cartWrites: CartWrites = new CartWrites(this)
  /** `xmlId` of the branch that stock is read for; undefined: that of the session, so calls name no store (O-84). */
  readonly stock = createStore<{ store: string | undefined }>(() => ({ store: undefined }))
  /** Another branch that the server proposes; the tab keeps its own until the visitor has decided (R-BRANCH-16). */
  readonly branch = createStore<{ proposal: TabBranch | null }>(() => ({ proposal: null }))
  /** Whether the visitor is to be asked to log in (O-70). */
  readonly login = createStore(() => ({ wanted: false }))

  constructor({ isServer, api }: TabOptions) {
    super({
      defaultOptions: {
        queries: {
          // Lists stay fresh for 60 s; what differs says so itself.
          staleTime: 60_000,
          // A failed call is the visitor's to repeat ('Повторить'); silent retries only make the wait longer.
          retry: false,
          refetchOnWindowFocus: false,
          networkMode: 'always',
          ...(isServer ? { gcTime: Number.POSITIVE_INFINITY } : {}),
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    })
    this.api = api
    this.send = createSender(api)
  }
}

/** The tab that a cache belongs to. @throws when the cache is a bare QueryClient */
export function tabOf(queryClient: QueryClient): Tab {
  if (queryClient instanceof Tab) return queryClient
  throw new Error('No Tab above')
}
