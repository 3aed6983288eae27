import { QueryClient } from '@tanstack/react-query'

/** A cache for one request on the server, or for the tab. Lists stay fresh for 60 s; what differs says so itself. */
export function createQueryClient(isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
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
}
