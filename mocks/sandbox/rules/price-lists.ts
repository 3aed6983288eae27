import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { type PriceListRecord, priceLists } from '../seed/price-lists.ts'
import type { ProductRecord } from '../seed/records.ts'
import { isUsable } from './contracts.ts'
import { perCatalogue } from './per-catalogue.ts'

/** The catalogue that a priced one was made of. */
const retailOf = new WeakMap<Catalogue, Catalogue>()

/** The catalogues with contract prices, one per price list: lists, filters, sums and searches need no price of their own. */
const priced = perCatalogue((catalogue) => {
  const made = new Map<PriceListRecord, Catalogue>()
  return (list: PriceListRecord): Catalogue => {
    let own = made.get(list)
    if (!own) {
      made.set(list, (own = withPrices(catalogue, list)))
      retailOf.set(own, catalogue)
    }
    return own
  }
})

/** The state with the prices of a company, while its contract is in force; a person and a guest see retail prices. */
export function pricedState(state: SandboxState, companyId: number | undefined, now: number): SandboxState {
  const retail = retailOf.get(state.catalogue) ?? state.catalogue
  const list = companyId === undefined ? undefined : priceLists.find((one) => one.companyId === companyId)
  const contract = list && state.contracts.get(list.contractId)
  const catalogue = list && contract && isUsable(contract, now) ? priced(retail)(list) : retail
  if (catalogue === state.catalogue) return state
  const own: SandboxState = Object.create(state, { catalogue: { value: catalogue } })
  return own
}

function withPrices(catalogue: Catalogue, list: PriceListRecord): Catalogue {
  const changed = new Map<number, ProductRecord>()
  for (const product of catalogue.products) {
    const own = contractPrices(product, list)
    if (own) changed.set(product.id, { ...product, ...own, hasContractPrice: true })
  }
  const own = (product: ProductRecord) => changed.get(product.id) ?? product
  const ownOrNone = (product: ProductRecord | undefined) => product && own(product)
  const sections = new Map<number, readonly ProductRecord[]>()
  return {
    ...catalogue,
    products: catalogue.products.map(own),
    product: (id) => ownOrNone(catalogue.product(id)),
    productByCode: (code) => ownOrNone(catalogue.productByCode(code)),
    productByXmlId: (xmlId) => ownOrNone(catalogue.productByXmlId(xmlId)),
    productsByArticle: (text) => catalogue.productsByArticle(text).map(own),
    productsByArticlePrefix: (text, limit) => catalogue.productsByArticlePrefix(text, limit).map(own),
    productsOfSection: (id) => {
      const known = sections.get(id) ?? catalogue.productsOfSection(id).map(own)
      sections.set(id, known)
      return known
    },
    productsOfBrand: (brandId) => catalogue.productsOfBrand(brandId).map(own),
  }
}

/** The reduced prices; `undefined` when the list doesn't concern the product, or a sellout is on. */
function contractPrices(
  { price, oldPrice, brand, minQty }: ProductRecord,
  { discounts, volume }: PriceListRecord,
): Pick<ProductRecord, 'price' | 'oldPrice' | 'priceSteps'> | undefined {
  const percent = discounts[brand]
  if (percent === undefined || price === null || oldPrice !== undefined) return undefined
  const steps = (volume[brand] ?? []).filter(({ from }) => from > minQty)
  return {
    price: reduced(price, percent),
    oldPrice: price,
    ...(steps.length > 0 && {
      priceSteps: steps.map((step) => ({ from: step.from, price: reduced(price, step.percent) })),
    }),
  }
}

/** Rounded half up to a kopeck. */
const reduced = (price: number, percent: number) => Math.floor((price * (100 - percent) + 50) / 100)
