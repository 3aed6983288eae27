import { useMutation, useMutationState } from '@tanstack/react-query'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { callApi } from '../../api/client.ts'
import { deleteSavedCart } from '../../generated/operations.ts'
import { useToastStore } from '../../ui/toast/toast-context.ts'
import type { ToastStore } from '../../ui/toast/toast-store.ts'
import type { SavedCart } from './saved-cart-api.ts'
import { useSavedCartFailure } from './use-saved-cart-failure.ts'

const deletionKey = ['undoable', deleteSavedCart.id]
/** Milliseconds in which a deletion can be undone. */
const undoTime = 6000
/** The next document is asked for between the two; phones fire only the second one. */
const leaving = ['beforeunload', 'pagehide'] as const

interface Deletion {
  id: number
  /** Whether it shall really be deleted; known when the toast has gone. */
  confirmed: Promise<boolean>
}

/**
 * Deletes a saved cart unless the toast's 'Вернуть' is used: the contract has no call that brings one back, so the call
 * waits for the end of the toast, or for the page to be left.
 */
export function useDeleteSavedCart() {
  const toasts = useToastStore()
  const fail = useSavedCartFailure()
  const { mutate } = useMutation({
    mutationKey: deletionKey,
    mutationFn: async ({ id, confirmed }: Deletion, { client }) => {
      if (!(await confirmed)) return
      await callApi(client, deleteSavedCart, { path: { id } })
      // The page of what is deleted would answer 404 now.
      await invalidateAfter(client, deleteSavedCart)
    },
    onError: (error) => fail(error, 'Не удалось удалить корзину'),
  })
  return ({ id, name }: SavedCart) => mutate({ id, confirmed: askedByToast(toasts, name) })
}

/** Saved carts whose deletion can still be undone, or is on its way. */
export function useDeletedSavedCarts(): ReadonlySet<number> {
  return new Set(
    useMutationState({
      filters: { mutationKey: deletionKey, status: 'pending' },
      select: ({ state }) => (state.variables as Deletion | undefined)?.id ?? 0,
    }),
  )
}

function askedByToast(toasts: ToastStore, name: string): Promise<boolean> {
  return new Promise((resolve) => {
    let undone = false
    const toast = toasts.getState().show({
      message: `Корзина «${name}» удалена`,
      time: undoTime,
      action: {
        label: 'Вернуть',
        onAction: () => {
          undone = true
        },
      },
    })
    const dismiss = () => toasts.getState().dismiss(toast)
    const unsubscribe = toasts.subscribe((state) => {
      if (state.toasts.some(({ id }) => id === toast)) return
      unsubscribe()
      for (const event of leaving) window.removeEventListener(event, dismiss)
      // The action runs after its toast has gone, in the same event.
      queueMicrotask(() => resolve(!undone))
    })
    for (const event of leaving) window.addEventListener(event, dismiss)
  })
}
