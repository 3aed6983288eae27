import {
  type Branch,
  allBranches,
  branchOf,
  daysBetween,
  isOpen,
  schedule,
  soonestFirst,
} from './branches.ts'
import type { Call, Operation } from './call.ts'
import { list, numeral, object, productId, storeCode, text } from './checks.ts'
import { pictureOf } from './media.ts'
import {
  baseOf,
  cardOf,
  freeStock,
  isContractPrice,
  type Product,
  priceOf,
  productById,
  productPicture,
  propertiesOf,
  referenceOf,
} from './products.ts'
import { problem, refuse } from './problems.ts'
import { allSections, noMeta, pathOf, wayTo } from './sections.ts'

const viewedMost = 20

function analoguesOf(call: Call, product: number, here: Branch): Product[] {
  const reach = (one: Product) => {
    const free = freeStock(call, one.id, true)
    if ((free.get(here.id) ?? 0) > 0) return 0
    if ([...free.values()].some((left) => left > 0)) return 1
    return one.supplier_days === null ? 3 : 2
  }
  const price = (one: Product) => priceOf(call, one).current ?? Number.MAX_SAFE_INTEGER
  return call.db
    .all<Product>(
      `select products.* from analogues join products on products.id = other
       where analogues.product = ? and state <> 'withdrawn'`,
      product,
    )
    .toSorted(
      (a, b) =>
        (call.wrong('analoguesByPrice') ? 0 : reach(a) - reach(b)) || price(a) - price(b) || a.id - b.id,
    )
}

function crumbsOf(call: Call, product: Product) {
  const sections = allSections(call)
  return [
    { title: 'Главная', link: '/' },
    { title: 'Каталог', link: '/catalog/' },
    ...wayTo(sections, product.section).map(({ id, name }) => ({ title: name, link: pathOf(sections, id) })),
    { title: product.name, link: null },
  ]
}

export function remember({ db, owner, wrong }: Call, product: number): void {
  const place = db.count('select coalesce(max(place), 0) + 1 from viewed where owner = ?', owner)
  const again = wrong('viewedStays') ? 'ignore' : 'replace'
  db.run(`insert or ${again} into viewed values (?, ?, ?)`, owner, product, place)
}

function getProduct(call: Call) {
  const { db, wrong } = call
  const branch = (wrong('pageOldBranch') ? allBranches(call)[0] : undefined) ?? branchOf(call)
  const product = db.one<Product>('select * from products where code = ?', call.path['code'] ?? '')
  if (!product) throw problem(404)
  const successor = product.successor === null ? undefined : productById(call, product.successor)
  const analogues = { ids: analoguesOf(call, product.id, branch).map(({ id }) => id) }
  const breadcrumbs = crumbsOf(call, product)
  if (product.state === 'withdrawn') {
    const { id, article, brand, name } = product
    throw refuse('productUnavailable', 'Этот товар больше не продаётся.', undefined, {
      statusCode: 404,
      product: {
        id,
        article,
        brand,
        name,
        picture: productPicture(product),
        ...(successor && { supersededBy: referenceOf(successor) }),
        analogues,
        breadcrumbs,
      },
    })
  }
  if (!wrong('viewedForgotten')) remember(call, product.id)
  const base = baseOf(call, product, branch)
  const stock = wrong('detailStockOfAll')
    ? { here: base.stock.here + base.stock.elsewhere, elsewhere: base.stock.elsewhere }
    : base.stock
  const numbers = db.all<{ number: string }>(
    'select number from oem_numbers where product = ? order by number',
    product.id,
  )
  const price = priceOf(call, product)
  const type = price.onRequest
    ? 'onRequest'
    : isContractPrice(call, product)
      ? 'contract'
      : product.label === 'sellout'
        ? 'sellout'
        : 'retail'
  return {
    ...base,
    stock,
    detailPicture: pictureOf(`goods/${product.id}`, product.name),
    mainProps: {
      more_photo: { value: [] },
      ...(numbers.length > 0 && { oem_numbers: { value: numbers.map(({ number }) => number) } }),
      country: { value: 'Россия' },
    },
    price: {
      ...price,
      ...(wrong('stepsDropped') && { steps: undefined }),
      type,
      vatRate: product.vat,
      vatIncluded: true,
    },
    props: propertiesOf(call, product.id),
    description: product.about,
    kind: product.kind,
    ...(product.weight_g !== null && { weightKg: product.weight_g / 1000 }),
    ...(product.length !== null && {
      dimensionsMm: { length: product.length, width: product.width, height: product.height },
    }),
    analogues,
    supersedes: db
      .all<Product>('select * from products where successor = ? order by id desc', product.id)
      .map(referenceOf),
    ...(successor && { supersededBy: referenceOf(successor) }),
    documents: [],
    warrantyMonths: product.warranty,
    isMachine: false,
    workabilityCount: 0,
    breadcrumbs,
    meta: noMeta,
  }
}

function productStores(call: Call) {
  const isOld = call.wrong('storesKeepOldBranch') && !call.query.has('store')
  const here = (isOld ? allBranches(call)[0] : undefined) ?? branchOf(call)
  const ids = call.body['products'] as number[]
  return {
    items: ids.flatMap((id) => {
      const product = productById(call, id)
      return product
        ? [
            {
              productId: id,
              unit: call.wrong('unitFixed') ? 'шт' : product.unit,
              rows: stockRows(call, product, here),
            },
          ]
        : []
    }),
  }
}

function stockRows(call: Call, product: Product, here: Branch) {
  const free = freeStock(call, product.id)
  const rows = soonestFirst(allBranches(call), here).toSorted((a, b) => {
    const days = (one: Branch) => daysBetween(one, here)?.min ?? 0
    const left = ({ id }: Branch) => (call.wrong('storesByQuantity') ? (free.get(id) ?? 0) : 0)
    return (
      left(b) - left(a) ||
      days(a) - days(b) ||
      a.city.localeCompare(b.city, 'ru') ||
      (a.store_id < b.store_id ? -1 : 1)
    )
  })
  return rows.flatMap((branch) => {
    const isCurrent = branch.id === here.id
    const left = free.get(branch.id) ?? 0
    if (left === 0 && !isCurrent) return []
    const { supplier_days: days } = product
    const eta =
      left > 0 ? daysBetween(branch, here) : days === null ? undefined : { min: days, max: days + 5 }
    return [
      {
        storeId: branch.store_id,
        storeName: branch.store_name,
        city: branch.city,
        address: branch.address,
        quantity: call.wrong('fiftyForgotten') ? left : Math.min(50, left),
        moreThan: left > 50 && !call.wrong('fiftyForgotten'),
        status: left > 0 ? 'inStock' : days === null ? 'none' : 'toOrder',
        ...(eta && { etaDays: eta }),
        pickupToday: left > 0 && isCurrent && isOpen(branch, call.now),
        schedule,
        isCurrent,
      },
    ]
  })
}

function listViewed(call: Call) {
  const branch = branchOf(call)
  const { db, owner, query } = call
  const viewed = db.all<Product>(
    `select products.* from viewed join products on products.id = viewed.product
     where owner = ? and state <> 'withdrawn'
     order by viewed.place ${call.wrong('viewedOldestFirst') ? 'asc' : 'desc'} limit ?`,
    owner,
    viewedMost,
  )
  const left = viewed.filter(
    ({ id }) => id !== Number(query.get('exclude')) || call.wrong('exclusionIgnored'),
  )
  const seen = call.wrong('viewedRetail') ? { ...call, customer: undefined } : call
  return { items: left.map((product) => cardOf(seen, product, branch)) }
}

function listByIds(call: Call) {
  const branch = branchOf(call)
  const { db, query, wrong } = call
  const asked = query.getAll('ids[]').map(Number)
  const ids = wrong('doubledIds') ? asked : [...new Set(asked)]
  const found = ids.flatMap((id) => productById(call, id) ?? []).filter(({ state }) => state !== 'withdrawn')
  if (wrong('byIdsSorted')) found.sort((a, b) => a.id - b.id)
  if (wrong('cardsCountAsViewed')) for (const { id } of found) remember(call, id)
  const of = query.get('analogueOf')
  if (of === null) return { items: found.map((product) => cardOf(call, product, branch)) }
  const original = productById(call, Number(of))
  if (!original) throw refuse('productNotFound', 'Такого товара нет.', 'analogueOf')
  const inOrder = analoguesOf(call, original.id, branch)
  const place = ({ id }: Product) => inOrder.findIndex((one) => one.id === id) + 1 || inOrder.length + 1
  const full = priceOf(call, original).current
  const items = found
    .toSorted((a, b) => (wrong('analoguesAsAsked') ? 0 : place(a) - place(b)))
    .map((product) => {
      const relation = db.one<{ relation: string; quality: string }>(
        'select relation, quality from analogues where product = ? and other = ?',
        original.id,
        product.id,
      )
      const card = cardOf(call, product, branch)
      const price = priceOf(call, product).current
      const difference =
        price === null || full === null
          ? null
          : ((price - full) / (wrong('priceDiffOfOther') ? price : full)) * 100
      const priceDiffPercent =
        difference === null ? null : Math.sign(difference) * Math.round(Math.abs(difference)) || 0
      return { ...card, ...(relation && { analogue: { ...relation, priceDiffPercent } }) }
    })
  return { items }
}

export const productOperations: Operation[] = [
  {
    id: 'getProduct',
    method: 'GET',
    path: '/web/product/{code}/',
    who: 'anyone',
    parts: { code: text(1, 200, /^[a-z0-9-]+$/) },
    query: { store: storeCode },
    answer: getProduct,
  },
  {
    id: 'getProductStores',
    method: 'POST',
    path: '/web/basket/getProductStoresSort/',
    who: 'anyone',
    query: { store: storeCode },
    body: object({ products: list(productId, 1, 100, true) }),
    answer: productStores,
  },
  {
    id: 'listViewedProducts',
    method: 'GET',
    path: '/web/elastic/viewedProducts/',
    who: 'anyone',
    query: { exclude: numeral(productId), store: storeCode },
    answer: listViewed,
  },
  {
    id: 'listProductsByIds',
    method: 'GET',
    path: '/web/elastic/component/catalogSectionItems/f/',
    who: 'anyone',
    query: { analogueOf: numeral(productId), store: storeCode },
    repeated: { 'ids[]': list(numeral(productId), 1, 100) },
    answer: listByIds,
  },
]
