import { buildBrands } from './brands.ts'
import { createCatalogue } from './catalogue-index.ts'
import type { Catalogue } from './catalogue-index.ts'
import { buildMachines } from './machines.ts'
import type { MachineDraft } from './machines.ts'
import type { NamedDraft } from './named-draft.ts'
import { bearingDrafts, namedDrafts, withdrawnDraft } from './named-products.ts'
import { seedIds } from './named.ts'
import { buildPositions, listPrice, morePositions, toNumber } from './parts.ts'
import type { Position } from './parts.ts'
import type { ProductDraft } from './product-draft.ts'
import { createRandom } from '../../random.ts'
import type { Random } from '../../random.ts'
import { normaliseArticle } from './search-text.ts'
import { linkAnalogues } from './analogue-links.ts'
import { linkApplicability, type PartDraft } from './applicability.ts'
import { buildBooks } from './parts-book/build-books.ts'
import type {
  AnalogueLinkRecord,
  BrandRecord,
  ProductLabel,
  ProductRecord,
  SectionRecord,
  StockRecord,
} from './records.ts'
import { buildSections } from './sections.ts'
import { buildStock } from './stock.ts'
import { typesetName } from './typography.ts'
import { toCode } from './transliterate.ts'

const firstFreeId = 10_013
const succeeding = new Set(['pump', 'motor', 'turbo', 'injector', 'generator', 'starter'])

const none: never[] = []

function labelsOf(random: Random, isSellout: boolean): ProductLabel[] {
  if (isSellout) return ['sellout']
  const dice = random.next()
  return dice < 0.05 ? ['new'] : dice < 0.09 ? ['promo'] : none
}

function numbered(
  id: number,
  code: string,
  draft: ProductDraft,
  labels: ProductLabel[],
  random: Random,
): ProductRecord {
  const { brand, ...rest } = draft
  return {
    ...rest,
    name: typesetName(draft.name),
    id,
    xmlId: `p-${id}`,
    code,
    brandId: brand.id,
    brand: brand.name,
    vatRate: 22,
    labels,
    supersedes: none,
    createdAt: new Date(Date.UTC(2023, 0, 9, 6) + random.int(0, 1400) * 86_400_000).toISOString(),
  }
}

/** The power of the engines that a part is made for; a machine says its own in a property of the same code. */
function ratedPower({ props }: Pick<ProductDraft, 'props'>): Pick<PartDraft, 'engineKw'> {
  const power = props.find(({ code, name }) => code === 'power' && name === 'Мощность двигателя')
  return power ? { engineKw: toNumber(power.value) } : {}
}

/** Numbers every draft: the story's first, then machines, then parts; articles and codes come out unique but for the two bearings. */
function numberAll(
  random: Random,
  machines: MachineDraft[],
  { positions, addedPositions }: Record<'positions' | 'addedPositions', readonly Position[]>,
  more: { positions: Iterable<Position>; productCount: number },
  brands: readonly BrandRecord[],
) {
  const products: ProductRecord[] = []
  const parts: PartDraft[] = []
  const groups: { ids: number[]; brands: BrandRecord[] }[] = []
  const articles = new Set<string>(
    Object.values(seedIds.products).map((product) => normaliseArticle(product.article)),
  )
  const codes = new Set<string>(Object.values(seedIds.products).map((product) => product.code))
  let nextId = firstFreeId

  const fullDraft = ({
    brandName,
    node: _node,
    fits: _fits,
    stock: _stock,
    ...draft
  }: NamedDraft): ProductDraft => {
    const brand = brands.find((candidate) => candidate.name === brandName)
    if (!brand) throw new Error(`Unknown brand ${brandName}`)
    const keyPropCodes = draft.props.slice(0, 3).map((prop) => prop.code)
    return { ...draft, brand, isMachine: false, keyPropCodes, popularity: 100 }
  }

  for (const draft of namedDrafts) {
    const isSellout = draft.oldPrice !== undefined
    products.push(
      numbered(
        draft.id,
        draft.code,
        fullDraft(draft),
        isSellout ? ['sellout'] : draft.id === 10_006 ? ['new'] : [],
        random,
      ),
    )
    parts.push({
      id: draft.id,
      node: draft.node,
      fits: draft.fits ?? ['Экскаватор', 'Бульдозер', 'Погрузчик'],
      // The track bolt, and the kit whose name says of what machine it is.
      onTracks: draft.node === 'Ходовая тележка' || draft.id === seedIds.products.longName.id,
      weightKg: draft.weightKg,
      ...ratedPower(draft),
      size: 0.4,
      perMachine: draft.id === 10_011 ? 360 : draft.id === 10_003 ? 5 : 1,
      isStory: true,
    })
  }
  const unique = (draft: ProductDraft): ProductDraft => {
    let article = draft.article
    for (let attempt = 2; articles.has(normaliseArticle(article)); attempt += 1)
      article = `${draft.article}-${attempt}`
    articles.add(normaliseArticle(article))
    return article === draft.article
      ? draft
      : { ...draft, article, name: draft.name.replace(draft.article, article) }
  }
  const add = (draft: ProductDraft, isSellout: boolean): ProductRecord => {
    const own = unique(draft)
    let code = toCode(own.name)
    if (codes.has(code)) code = `${code}-${toCode(own.brand.name)}`
    if (codes.has(code)) code = `${code}-${nextId}`
    codes.add(code)
    const sold: ProductDraft =
      isSellout && own.price !== null
        ? { ...own, oldPrice: own.price, price: listPrice((own.price / 100) * (0.55 + random.next() * 0.25)) }
        : own
    const product = numbered(nextId, code, sold, labelsOf(random, isSellout), random)
    nextId += 1
    products.push(product)
    return product
  }

  const models = machines.map((machine) => {
    const story = seedIds.products.onRequest
    if (machine.model.model === story.article) {
      products.push(numbered(story.id, story.code, { ...machine.product, popularity: 100 }, [], random))
      return {
        ...machine.model,
        modification: 'базовая',
        yearFrom: 2018,
        yearTo: null,
        serialTo: 9500,
        productId: story.id,
      }
    }
    return { ...machine.model, productId: add(machine.product, false).id }
  })
  const addPosition = (position: Position) => {
    const ids: number[] = []
    const offered: BrandRecord[] = []
    for (const draft of position.products) {
      const product = add(draft, random.chance(0.028))
      ids.push(product.id)
      offered.push(draft.brand)
      parts.push({
        id: product.id,
        node: position.family.node,
        fits: position.family.fits,
        onTracks: position.family.onTracks ?? false,
        weightKg: draft.weightKg,
        ...ratedPower(draft),
        size: position.size,
        perMachine: position.family.perMachine ?? 1,
        isStory: false,
      })
      if (succeeding.has(draft.drawing.kind) && random.chance(0.09)) {
        const successor = add(
          {
            ...draft,
            article: `${draft.article}M`,
            name: `${draft.name}M`,
            price: listPrice(((draft.price ?? 0) / 100) * 1.06),
          },
          false,
        )
        product.supersededBy = successor.id
        successor.supersedes = [product.id]
        ids.push(successor.id)
        offered.push(draft.brand)
        parts.push({ ...parts[parts.length - 1]!, id: successor.id })
      }
    }
    groups.push({ ids, brands: offered })
  }
  for (const position of positions) addPosition(position)
  for (const draft of bearingDrafts)
    products.push(numbered(draft.id, draft.code, fullDraft(draft), [], random))
  const { id, code } = withdrawnDraft
  products.push({ ...numbered(id, code, fullDraft(withdrawnDraft), [], random), isWithdrawn: true })
  for (const position of addedPositions) addPosition(position)
  // Behind the three that are numbered up to 19999.
  nextId = Math.max(nextId, id + 1)
  for (const position of more.positions) {
    if (products.length >= more.productCount) break
    addPosition(position)
  }
  return { products, parts, groups, models }
}

function countElements(sections: SectionRecord[], products: readonly ProductRecord[]) {
  const byId = new Map(sections.map((section) => [section.id, section]))
  for (const product of products) {
    if (product.isWithdrawn) continue
    let section = byId.get(product.sectionId)
    if (!section) throw new Error(`Product ${product.id} is in no section`)
    while (section) {
      section.countElements += 1
      section = section.parentId === null ? undefined : byId.get(section.parentId)
    }
  }
}

/**
 * Generates the whole catalogue from the seed text; the same text gives the same catalogue. Pure, about 100 ms.
 * @param productCount more products than the plans have are added behind them; a few above it, to end a position
 */
export function buildCatalogue(seed: string, productCount = 0): Catalogue {
  const random = createRandom(`${seed}/catalogue`)
  const brands = buildBrands()
  const brandRecords = brands.map((brand) => brand.record)
  const { sections, families, addedFamilies } = buildSections()
  const machines = buildMachines(random, brands)
  const positions = buildPositions(random, families, brands)
  const addedPositions = buildPositions(createRandom(`${seed}/added`), addedFamilies, brands)
  const { products, parts, groups, models } = numberAll(
    random,
    machines,
    { positions, addedPositions },
    {
      positions: morePositions(createRandom(`${seed}/more`), [...families, ...addedFamilies], brands),
      productCount,
    },
    brandRecords,
  )
  products.sort((left, right) => left.id - right.id)
  const superseded = products.find((product) => product.id === seedIds.products.superseded.id)
  const successor = products.find((product) => product.id === seedIds.products.successor.id)
  if (superseded && successor) {
    superseded.supersededBy = successor.id
    successor.supersedes = [superseded.id]
  }
  countElements(sections, products)
  const stock: StockRecord[] = buildStock(createRandom(`${seed}/stock`), products)
  const analogues: AnalogueLinkRecord[] = linkAnalogues(groups, products, brandRecords)
  const generated = linkApplicability(createRandom(`${seed}/applicability`), parts, machines, models)
  const { books, applicability } = buildBooks(products, models, generated)
  return createCatalogue({
    products,
    sections,
    brands: brandRecords,
    models,
    stock,
    analogues,
    applicability,
    books,
  })
}
