import { type Fault, member } from '../fault.ts'
import { type Json, list, told } from './second-look-faults.ts'

/** Turns a list round in place. */
function turn(items: Json[]): void {
  items.splice(0, items.length, ...items.toReversed())
}

/** One thing is told of in two ways (`x-thing`), or its way leaves something out. */
export const thingFaults: Fault[] = [
  told(
    'the footer leads to sections by their ids',
    'getFooter',
    'same-section',
    (data) => {
      const catalog = (data['menu'] as Json)['catalog'] as Json
      for (const one of list(catalog, 'items')) one['link'] = `/catalog/${Number(one['id'])}/`
    },
    'getCatalogMenu',
  ),
  told(
    'the header has another name of the customer than the profile',
    'getHeader',
    'same-customer',
    (data) => {
      const user = data['userData'] as Json
      if ('name' in user) user['name'] = 'Алексей'
    },
    'getPersonal',
  ),
  told(
    'the way to a product leaves a section out',
    'getProduct',
    'product-trail',
    (data) => {
      const trail = list(data, 'breadcrumbs')
      if (trail.length > 4) trail.splice(2, 1)
    },
    'listSectionProducts',
  ),
  told(
    'the header counts one promotion too many',
    'getHeader',
    'header-promotions-count',
    (data) => {
      const stocks = data['stocks'] as Json
      stocks['count'] = Number(stocks['count']) + 1
    },
    'listPromotions',
  ),
  told(
    'promotions come the oldest first',
    'listPromotions',
    'header-promotions-first',
    (data) => turn(list(data, 'items')),
    'getHeader',
  ),
  told('the panel of promotions is empty', 'getHeader', 'header-promotions-some', (data) => {
    list(data['stocks'] as Json, 'items').length = 0
  }),
  told(
    'the footer has the sections the other way round',
    'getFooter',
    'footer-sections-order',
    (data) => turn(list((data['menu'] as Json)['catalog'] as Json, 'items')),
    'getCatalogMenu',
  ),
  told('the way to a page begins at the page', 'getContactsPage', 'page-trail', (data) =>
    turn(list(data, 'breadcrumbs')),
  ),
  told('a news item leads to its id', 'listNews', 'news-link', (data) => {
    for (const one of list(data, 'items')) one['link'] = `/news/${Number(one['id'])}/`
  }),
  told('a promotion leads to its id', 'listPromotions', 'promotion-link', (data) => {
    for (const one of list(data, 'items')) one['link'] = `/stocks/${Number(one['id'])}/`
  }),
  inSitemap('promotions', 'a promotion has another name in the sitemap', 'same-promotion', (items) => {
    for (const one of items) one['title'] = 'Акция'
  }),
  inSitemap('news', 'news have another title in the sitemap', 'same-news', (items) => {
    for (const one of items) one['title'] = 'Новость'
  }),
  inSitemap('catalogue', 'a section has another name in the sitemap', 'same-section', (items) => {
    for (const one of items) one['title'] = 'Раздел'
  }),
  inSitemap('promotions', 'the sitemap leaves a promotion out', 'sitemap-promotions', (items) =>
    items.shift(),
  ),
  inSitemap('news', 'the sitemap has the oldest news first', 'sitemap-news', turn),
  inSitemap('catalogue', 'the sitemap leaves a section out', 'sitemap-sections', (items) => items.pop()),
  inSitemap('branches', 'the sitemap has the branches the other way round', 'sitemap-branches', turn),
  told('a part of the sitemap comes twice', 'getSitemap', 'sitemap-groups', (data) => {
    const [first, second] = list(data, 'groups')
    if (first && second) second['code'] = first['code']
  }),
  ofPromotion('products of a promotion cost a rouble more', 'promotion-products-price', (product) => {
    const price = product['price'] as Json
    if (price['current'] !== null) price['current'] = Number(price['current']) + 100
  }),
  ofPromotion('products of a promotion forget a branch', 'promotion-products-stock', (product) => {
    const stock = product['stock'] as Json
    stock['elsewhere'] = Number(stock['elsewhere']) + 1
  }),
  told(
    'models have another brand when they are suggested',
    'findMachineModels',
    'same-parts-model',
    (data) => {
      for (const one of list(data, 'items')) one['brand'] = 'Другая марка'
    },
    'listPartsModels',
    'getPartsModel',
  ),
  told(
    'a line of a saved cart has no greatest quantity',
    'listSavedCartProducts',
    'saved-line-max',
    (data) => {
      for (const one of list(data, 'items')) one['maxQuantity'] = 9998
    },
    'listSavedCarts',
  ),
  ofKit('a part of a set can be had without limit', 'kit-line-max', (line) => {
    line['maxQuantity'] = 9998
  }),
  ofKit('a part of a set is counted once more', 'kit-line-quantity', (line) => {
    line['quantity'] = Number(line['quantity']) + 1
    line['sum'] = Number(line['price']) * Number(line['quantity'])
  }),
  ofKit('a part of a set costs a rouble more', 'kit-line-price', (line) => {
    if (line['price'] === null) return
    line['price'] = Number(line['price']) + 100
    line['sum'] = Number(line['price']) * Number(line['quantity'])
  }),
  told(
    'a bank has another name when it is suggested',
    'findBank',
    'same-bank',
    (data) => {
      for (const one of list(data, 'items')) one['name'] = 'Банк'
    },
    'getCompany',
    'listCompanies',
  ),
  told('of nine digits only the first eight are looked at', 'findBank', 'banks-exact', (data) => {
    const items = list(data, 'items')
    const [first] = items
    if (first) items.push({ ...first, bik: '999999999' })
  }),
  told('the rights of a role go the other way round', 'listCompanyRoles', 'roles-rights-order', (data) => {
    for (const role of list(data, 'roles')) turn(list(role, 'rights'))
  }),
  told('the rights go the other way round', 'listCompanyRoles', 'rights-in-order', (data) =>
    turn(list(data, 'rights')),
  ),
  told(
    'sections at home go backwards',
    'getMainPage',
    'main-sections-order',
    (data) => turn(list(data, 'sections')),
    'getCatalogMenu',
  ),
  told(
    'promotions at home go backwards',
    'getMainPage',
    'main-promotions-first',
    (data) => turn(list(data, 'promotions')),
    'listPromotions',
  ),
  told(
    'news at home go backwards',
    'getMainPage',
    'main-news-first',
    (data) => turn(list(data, 'news')),
    'listNews',
  ),
  told('a branch stands twice in the strip', 'getMainPage', 'main-branches-once', (data) => {
    const strip = member(data, 'branches')
    strip['items'] = [...list(strip, 'items').slice(0, -1), ...list(strip, 'items').slice(0, 1)]
  }),
  told('the strip of branches goes backwards', 'getMainPage', 'main-branches-order', (data) =>
    turn(list(data['branches'] as Json, 'items')),
  ),
  told(
    'the root page lacks its first section',
    'getCatalogPage',
    'catalog-page-sections',
    (data) => list(data, 'sections').shift(),
    'getCatalogMenu',
  ),
  told(
    'sections below go backwards',
    'getCatalogPage',
    'catalog-page-below',
    (data) => {
      for (const one of list(data, 'sections')) turn(list(one, 'subSections'))
    },
    'getCatalogMenu',
  ),
  told(
    'a district lacks its first branch',
    'getDistrict',
    'district-of-branches',
    (data) => list(data['district'] as Json, 'branches').shift(),
    'listBranches',
    'getBranch',
  ),
  told(
    'a district has another name',
    'getDistrict',
    'same-district',
    (data) => {
      const district = data['district'] as Json
      district['name'] = 'Округ'
    },
    'listBranches',
    'getBranch',
  ),
  told(
    'days of a district are swapped',
    'getDistrict',
    'district-days',
    (data) => {
      const days = (data['district'] as Json)['deliveryDays'] as Json
      days['max'] = 0
      days['min'] = 9
    },
    'getBranch',
    'listBranches',
  ),
  told('a terminal is told as another one', 'listTerminals', 'terminal-value', (data) => {
    for (const one of list(data, 'items')) one['name'] = 'Терминал'
  }),
  told('years of a model are swapped', 'findMachineModels', 'model-years', (data) => {
    for (const one of list(data, 'items'))
      if (one['yearTo'] !== null) [one['yearFrom'], one['yearTo']] = [one['yearTo'], 1950]
  }),
  told(
    'years of a row are swapped',
    'listWorkability',
    'workability-years',
    (data) => {
      for (const one of list(data, 'items'))
        if (one['yearFrom'] !== undefined && one['yearTo'] !== undefined) one['yearTo'] = 1900
    },
    'getProduct',
    'listSectionProducts',
  ),
]

function ofKit(name: string, place: string, change: (line: Json) => void): Fault {
  return told(
    name,
    'listPartsKits',
    place,
    (data) => {
      for (const kit of list(data, 'items')) for (const line of list(kit, 'lines')) change(line)
    },
    'getPartsModel',
    'listPartsModels',
  )
}

function inSitemap(code: string, name: string, place: string, change: (items: Json[]) => void): Fault {
  return told(
    name,
    'getSitemap',
    place,
    (data) => {
      for (const group of list(data, 'groups')) if (group['code'] === code) change(list(group, 'items'))
    },
    'getCatalogMenu',
    'listNews',
    'listPromotions',
  )
}

function ofPromotion(name: string, place: string, change: (product: Json) => void): Fault {
  return told(
    name,
    'getPromotion',
    place,
    (data) => {
      for (const block of list(data, 'blocks'))
        if (block['type'] === 'products') for (const product of list(block, 'items')) change(product)
    },
    'listPromotions',
    'listProductsByIds',
  )
}
