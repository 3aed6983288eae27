import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { HydrationState } from 'react-router'

/** What the server hands to the browser with the document, as JSON in a data block. */
export interface PageState {
  now: number
  supportPhone: string
  sessionExpired?: true
  /** Drawn for anybody: the backend doesn't know this visitor yet. */
  isShared?: true
  /** Answers that the page was drawn from: key and data. */
  queries: (readonly [QueryKey, unknown])[]
  loaderData: HydrationState['loaderData']
  errors: HydrationState['errors']
}

/** The answers in a cache, for the data block. Nothing but key and data: the rest is the same for all. */
export function dehydrateQueries(queryClient: QueryClient): PageState['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : []))
}

/** Puts the server's answers into the browser's cache, as read just now: the page must not read them again. */
export function hydrateQueries(queryClient: QueryClient, queries: PageState['queries']): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
}

/** JSON that can stand inside a `<script>`: `<` can't end the block or begin a comment. */
export function blockJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
