import { buildAccounts } from './accounts.ts'
import type { Accounts } from './accounts.ts'
import { buildCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue-index.ts'
import { buildPromotions } from './promotions.ts'
import { moreOrderPlans } from './more-orders.ts'
import { news } from './news.ts'
import { pages } from './pages.ts'
import { createRandom } from '../../random.ts'
import { mainPage } from './main-page.ts'
import { typeset, typesetAll } from './typography.ts'
import { districts } from './districts.ts'
import { stores } from './stores.ts'
import { terminals } from './terminals.ts'
import type {
  DistrictRecord,
  NewsRecord,
  PageRecord,
  PromotionRecord,
  StoreRecord,
  TerminalRecord,
} from './records.ts'

/** Everything that a world begins with. Catalogue and content never change; accounts are copied on write by a world. */
export interface Seed extends Accounts {
  readonly catalogue: Catalogue
  readonly districts: readonly DistrictRecord[]
  readonly stores: readonly StoreRecord[]
  readonly terminals: readonly TerminalRecord[]
  readonly promotions: readonly PromotionRecord[]
  readonly news: readonly NewsRecord[]
  readonly pages: readonly PageRecord[]
}

/** The text from which the generator's numbers follow: the shop's own, or one of the others by number. */
const seedText = (number: number | undefined) =>
  number === undefined ? 'kran-detal' : `kran-detal/${number}`

/**
 * Generates the whole seed. Without a number it is the shop's own; each number gives another one, with other products,
 * prices, stock and orders around the same named records (`named.ts`). The same number gives an equal seed.
 */
export function createSeed(number?: number): Seed {
  const text = seedText(number)
  const catalogue = buildCatalogue(text)
  return {
    catalogue,
    districts: typesetAll(districts),
    stores: stores.map((store) => ({ ...store, description: typeset(store.description) })),
    terminals,
    promotions: typesetAll(buildPromotions(catalogue)),
    news: typesetAll(news),
    pages: typesetAll([mainPage, ...pages]),
    ...buildAccounts(
      catalogue,
      number === undefined ? [] : moreOrderPlans(createRandom(`${text}/orders`), catalogue),
    ),
  }
}

const made = new Map<number | undefined, Seed>()

/** The seed of this number, generated at the first call and shared from then on: nobody may change it. */
export function sharedSeed(number?: number): Seed {
  const known = made.get(number)
  if (known) return known
  const seed = deepFreeze(createSeed(number))
  made.set(number, seed)
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
