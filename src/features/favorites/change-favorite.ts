import type { QueryClient } from '@tanstack/react-query'
import { setFavorite } from '../../api/favorites.ts'
import type { useToast } from '../../ui/toast/toast-context.ts'

/** Adds or removes a favourite; what hinders it is told in words. @returns whether it is done */
export async function changeFavorite(
  queryClient: QueryClient,
  change: Parameters<typeof setFavorite>[1],
  toast: ReturnType<typeof useToast>,
): Promise<boolean> {
  try {
    const isDone = await setFavorite(queryClient, change)
    if (!isDone) toast({ status: false, message: 'В избранном уже 100 товаров. Уберите лишние.' })
    return isDone
  } catch {
    toast({ status: false, message: 'Не удалось изменить избранное' })
    return false
  }
}
