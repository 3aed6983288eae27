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

/** `meta` of a write that is sent as the page goes. Others may have no answer yet, so the version that it meets is unknown. */
export const leavingMeta = { leaving: true } as const

/** The changes of the cart that a tab has not sent yet. */
export class CartWrites {
  readonly #queryClient: QueryClient
  readonly #held = new Set<HeldChange>()
  #isWatching = false

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient
  }

  /**
   * Notes a change that may have to be sent before its time: when the page is hidden or left, and before an order.
   * @returns a function that takes it back
   */
  hold(change: HeldChange): () => void {
    this.#watchLeaving()
    this.#held.add(change)
    return () => {
      this.#held.delete(change)
    }
  }

  /** Sends every change that waits, and resolves when all writes of the cart have their answers. */
  async settle(): Promise<void> {
    for (const { flush } of this.#held) flush()
    const mutations = this.#queryClient.getMutationCache()
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

  #watchLeaving(): void {
    if (this.#isWatching) return
    this.#isWatching = true
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') for (const { flush } of this.#held) flush()
    })
    window.addEventListener('pagehide', () => this.#leave())
  }

  /**
   * The page goes, and no answer will be read any more: everything of the cart is sent now. From here to `fetch` nothing
   * may wait but for promises that are fulfilled already.
   */
  #leave(): void {
    // A quantity counts when its field is left, and a reload or a closed tab leaves no field.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    for (const { leave } of this.#held) leave()
    // Writes that wait for an unanswered one would never be sent.
    for (const { options, state } of this.#queryClient.getMutationCache().getAll()) {
      if (!isCartWrite({ options }) || state.status !== 'pending' || !state.isPaused) continue
      const { mutationKey } = options
      const context = { client: this.#queryClient, meta: leavingMeta, ...(mutationKey && { mutationKey }) }
      // If the page is shown again after all, the write is sent in its turn too and reports its own result.
      options.mutationFn?.(state.variables, context).catch(() => undefined)
    }
  }
}

/** Whether a mutation stands in the row of the cart. */
export function isCartWrite({ options }: { options: { scope?: { id: string } | undefined } }): boolean {
  return options.scope?.id === cartScope.id
}
