import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../api/session.ts'
import type { OperationId } from '../../generated/operations.ts'
import { favoritesKey } from '../../lib/storage.ts'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { useStored } from '../../ui/use-stored.ts'

const reading = onDemand(() => import('../../api/favorites.ts'))
const change = onDemand(() => import('./change-favorite.ts'))

/** The key of `favoritesQuery`, whose code comes later. */
const operation: OperationId = 'listFavorites'

/** Whether a product is a favourite, and the press that changes it. A guest without favourites loads no code before the intent. */
export function useFavorite(id: number) {
  const { isAuthorized } = useSession()
  const queryClient = useQueryClient()
  const toast = useToast()
  const stored = useStored(favoritesKey)
  const { data } = useQuery<readonly number[]>({
    queryKey: [operation, isAuthorized],
    queryFn: async () => (await reading.load()).readFavorites(queryClient, isAuthorized),
    enabled: isAuthorized || stored !== null,
    // A customer's are not read again after a logout.
    meta: { varies: 'visitor', ...(isAuthorized && { auth: 'token' }) },
  })
  const isFavorite = data?.includes(id) ?? false
  const toggle = () =>
    change.load().then(
      ({ changeFavorite }) => changeFavorite(queryClient, { isAuthorized, id, wanted: !isFavorite }, toast),
      // Its code has not come.
      () => toast({ status: false, message: 'Не удалось изменить избранное' }),
    )
  return { isFavorite, toggle, intent: onIntent(change.load) }
}
