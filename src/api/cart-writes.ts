import type { QueryClient } from '@tanstack/react-query'

/** Cart writes run one after another, so an older answer never overwrites a newer cart. */
export const cartScope = { id: 'cart' }

const waiting = new WeakMap<QueryClient, Set<() => void>>()

/**
 * Tells of changes that wait for a pause before they are sent.
 * @param flush sends what waits now
 * @returns a function that takes it back
 */
export function holdCartChanges(queryClient: QueryClient, flush: () => void): () => void {
  const flushes = waiting.get(queryClient) ?? new Set()
  waiting.set(queryClient, flushes.add(flush))
  return () => {
    flushes.delete(flush)
  }
}

/** Sends every change of the cart that waits, and resolves when all writes of the cart have their answers. */
export async function settleCart(queryClient: QueryClient): Promise<void> {
  for (const flush of waiting.get(queryClient) ?? []) flush()
  const mutations = queryClient.getMutationCache()
  const isWriting = () =>
    mutations.getAll().some(({ options, state }) => {
      return options.scope?.id === cartScope.id && state.status === 'pending'
    })
  await new Promise<void>((resolve) => {
    const check = () => {
      if (isWriting()) return
      leave()
      resolve()
    }
    const leave = mutations.subscribe(check)
    check()
  })
}
