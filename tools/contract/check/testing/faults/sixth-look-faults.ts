import {
  askedAs,
  type Fault,
  type FaultyCall,
  inSuccess,
  insteadOf,
  member,
  refusedAs,
  rewritten,
} from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'

type Json = Record<string, unknown>

export const sixthLookOperations = [
  'getPersonal',
  'listCompanies',
  'switchContractor',
  'getContract',
  'listContracts',
  'listAddresses',
  'searchAddress',
  'addDeliveryAddress',
  'updateDeliveryAddress',
  'deleteDeliveryAddress',
  'listTerminals',
  'getPassport',
  'savePassport',
  'listRequests',
  'getRequest',
  'addRequest',
  'addRequestMessage',
  'closeRequest',
  'listMachines',
  'getMachine',
  'addMachine',
  'updateMachine',
  'deleteMachine',
  'findMachines',
  'addMachinesToCart',
  'getMachineService',
  'completeMachineService',
  'recordMachineHours',
  'getCart',
  'updateCart',
  'listSavedCarts',
  'createSavedCart',
  'updateSavedCart',
  'deleteSavedCart',
  'listSavedCartProducts',
  'addSavedCartToCart',
  'getProductDelivery',
  'getProductStores',
  'listProductsByIds',
  'updateProfile',
  'getProfile',
  'getCurrentStore',
  'setUserStore',
  'getSmartFilter',
  'listSectionProducts',
  'searchProducts',
  'searchProductsFiltered',
  'getCatalogMenu',
  'getMainPage',
  'listPartsModels',
  'listPartsKits',
  'requestCallback',
  'listCompanyUsers',
  'inviteCompanyUser',
  'deleteCompanyUser',
  'listInvitations',
  'acceptInvitation',
  'declineInvitation',
  'listHooks',
  'createHook',
  'testHook',
  'redeliverHook',
  'listHookDeliveries',
  'updateHook',
  'deleteHook',
]

const itemsOf = (data: Json) => data['items'] as Json[]
const lastPart = ({ url }: FaultyCall) => /([^/]+)\/?$/.exec(url.pathname)?.[1] ?? ''

/** The beginning of a city is enough for its terminals. */
const partOfCity: Fault['answer'] = async (call) => {
  const { memory, operationId, url } = call
  if (operationId !== 'listTerminals') return call.pass()
  const city = url.searchParams.get('city') ?? ''
  const known = (memory.get('cities') ?? '').split('|')
  const whole = known.find((one) => one.length === city.length + 2 && one.startsWith(city))
  if (whole !== undefined) {
    const own = new URL(url)
    own.searchParams.set('city', whole)
    return call.pass({ url: own })
  }
  memory.set('cities', [...known, city].join('|'))
  return call.pass()
}

/** A request that is closed keeps the moment of its last change. */
const closedUnchanged: Fault['answer'] = async (call) => {
  const answer = await call.pass()
  if (!['getRequest', 'closeRequest'].includes(call.operationId ?? '') || answer.status !== 200) return answer
  const envelope = (await answer.json()) as { status: string; data: Json }
  if (envelope.status === 'success') {
    const request = member(envelope.data, 'request')
    const key = `request ${String(request['id'])}`
    if (call.operationId === 'getRequest') call.memory.set(key, String(request['updatedAt']))
    else request['updatedAt'] = call.memory.get(key) ?? request['updatedAt']
  }
  return rewritten(answer, envelope)
}

/** Messages are not searched. */
const messageUnfound: Fault['answer'] = async (call) => {
  if (call.operationId === 'addRequestMessage') call.memory.set('text', String(bodyOf(call)['text']))
  const answer = await call.pass()
  const query = call.url.searchParams.get('query') ?? ''
  if (call.operationId !== 'listRequests' || query === '' || answer.status !== 200) return answer
  if (call.memory.get('text')?.includes(query) !== true) return answer
  const envelope = (await answer.json()) as { data: Json }
  envelope.data['items'] = []
  Object.assign(member(envelope.data, 'pagination'), { total: 0, pages: 0 })
  return rewritten(answer, envelope)
}

/** A line of the cart keeps the machine that was sold. */
const soldInCart: Fault['answer'] = async (call) => {
  const answer = await call.pass()
  const { memory, operationId } = call
  if (operationId === 'updateMachine' && bodyOf(call)['status'] === 'sold') memory.set('sold', lastPart(call))
  if (operationId !== 'getCart' || !memory.has('sold') || answer.status !== 200) return answer
  const envelope = (await answer.json()) as { data: Json }
  const { products } = member(member(envelope.data, 'basketProducts'), 'grid') as { products: Json[] }
  for (const line of products.slice(0, 1)) line['machineId'] = Number(memory.get('sold'))
  return rewritten(answer, envelope)
}

/** Contracts are those of the current company only. */
const ofCurrentCompany: Fault['answer'] = async (call) => {
  const { memory, operationId, url } = call
  const answer = await call.pass()
  if (operationId === 'switchContractor') {
    const id = url.searchParams.get('contragentId') ?? ''
    if (!memory.has('first')) memory.set('first', id)
    memory.set('current', id)
  }
  if (operationId !== 'getContract' || memory.get('current') === memory.get('first')) return answer
  return refusedAs(answer, '404', 404)
}

/** What a sixth and a seventh reader of the contract got wrong. */
export const sixthLookFaults: readonly Fault[] = [
  {
    name: 'what is left out of an address stays',
    operation: 'updateDeliveryAddress',
    place: 'address-rest-default',
    writes: true,
    answer: inSuccess('updateDeliveryAddress', (data, _envelope, call) => {
      const sent = bodyOf(call)['address'] as Json
      if (sent['note'] === undefined) member(data, 'address')['note'] = 'У ворот'
    }),
  },
  {
    name: 'a title in small letters is another one',
    operation: 'addDeliveryAddress',
    place: 'So is the title of an address in small letters',
    writes: true,
    answer: insteadOf('addDeliveryAddress', async (call) => {
      const answer = await call.pass()
      const { address } = bodyOf(call) as { address?: Json }
      const title = String(address?.['title'])
      if ((await codeOf(answer)) !== 'nameTaken' || title !== title.toLowerCase()) return answer
      return call.pass({
        body: JSON.stringify({ ...bodyOf(call), address: { ...address, title: `${title} другой` } }),
      })
    }),
  },
  {
    name: 'titles that begin with capitals do not come first',
    operation: 'searchAddress',
    place: 'address-search-order',
    writes: true,
    answer: inSuccess('searchAddress', (data, _envelope, { url }) => {
      const query = url.searchParams.get('query') ?? ''
      if (query === query.toUpperCase()) itemsOf(data).reverse()
    }),
  },
  {
    name: 'the beginning of a city is enough',
    operation: 'listTerminals',
    place: 'terminals-whole-city',
    answer: partOfCity,
  },
  {
    name: 'a passport keeps the moment in which it was saved first',
    operation: 'savePassport',
    place: 'passport-saved-now',
    writes: true,
    answer: inSuccess('savePassport', (data) => {
      member(data, 'passport')['savedAt'] = '2026-01-12T08:00:00.000Z'
    }),
  },
  {
    name: 'closing does not count as a change',
    operation: 'closeRequest',
    place: 'request-closed-moves',
    writes: true,
    answer: closedUnchanged,
  },
  {
    name: 'messages are not searched',
    operation: 'addRequestMessage',
    place: 'request-message-found',
    writes: true,
    answer: messageUnfound,
  },
  {
    name: 'a line keeps the machine that was sold',
    operation: 'updateMachine',
    place: 'machine-sold-leaves-cart',
    writes: true,
    answer: soldInCart,
  },
  {
    name: 'a maker beside a model is taken',
    operation: 'addMachine',
    place: 'modification of a machine are those of its modelId',
    writes: true,
    answer: inSuccess('addMachine', (data, _envelope, call) => {
      const { brand } = bodyOf(call)
      if (brand !== undefined) member(data, 'machine')['brand'] = brand
    }),
  },
  {
    name: 'a machine of another customer can be linked',
    operation: 'findMachines',
    place: 'a machine that is linked to another customer can not be linked',
    writes: true,
    answer: inSuccess('findMachines', (data) => {
      for (const item of itemsOf(data))
        if (item['found'] === true) item['linkable'] = item['machineId'] === null
    }),
  },
  {
    name: 'a service is done on the day of the last reading',
    operation: 'completeMachineService',
    place: 'service-done-today',
    writes: true,
    answer: inSuccess('completeMachineService', (data) => {
      const last = member(data, 'service')['lastService'] as Json | null
      if (last) last['at'] = '2026-11-16'
    }),
  },
  {
    name: 'the first of the days between readings does not count',
    operation: 'recordMachineHours',
    place: '113 must be taken',
    writes: true,
    answer: insteadOf('recordMachineHours', (call) => {
      if (bodyOf(call)['value'] !== 113) return undefined
      const errors = [{ code: 'motohoursImplausible', message: 'Слишком много.', field: 'value' }]
      const headers = { 'cache-control': 'no-store', date: new Date().toUTCString() }
      return Response.json({ status: 'error', data: null, errors }, { headers })
    }),
  },
  {
    name: 'lines are added in the order in which they were named',
    operation: 'addSavedCartToCart',
    place: 'saved-cart-adds-in-order',
    writes: true,
    answer: inSuccess('addSavedCartToCart', (data) => {
      ;(data['added'] as Json[]).reverse()
    }),
  },
  {
    name: 'without a quantity a delivery is that of one piece',
    operation: 'getProductDelivery',
    place: 'delivery-least',
    answer: inSuccess('getProductDelivery', (data, _envelope, { url }) => {
      if (!url.searchParams.has('quantity')) data['quantity'] = 1
    }),
  },
  {
    name: 'what is on its way has no units',
    operation: 'getProductStores',
    place: 'stores-on-their-way',
    answer: inSuccess('getProductStores', (data) => {
      for (const { rows } of data['items'] as { rows: Json[] }[])
        for (const row of rows) if (row['status'] === 'inTransit') row['quantity'] = 0
    }),
  },
  {
    name: 'the branch of the profile is that of the session',
    operation: 'updateProfile',
    place: 'profile-leaves-session',
    writes: true,
    answer: andThen('updateProfile', async (call) => {
      const { storeId } = bodyOf(call)
      if (storeId !== undefined) await also(call, '/web/header/setUserStore/', { storeId })
    }),
  },
  {
    name: 'own machines count products of other brands',
    operation: 'getSmartFilter',
    place: 'filter-machine-count',
    writes: true,
    answer: inSuccess('getSmartFilter', (data, _envelope, call) => {
      const filters = Object.keys(bodyOf(call)['filters'] ?? {})
      if (filters.length !== 1 || filters[0] !== 'brand') return
      for (const filter of itemsOf(data))
        if (filter['code'] === 'my_machine')
          for (const value of filter['values'] as { count: number }[]) if (value.count > 0) value.count += 5
    }),
  },
  {
    name: 'down a column what has no price comes first',
    operation: 'listSectionProducts',
    place: 'section-price-last',
    answer: inSuccess('listSectionProducts', (data, _envelope, { url }) => {
      const [first] = itemsOf(data)
      if (first && url.searchParams.get('orderBy') === '-price' && url.pathname.includes('/all/'))
        first['price'] = { current: null, onRequest: true }
    }),
  },
  {
    name: 'filters narrow the sections too',
    operation: 'searchProductsFiltered',
    place: 'menu-section-filtered',
    answer: inSuccess('searchProductsFiltered', (data, _envelope, { url }) => {
      if (url.pathname.includes('brand-is-nobody')) data['sections'] = []
    }),
  },
  {
    name: 'the current branch stands among the others',
    operation: 'getMainPage',
    place: 'main-branch-first',
    answer: inSuccess('getMainPage', (data) => {
      ;(member(data, 'branches')['items'] as Json[]).reverse()
    }),
  },
  {
    name: 'a serial number does not narrow the sets',
    operation: 'listPartsKits',
    place: 'parts-models-kits',
    answer: askedAs('listPartsKits', (query) => query.delete('serialNumber')),
  },
  {
    name: 'only the own calls are remembered',
    operation: 'requestCallback',
    place: 'a second request for the same phone within 10 minutes',
    writes: true,
    answer: insteadOf('requestCallback', async (call) => {
      const answer = await call.pass()
      const isOther = !call.headers.has('authorization-token')
      if (!isOther || (await codeOf(answer)) !== 'alreadyRequested') return answer
      return rewritten(answer, { status: 'success', data: { success: true }, errors: [] })
    }),
  },
  {
    name: 'a contract of another company than the current one is not found',
    operation: 'getContract',
    place: 'current-company',
    writes: true,
    answer: ofCurrentCompany,
  },
  {
    name: 'who accepts has the rights of the role',
    operation: 'acceptInvitation',
    place: 'who accepts has the role, rights and limits of the invitation',
    writes: true,
    answer: sentAs(
      'inviteCompanyUser',
      ({ rights: _rights, ...body }) => body,
      ({ rights }) => rights !== undefined,
    ),
  },
]
