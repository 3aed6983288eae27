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
import { typeset, typesetAddress, typesetAll } from './typography.ts'
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

/** Which seed: the number of another one, and how many products it has at least. Absent: the shop's own. */
export interface SeedChoice {
  number?: number | undefined
  products?: number | undefined
}

/**
 * Generates the whole seed. Without a number it is the shop's own; each number gives another one, with other products,
 * prices, stock and orders around the same named records (`named.ts`). The same number gives an equal seed.
 */
export function createSeed({ number, products }: SeedChoice = {}): Seed {
  const text = seedText(number)
  const catalogue = buildCatalogue(text, products)
  return {
    catalogue,
    districts: typesetAll(districts),
    stores: stores.map((store) => ({
      ...store,
      address: typesetAddress(store.address),
      description: typeset(store.description),
    })),
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

const made = new Map<string, Seed>()

/** The chosen seed, generated at the first call and shared from then on: nobody may change it. */
export function sharedSeed(choice: SeedChoice = {}): Seed {
  const key = `${choice.number}/${choice.products}`
  const known = made.get(key)
  if (known) return known
  const seed = createSeed(choice)
  // Tests find who changes a seed, in one of usual size; to freeze 100 000 products takes a second.
  if (choice.products === undefined) deepFreeze(seed)
  made.set(key, seed)
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
