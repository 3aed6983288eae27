import { buildAccounts } from './accounts.ts'
import type { Accounts } from './accounts.ts'
import { buildCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue-index.ts'
import { buildPromotions } from './promotions.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { mainPage } from './main-page.ts'
import { districts } from './districts.ts'
import { stores } from './stores.ts'
import type { DistrictRecord, NewsRecord, PageRecord, PromotionRecord, StoreRecord } from './records.ts'

/** Everything that a world begins with. Catalogue and content never change; accounts are copied on write by a world. */
export interface Seed extends Accounts {
  readonly catalogue: Catalogue
  readonly districts: readonly DistrictRecord[]
  readonly stores: readonly StoreRecord[]
  readonly promotions: readonly PromotionRecord[]
  readonly news: readonly NewsRecord[]
  readonly pages: readonly PageRecord[]
}

export const defaultSeedText = 'kran-detal'

/** Generates the whole seed from a text; the same text gives an equal seed. */
export function createSeed(text: string = defaultSeedText): Seed {
  const catalogue = buildCatalogue(text)
  return {
    catalogue,
    districts,
    stores,
    promotions: buildPromotions(catalogue),
    news,
    pages: [mainPage, ...pages],
    ...buildAccounts(catalogue),
  }
}

const made = new Map<string, Seed>()

/** The seed of this text, generated at the first call and shared from then on: nobody may change it. */
export function sharedSeed(text: string = defaultSeedText): Seed {
  const known = made.get(text)
  if (known) return known
  const seed = deepFreeze(createSeed(text))
  made.set(text, seed)
  return seed
}

function deepFreeze<T>(value: T): T {
  const pending: unknown[] = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue
    Object.freeze(next)
    for (const inner of Object.values(next)) if (typeof inner === 'object') pending.push(inner)
  }
  return value
}
