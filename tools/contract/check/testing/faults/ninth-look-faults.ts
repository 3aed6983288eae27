import { askedAs, type Fault, inSuccess, insteadOf, member, refusedAs } from '../fault.ts'
import { bodyOf } from '../further-writes.ts'

type Json = Record<string, unknown>

export const ninthLookOperations = [
  'getHeader',
  'getFooter',
  'getMainPage',
  'getSitemap',
  'getNewsItem',
  'getCatalogMenu',
  'getCurrentStore',
  'autocompleteStores',
  'listBranches',
  'listPromotions',
  'getPromotion',
  'listNews',
  'listSectionProducts',
  'listSectionProductsFiltered',
  'getSmartFilter',
  'searchProducts',
  'searchSuggest',
  'getProduct',
  'listProductsByIds',
  'listViewedProducts',
  'getProductStores',
  'listStores',
  'listWorkability',
  'findCompanyByName',
  'findBank',
  'locateAddress',
  'listTerminals',
  'listConsentDocuments',
  'listHooks',
  'getRequest',
  'listRequests',
  'getMachineService',
  'listFleetService',
  'listMachines',
  'findMachines',
  'getProductDelivery',
  'getDistrict',
  'getPartsModel',
  'getPartsDiagram',
  'listPartPlaces',
  'listPartsModels',
]

const itemsOf = (data: Json, name = 'items') => data[name] as Json[]

/** What a tenth reader of the contract got wrong. */
export const ninthLookFaults: readonly Fault[] = [
  {
    name: 'a filter that holds an empty list chooses nothing that is there',
    operation: 'getSmartFilter',
    place: 'filter-nothing-meant',
    answer: inSuccess('getSmartFilter', (data, _envelope, call) => {
      const { filters } = bodyOf(call) as { filters?: Json }
      if (Array.isArray(filters?.['brand']) && filters['brand'].length === 0) data['total'] = 0
    }),
  },
  {
    name: 'a flag that nothing has is left out',
    operation: 'getSmartFilter',
    place: 'filter-flags-stand',
    answer: inSuccess('getSmartFilter', (data) => {
      data['items'] = itemsOf(data).filter(({ code }) => code !== 'sellout')
    }),
  },
  {
    name: 'an unknown branch counts as none',
    operation: 'listSectionProducts',
    place: 'section-store-unknown',
    answer: askedAs('listSectionProducts', (query) => {
      if (query.get('store') === 'no-such-store') query.delete('store')
    }),
  },
  {
    name: 'the way to a section ends in a link to it',
    operation: 'listSectionProducts',
    place: 'section-trail-ends',
    answer: inSuccess('listSectionProducts', (data) => {
      const section = member(data, 'section')
      const last = itemsOf(section, 'breadcrumbs').at(-1)
      if (last) last['link'] = section['sectionPageUrl']
    }),
  },
  {
    name: 'one exact article is not told',
    operation: 'searchProducts',
    place: 'search-exact-told',
    answer: inSuccess('searchProducts', (data) => {
      delete data['exactProduct']
    }),
  },
  {
    name: 'the second page of a search has no sections',
    operation: 'searchProducts',
    place: 'search-pages-same',
    answer: inSuccess('searchProducts', (data, _envelope, { url }) => {
      if (Number(url.searchParams.get('PAGEN_1') ?? 1) > 1) data['sections'] = []
    }),
  },
  {
    name: 'the query is told in small letters',
    operation: 'searchSuggest',
    place: 'suggestions-query-told',
    answer: inSuccess('searchSuggest', (data) => {
      const items = member(data, 'items')
      items['query'] = String(items['query']).toLowerCase()
    }),
  },
  {
    name: 'properties of a product go by name',
    operation: 'getProduct',
    place: 'product-groups',
    answer: inSuccess('getProduct', (data) => {
      // The first one comes last: its group is torn apart.
      const props = itemsOf(data, 'props')
      data['props'] = [...props.slice(1), ...props.slice(0, 1)]
    }),
  },
  {
    name: 'the last card that was asked for is missing',
    operation: 'listProductsByIds',
    place: 'section-cards',
    answer: inSuccess('listProductsByIds', (data) => {
      data['items'] = itemsOf(data).slice(0, -1)
    }),
  },
  {
    name: 'what was opened goes by id',
    operation: 'listViewedProducts',
    place: 'the last one first',
    answer: inSuccess('listViewedProducts', (data) => {
      const [first, ...rest] = itemsOf(data)
      if (first) data['items'] = [first, ...rest.toSorted((a, b) => Number(a['id']) - Number(b['id']))]
    }),
  },
  {
    name: 'an unknown product is not found among those that fit',
    operation: 'listWorkability',
    place: '404 is not declared',
    answer: insteadOf('listWorkability', async (call) =>
      call.url.searchParams.get('element_id')?.startsWith('no-such') === true
        ? refusedAs(await call.pass(), '404', 404)
        : undefined,
    ),
  },
  {
    name: 'a legal entity has the ОГРН of a sole proprietor',
    operation: 'findCompanyByName',
    place: 'register-form',
    answer: inSuccess('findCompanyByName', (data) => {
      for (const item of itemsOf(data)) if (item['type'] === 'ЮЛ') item['ogrn'] = '312345678901234'
    }),
  },
  {
    name: 'blanks count as letters of a query',
    operation: 'findBank',
    place: 'banks-short',
    answer: askedAs('findBank', (query) => {
      if (query.get('query') === ' а ') query.set('query', 'банк')
    }),
  },
  {
    name: 'the place of a visitor is told by the house',
    operation: 'locateAddress',
    place: 'locate-city-only',
    answer: inSuccess('locateAddress', (data) => {
      const address = data['address'] as Json | null
      if (address) member(address, 'components')['street'] = 'ул. Малышева'
    }),
  },
  {
    name: 'an unknown carrier is no filter',
    operation: 'listTerminals',
    place: 'terminals-no-carrier',
    answer: askedAs('listTerminals', (query) => {
      if (query.get('carrier') === 'nobody-delivers') query.delete('carrier')
    }),
  },
  {
    name: 'news by mail are a needed consent',
    operation: 'listConsentDocuments',
    place: 'consents-required',
    answer: inSuccess('listConsentDocuments', (data) => {
      for (const item of itemsOf(data)) item['required'] = true
    }),
  },
  {
    name: 'a hook does not offer a trial',
    operation: 'listHooks',
    place: 'hook-actions',
    answer: inSuccess('listHooks', (data) => {
      for (const item of itemsOf(data))
        item['allowedActions'] = (item['allowedActions'] as string[]).filter((one) => one !== 'test')
    }),
  },
  {
    name: 'the subject of a request is its number',
    operation: 'getRequest',
    place: 'request-subject',
    answer: inSuccess('getRequest', (data) => {
      const request = member(data, 'request')
      request['subject'] = `Обращение ${String(request['number'])}`
    }),
  },
  {
    name: 'parts of a service go by their place',
    operation: 'getMachineService',
    place: 'service-kit-order',
    answer: inSuccess('getMachineService', (data) => {
      data['items'] = itemsOf(data).toReversed()
    }),
  },
  {
    name: 'the place of a machine is not searched',
    operation: 'listFleetService',
    place: 'fleet-place-found',
    answer: inSuccess('listFleetService', (data, _envelope, { url }) => {
      const query = url.searchParams.get('query')?.toLowerCase()
      if (query === undefined || query === '') return
      const holds = (machine: Json) =>
        ['name', 'model', 'serialNumber'].some((name) =>
          JSON.stringify(machine[name] ?? '')
            .toLowerCase()
            .includes(query),
        )
      data['items'] = itemsOf(data).filter((item) => holds(member(item, 'machine')))
    }),
  },
  {
    name: 'no machine of the fleet is without a service',
    operation: 'listFleetService',
    place: 'fleet-counts',
    answer: inSuccess('listFleetService', (data) => {
      member(data, 'totals')['withoutService'] = 0
    }),
  },
  {
    name: 'every serial number is found',
    operation: 'findMachines',
    place: 'machines-unknown',
    answer: inSuccess('findMachines', (data) => {
      for (const item of itemsOf(data))
        if (item['found'] === false && String(item['serialNumber']).startsWith('NOBODYS'))
          item['found'] = true
    }),
  },
  {
    name: 'one digit behind the prefix is too few',
    operation: 'listPartsModels',
    place: 'parts-models-one-digit',
    answer: inSuccess('listPartsModels', (data, _envelope, { url }) => {
      const number = url.searchParams.get('serialNumber')
      if (number !== null && !/\d{6}$/.test(number)) data['items'] = []
    }),
  },
  {
    name: 'parts of a diagram without a range have no verdict',
    operation: 'getPartsDiagram',
    place: 'diagram-verdicts',
    answer: inSuccess('getPartsDiagram', (data) => {
      for (const position of itemsOf(member(data, 'diagram'), 'positions'))
        for (const variant of itemsOf(position, 'variants'))
          if (!('serialFrom' in variant) && !('serialTo' in variant)) delete variant['fit']
    }),
  },
  {
    name: 'a product that nobody knows is an error',
    operation: 'listPartPlaces',
    place: '404 is not declared',
    answer: insteadOf('listPartPlaces', async (call) =>
      call.url.pathname.includes('999999999') ? refusedAs(await call.pass(), '404', 404) : undefined,
    ),
  },
  {
    name: 'a latitude alone is left out',
    operation: 'getCurrentStore',
    place: 'current-store-lat-alone',
    answer: askedAs('getCurrentStore', (query) => {
      if (query.has('lat') !== query.has('lon')) {
        query.delete('lat')
        query.delete('lon')
      }
    }),
  },
  {
    name: 'a query for branches is one phrase',
    operation: 'autocompleteStores',
    place: 'branch-suggestions-words',
    answer: inSuccess('autocompleteStores', (data, _envelope, { url }) => {
      const query = url.searchParams.get('query')?.trim().toLowerCase() ?? ''
      const holds = (item: Json) =>
        ['name', 'region', 'address'].some((name) => String(item[name]).toLowerCase().includes(query))
      data['items'] = itemsOf(data).filter(holds)
    }),
  },
  {
    name: 'the sitemap lacks a branch',
    operation: 'getSitemap',
    place: 'sitemap-branches-all',
    answer: inSuccess('getSitemap', (data) => {
      for (const group of itemsOf(data, 'groups'))
        if (group['code'] === 'branches') group['items'] = itemsOf(group).slice(1)
    }),
  },
  {
    name: 'kinds of machines go the other way',
    operation: 'getMainPage',
    place: 'picker-kinds',
    answer: inSuccess('getMainPage', (data) => {
      const picker = member(data, 'machinePicker')
      picker['types'] = itemsOf(picker, 'types').toReversed()
    }),
  },
  {
    name: 'a guest has a list of rights',
    operation: 'getHeader',
    place: 'user-data-guest',
    answer: inSuccess('getHeader', (data) => {
      const user = member(data, 'userData')
      if (user['isAuthorized'] === false) user['scope'] = []
    }),
  },
  {
    name: 'the other news come the oldest first',
    operation: 'getNewsItem',
    place: 'news-others-',
    answer: inSuccess('getNewsItem', (data) => {
      data['others'] = itemsOf(data, 'others').toReversed()
    }),
  },
  {
    name: 'a customer sees another footer',
    operation: 'getFooter',
    place: 'same-for-all',
    answer: inSuccess('getFooter', (data, _envelope, { headers }) => {
      if (headers.has('authorization-token'))
        data['phone'] = { title: '8 800 000-00-00', link: 'tel:+78000000000' }
    }),
  },
  {
    name: 'the promotion that began first comes first',
    operation: 'listPromotions',
    place: 'the promotion that began last comes first',
    with: ['getPromotion'],
    answer: inSuccess('listPromotions', (data) => {
      itemsOf(data).reverse()
    }),
  },
  {
    name: 'products on request are the dearest',
    operation: 'listSectionProducts',
    place: 'section-requests-last',
    answer: inSuccess('listSectionProducts', (data, _envelope, { url }) => {
      if (url.searchParams.get('sort') !== 'priceDesc' || url.searchParams.has('orderBy')) return
      for (const item of itemsOf(data)) item['price'] = { current: null, onRequest: true }
    }),
  },
  {
    name: 'a carrier comes a day before it can',
    operation: 'getProductDelivery',
    place: 'carrier-days',
    answer: inSuccess('getProductDelivery', (data) => {
      const carrier = itemsOf(data, 'options').find(({ type }) => type === 'carrierTerminal')
      if (carrier) carrier['etaTo'] = carrier['etaFrom']
    }),
  },
]
