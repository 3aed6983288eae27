import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { addFavorites, listFavorites, removeFavorite } from '../generated/operations.ts'
import { favoritesKey, localSafeStorage } from '../lib/storage.ts'
import { isProblem } from './api-problem.ts'
import { callApi } from './client.ts'

/** As many as a customer can have. */
export const favoritesLimit = 100

/** Ids of the favourites, the one added last first: a customer's are the backend's, a guest's this browser's. */
export function favoritesQuery(isAuthorized: boolean) {
  return queryOptions<readonly number[]>({
    queryKey: favoritesQueryKey(isAuthorized),
    queryFn: ({ client }) => readFavorites(client, isAuthorized),
    // A guest's are in this browser; a customer's are not read again after a logout.
    meta: { varies: listFavorites.varies, ...(isAuthorized && { auth: listFavorites.auth }) },
  })
}

const favoritesQueryKey = (isAuthorized: boolean) => [listFavorites.id, isAuthorized]

export async function readFavorites(
  queryClient: QueryClient,
  isAuthorized: boolean,
): Promise<readonly number[]> {
  if (isAuthorized) return (await callApi(queryClient, listFavorites, {})).ids
  followOtherTabs(queryClient)
  return keptIds()
}

/** Clients whose guest's favourites follow those of the other tabs. */
const following = new WeakSet<QueryClient>()

/** What another tab keeps or removes stands in this one at once. */
function followOtherTabs(queryClient: QueryClient): void {
  if (following.has(queryClient)) return
  following.add(queryClient)
  window.addEventListener('storage', ({ key }) => {
    // No key: all of the storage was cleared.
    if (key === favoritesKey || key === null) queryClient.setQueryData(favoritesQueryKey(false), keptIds())
  })
}

/**
 * Adds or removes a favourite.
 * @returns false when there are as many as can be
 * @throws {ApiProblem} as the call; nothing has changed then
 */
export async function setFavorite(
  queryClient: QueryClient,
  { isAuthorized, id, wanted }: { isAuthorized: boolean; id: number; wanted: boolean },
): Promise<boolean> {
  if (!isAuthorized) followOtherTabs(queryClient)
  const ids = isAuthorized ? await send(queryClient, id, wanted) : keep(id, wanted)
  queryClient.setQueryData(favoritesQueryKey(isAuthorized), ids)
  return ids.includes(id) === wanted
}

async function send(queryClient: QueryClient, id: number, wanted: boolean): Promise<number[]> {
  if (wanted) return (await callApi(queryClient, addFavorites, { body: { products: [id] } })).ids
  try {
    return (await callApi(queryClient, removeFavorite, { path: { id } })).ids
  } catch (error) {
    // Removed in another tab already.
    if (isProblem(error) && error.httpStatus === 404)
      return (await callApi(queryClient, listFavorites, {})).ids
    throw error
  }
}

function keep(id: number, wanted: boolean): number[] {
  const others = keptIds().filter((one) => one !== id)
  const ids = wanted && others.length < favoritesLimit ? [id, ...others] : others
  store(ids)
  return ids
}

/**
 * Gives a customer what this browser has kept of a guest. What the customer has no room for stays here.
 * @returns how many that are
 * @throws {ApiProblem} as the call; the browser keeps all then
 */
export async function mergeFavorites(queryClient: QueryClient): Promise<number> {
  const products = keptIds()
  if (products.length === 0) return 0
  const { ids, rejected } = await callApi(queryClient, addFavorites, { body: { products } })
  const left = rejected.filter(({ reason }) => reason === 'limitReached').map(({ productId }) => productId)
  store(left)
  queryClient.setQueryData(favoritesQueryKey(true), ids)
  return left.length
}

function keptIds(): number[] {
  const ids = (localSafeStorage().get(favoritesKey) ?? '').split(',').map(Number)
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, favoritesLimit)
}

function store(ids: readonly number[]): void {
  if (ids.length === 0) localSafeStorage().remove(favoritesKey)
  else localSafeStorage().set(favoritesKey, ids.join(','))
}
