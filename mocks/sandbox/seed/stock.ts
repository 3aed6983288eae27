import type { ProductRecord, StockRecord } from './records.ts'
import { bearingDrafts, namedDrafts, withdrawnDraft } from './named-products.ts'
import type { Random } from '../../random.ts'
import { seedIds } from './named.ts'

/** How often a product is kept in the store with id index + 1. */
const presence = [0.78, 0.42, 0.3, 0.56, 0.4, 0.28, 0.46, 0.27, 0.25, 0.36, 0.18, 0.3]

/** Believable quantities: cheap things by the hundred, dear ones by one; every twelfth product is to order only. */
export function buildStock(random: Random, products: readonly ProductRecord[]): StockRecord[] {
  const fixed = new Map<number, Record<number, number>>(
    [...namedDrafts, ...bearingDrafts, withdrawnDraft].map((draft) => [draft.id, draft.stock]),
  )
  fixed.set(seedIds.products.onRequest.id, { 1: 2, 4: 1 })
  const rows: StockRecord[] = []
  for (const product of products) {
    const story = fixed.get(product.id)
    if (story) {
      for (const [storeId, quantity] of Object.entries(story)) {
        rows.push({ productId: product.id, storeId: Number(storeId), quantity, inTransit: 0 })
      }
      continue
    }
    if (
      random.chance(product.isMachine ? 0.55 : 0.08) ||
      (product.supersededBy !== undefined && random.chance(0.6))
    )
      continue
    const roubles = (product.price ?? 900_000_000) / 100
    const most = roubles < 200 ? 900 : roubles < 1500 ? 120 : roubles < 8000 ? 40 : roubles < 60_000 ? 9 : 3
    for (const [index, chance] of presence.entries()) {
      if (!random.chance(product.isMachine ? chance * 0.3 : chance)) continue
      const inTransitOnly = random.chance(0.06)
      const steps = Math.max(
        1,
        Math.ceil((random.int(1, most) * (index === 0 ? 2 : 1)) / product.multiplicity),
      )
      const quantity = inTransitOnly ? 0 : steps * product.multiplicity
      rows.push({
        productId: product.id,
        storeId: index + 1,
        quantity,
        inTransit: inTransitOnly || random.chance(0.08) ? steps * product.multiplicity : 0,
      })
    }
  }
  return rows
}
