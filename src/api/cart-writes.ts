import type { QueryClient } from '@tanstack/react-query'

/** Cart writes run one after another, so an older answer never overwrites a newer cart. */
export const cartScope = { id: 'cart' }

/** A change of the cart that is sent only after a pause. */
export interface HeldChange {
  /** Sends what waits, in its turn. */
  flush: () => void
  /** Sends what is not answered yet, at once and without waiting for anything: the page goes. */
  leave: () => void
}

const held = new WeakMap<QueryClient, Set<HeldChange>>()

/**
 * Tells of a change that may have to be sent before its time: when the page is hidden or left, and before an order.
 * @returns a function that takes it back
 */
export function holdCartChange(queryClient: QueryClient, change: HeldChange): () => void {
  const changes = held.get(queryClient) ?? watchLeaving(queryClient)
  changes.add(change)
  return () => {
    changes.delete(change)
  }
}

function watchLeaving(queryClient: QueryClient): Set<HeldChange> {
  const changes = new Set<HeldChange>()
  held.set(queryClient, changes)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') for (const { flush } of changes) flush()
  })
  window.addEventListener('pagehide', () => leaveCart(queryClient, changes))
  return changes
}

/** `meta` of a write that is sent as the page goes. Others may have no answer yet, so the version that it meets is unknown. */
export const leavingMeta = { leaving: true } as const

/**
 * The page goes, and no answer will be read any more: everything of the cart is sent now. From here to `fetch` nothing may
 * wait but for promises that are fulfilled already.
 */
function leaveCart(queryClient: QueryClient, changes: ReadonlySet<HeldChange>): void {
  // A quantity counts when its field is left, and a reload or a closed tab leaves no field.
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
  for (const { leave } of changes) leave()
  // Those that stand in the row behind an unanswered write would never have their turn.
  for (const { options, state } of queryClient.getMutationCache().getAll()) {
    if (!isCartWrite({ options }) || state.status !== 'pending' || !state.isPaused) continue
    const { mutationKey } = options
    const context = { client: queryClient, meta: leavingMeta, ...(mutationKey && { mutationKey }) }
    // Should the page be shown again after all, the write has its turn as well and tells what became of it.
    options.mutationFn?.(state.variables, context).catch(() => undefined)
  }
}

/** Sends every change of the cart that waits, and resolves when all writes of the cart have their answers. */
export async function settleCart(queryClient: QueryClient): Promise<void> {
  for (const { flush } of held.get(queryClient) ?? []) flush()
  const mutations = queryClient.getMutationCache()
  const isWriting = () =>
    mutations.getAll().some((mutation) => isCartWrite(mutation) && mutation.state.status === 'pending')
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

/** Whether a mutation stands in the row of the cart. */
export function isCartWrite({ options }: { options: { scope?: { id: string } | undefined } }): boolean {
  return options.scope?.id === cartScope.id
}
