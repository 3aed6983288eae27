import type { SandboxOperations, SandboxState } from '../operation.ts'

/** The most favourites of a customer. */
const favoritesLimit = 100

export const favoriteOperations = {
  listFavorites({ state, session }) {
    return { ids: favoritesOf(state, session.owner) }
  },

  addFavorites({ state, session, body: { products } }) {
    const kept = favoritesOf(state, session.owner)
    const fresh = products.filter((id) => !kept.includes(id))
    const known = fresh.filter((id) => state.catalogue.product(id))
    const added = known.slice(0, favoritesLimit - kept.length)
    const ids = [...added, ...kept]
    if (added.length > 0) state.favorites.put({ id: session.owner, productIds: ids })
    return {
      ids,
      rejected: fresh
        .filter((id) => !added.includes(id))
        .map((productId) => ({
          productId,
          reason: known.includes(productId) ? ('limitReached' as const) : ('productNotFound' as const),
        })),
    }
  },

  removeFavorite({ state, session, path: { id }, notFound }) {
    const kept = favoritesOf(state, session.owner)
    if (!kept.includes(id)) throw notFound('Этого товара нет в избранном.')
    const ids = kept.filter((one) => one !== id)
    if (ids.length > 0) state.favorites.put({ id: session.owner, productIds: ids })
    else state.favorites.delete(session.owner)
    return { ids }
  },
} satisfies Partial<SandboxOperations>

function favoritesOf(state: SandboxState, owner: string): number[] {
  return state.favorites.get(owner)?.productIds ?? []
}
