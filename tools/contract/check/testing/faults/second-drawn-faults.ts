import { type Fault, inAnswer, insteadOf, member, rewritten } from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'
import { asked, both, loose, plusDays, takenAnyway } from './drawn-faults.ts'
import { type Json, list, told } from './second-look-faults.ts'

const orderOf = (data: Json) => member(data, 'order')

/** Drawn by lot a second time. */
export const secondDrawnFaults: readonly Fault[] = [
  told('suggested branches go backwards', 'autocompleteStores', 'autocompleteStores', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  loose(
    'a power of attorney ends a day early',
    'createAuthority',
    sentAs(
      'createAuthority',
      (body) => ({ ...body, validUntil: plusDays(body['validUntil'], -1) }),
      ({ validUntil }) => /^\d{4}-\d\d-\d\d$/.test(String(validUntil)),
    ),
  ),
  loose(
    'a request forgets its order',
    'addRequest',
    sentAs(
      'addRequest',
      (body) => ({ ...body, orderId: null }),
      ({ orderId }) => typeof orderId === 'number',
    ),
  ),
  loose(
    'any password is the current one',
    'changePassword',
    takenAnyway('changePassword', ['wrongPassword'], () => ({ isSuccess: true })),
  ),
  loose(
    'the place of a new machine is forgotten',
    'addMachine',
    sentAs(
      'addMachine',
      (body) => ({ ...body, location: '' }),
      ({ location }) => Boolean(location),
    ),
  ),
  told('a row of a table lacks a cell', 'getDeliveryPage', 'getDeliveryPage', (data) => {
    for (const block of list(data, 'blocks'))
      if (block['type'] === 'table')
        block['rows'] = (block['rows'] as unknown[][]).map((row) => row.slice(0, -1))
  }),
  loose(
    'an unknown contact is told as confirmed',
    'resendRegistrationCode',
    inAnswer('resendRegistrationCode', async (answer) =>
      (await codeOf(answer)) === 'contactNotFound'
        ? rewritten(answer, (await answer.text()).replaceAll('"contactNotFound"', '"alreadyVerified"'))
        : answer,
    ),
  ),
  told('a canceled order is told with the next version', 'cancelOrder', 'cancelOrder', (data) => {
    orderOf(data)['version'] = Number(orderOf(data)['version']) + 1
  }),
  loose(
    'of several products one is taken out',
    'removeFromCart',
    sentAs(
      'removeFromCart',
      (body) => ({ ...body, products: list(body, 'products').slice(0, 1) }),
      ({ products }) => Array.isArray(products) && products.length > 1,
    ),
  ),
  loose(
    'a day of birth moves by a day',
    'updateProfile',
    sentAs(
      'updateProfile',
      (body) => ({ ...body, birthDate: plusDays(body['birthDate'], -1) }),
      ({ birthDate }) => typeof birthDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(birthDate),
    ),
  ),
  told(
    'models that begin with the query are among the others',
    'findMachineModels',
    'findMachineModels',
    (data) => {
      const key = (item: Json) => `${String(item['brand'])} ${String(item['model'])}`
      data['items'] = list(data, 'items').toSorted((a, b) => key(a).localeCompare(key(b), 'ru'))
    },
  ),
  loose('a passport that is replaced bears its old moment', 'getPassport', async (call) => {
    const answer = await call.pass()
    if (call.operationId !== 'getPassport' || answer.status !== 200) return answer
    const envelope = (await answer.json()) as Json
    const passport = ((envelope['data'] ?? {}) as Json)['passport'] as Json | null
    if (passport) {
      const first = call.memory.get('saved') ?? String(passport['savedAt'])
      call.memory.set('saved', first)
      passport['savedAt'] = first
    } else call.memory.delete('saved')
    return rewritten(answer, envelope)
  }),
  loose('replaced lines keep the ids of the old ones', 'replaceOrderLines', async (call) => {
    const answer = await call.pass()
    if (!['getOrder', 'replaceOrderLines'].includes(call.operationId ?? '') || answer.status !== 200)
      return answer
    const envelope = (await answer.json()) as Json
    if (envelope['status'] !== 'success') return rewritten(answer, envelope)
    const order = orderOf(envelope['data'] as Json)
    const key = `ids of ${String(order['id'])}`
    const isReplaced = call.operationId === 'replaceOrderLines' || call.memory.has(`replaced ${key}`)
    const ids = JSON.parse(call.memory.get(key) ?? '[]') as unknown[]
    if (call.operationId === 'replaceOrderLines') call.memory.set(`replaced ${key}`, 'yes')
    if (isReplaced)
      for (const [index, line] of list(order, 'items').entries()) line['id'] = ids[index] ?? line['id']
    else call.memory.set(key, JSON.stringify(list(order, 'items').map(({ id }) => id)))
    return rewritten(answer, envelope)
  }),
  told('the cart is counted in pieces', 'addManyToCart', 'addManyToCart', (data) => {
    data['count'] = Number(data['count']) + 1
  }),
  told('sections below lead through their parent', 'getCatalogPage', 'getCatalogPage', (data) => {
    for (const section of list(data, 'sections'))
      for (const child of list(section, 'children'))
        child['sectionPageUrl'] = `${String(section['sectionPageUrl'])}${String(child['code'])}/`
  }),
  told('a delivery that is sent again bears its old id', 'redeliverHook', 'redeliverHook', (data, call) => {
    member(data, 'delivery')['id'] = call.url.pathname.split('/').at(-2)
  }),
  loose(
    'the recipient of an order is the buyer',
    'addOrder',
    sentAs(
      'addOrder',
      (body) => ({ ...body, recipient: { ...(body['recipient'] as Json), phone: '+79125550101' } }),
      ({ recipient }) => typeof recipient === 'object' && recipient !== null,
    ),
  ),
  loose(
    'a copy has no remark',
    'copySavedCart',
    andThen('copySavedCart', async (call, answer) => {
      const { data } = (await answer.clone().json()) as { data: Json }
      await also(call, `/web/basket-template/update/${String(data['id'])}/`, { comment: '' })
    }),
  ),
  told('rows of a list are counted from 0', 'importToCart', 'importToCart', (data) => {
    for (const row of list(data, 'rows')) row['row'] = Math.max(1, Number(row['row']) - 1)
  }),
  told('serial numbers are known in capitals only', 'findMachines', 'findMachines', (data) => {
    for (const item of list(data, 'items'))
      if (String(item['serialNumber']) !== String(item['serialNumber']).toUpperCase())
        Object.assign(item, { found: false, machineId: null, linkable: false })
  }),
  told('numbers in names go as text', 'listMachines', 'listMachines', (data) => {
    data['items'] = list(data, 'items').toSorted((a, b) => (String(a['name']) < String(b['name']) ? -1 : 1))
  }),
  loose(
    'a revoked power of attorney ended the day it began',
    'revokeAuthority',
    both(
      'revokeAuthority',
      'listAuthorities',
      (data, call) => {
        const one = member(data, 'authority')
        one['validUntil'] = one['issueDate']
        call.memory.set(`over ${String(one['id'])}`, 'yes')
      },
      (data, memory) => {
        for (const one of list(data, 'items'))
          if (memory.has(`over ${String(one['id'])}`)) one['validUntil'] = one['issueDate']
      },
    ),
  ),
  told('a city in small letters is unknown', 'getProductDelivery', 'getProductDelivery', (data, call) => {
    const city = call.url.searchParams.get('city')
    if (city !== null && city !== '' && city === city.toLowerCase())
      Object.assign(data, { city: null, options: [] })
  }),
  told(
    'work on a machine is told in Moscow’s time as if it were UTC',
    'addMachineTask',
    'addMachineTask',
    (data) => {
      const task = member(data, 'task')
      task['createdAt'] = plusDays(task['createdAt'], 1 / 8, 24)
    },
  ),
  loose('a message leaves a closed request closed', 'addRequestMessage', async (call) => {
    const answer = await call.pass()
    const id = call.url.pathname.split('/').at(-2)
    if (answer.status !== 200 || (await codeOf(answer)) !== 'none') return answer
    if (call.operationId === 'closeRequest') call.memory.set(`closed ${id}`, 'yes')
    if (call.operationId !== 'addRequestMessage' || !call.memory.has(`closed ${id}`)) return answer
    const envelope = (await answer.json()) as Json
    member(member(envelope, 'data'), 'request')['status'] = 'closed'
    return rewritten(answer, envelope)
  }),
  loose(
    'engine hours are not changed',
    'updateMachine',
    sentAs(
      'updateMachine',
      ({ motohours: _left, ...body }) => body,
      (body) => 'motohours' in body,
    ),
  ),
  told('favourites that stay are told the other way round', 'removeFavorite', 'removeFavorite', (data) => {
    data['ids'] = list(data, 'ids').toReversed()
  }),
  loose(
    'the highest price is not looked at',
    'searchProductsFiltered',
    insteadOf('searchProductsFiltered', async (call) => {
      const answer = await call.pass()
      const url = new URL(call.url)
      if (answer.status !== 200 || !url.searchParams.has('price_to')) return answer
      url.searchParams.delete('price_to')
      return call.pass({ url })
    }),
  ),
  loose('the first line is deleted, whichever was named', 'deleteOrderProduct', async (call) => {
    if (call.operationId === 'deleteOrderProduct' && call.body.startsWith('{')) {
      const body = bodyOf(call)
      const first = call.memory.get(`first of ${String(body['orderId'])}`)
      return first === undefined
        ? call.pass()
        : call.pass({ body: JSON.stringify({ ...body, lineId: Number(first) }) })
    }
    const answer = await call.pass()
    if (call.operationId !== 'getOrder' || answer.status !== 200) return answer
    const { data } = (await answer.clone().json()) as { data: Json | null }
    if (data)
      call.memory.set(
        `first of ${String(orderOf(data)['id'])}`,
        String(list(orderOf(data), 'items')[0]?.['id']),
      )
    return answer
  }),
  loose('a favourite that is added again goes to the front', 'addFavorites', async (call) => {
    const answer = await call.pass()
    if (!['addFavorites', 'listFavorites', 'removeFavorite'].includes(call.operationId ?? '')) return answer
    if (answer.status !== 200 || (await codeOf(answer)) !== 'none') return answer
    if (call.operationId === 'addFavorites')
      call.memory.set('front', JSON.stringify(list(bodyOf(call), 'products')))
    const envelope = (await answer.json()) as Json
    const data = member(envelope, 'data')
    const front = JSON.parse(call.memory.get('front') ?? '[]') as unknown[]
    const ids = (data['ids'] ?? []) as unknown[]
    data['ids'] = [...front.filter((id) => ids.includes(id)), ...ids.filter((id) => !front.includes(id))]
    return rewritten(answer, envelope)
  }),
  told('an invoice is told with the version before', 'checkInvoice', 'checkInvoice', (data) => {
    data['orderVersion'] = Math.max(1, Number(data['orderVersion']) - 1)
  }),
  loose(
    'orders of the last day are left out',
    'listOrders',
    asked('listOrders', (query) => {
      const to = query.get('dateTo')
      const from = query.get('dateFrom')
      if (to === null || !/^\d{4}-\d\d-\d\d$/.test(to) || Number.isNaN(Date.parse(to))) return
      if (from === null || from < to) query.set('dateTo', plusDays(to, -1))
    }),
  ),
  told('a new company is verified at once', 'addCompany', 'addCompany', (data) => {
    member(data, 'company')['verification'] = 'verified'
  }),
  told('suggestions count what they show', 'searchSuggest', 'searchSuggest', (data) => {
    const items = member(data, 'items')
    items['total'] = list(items, 'products').length
  }),
  told('a corrected query is not told', 'searchProducts', 'searchProducts', (data) => {
    delete data['correctedQuery']
    delete data['correctionType']
  }),
  loose(
    'the company of a user is not looked at',
    'deleteCompanyUser',
    inAnswer('deleteCompanyUser', async (answer, call) => {
      const { searchParams } = call.url
      if ((await codeOf(answer)) !== 'contragentMismatch') return answer
      const url = new URL(call.url)
      url.searchParams.set('contragentId', searchParams.get('contragentId') === '501' ? '502' : '501')
      return call.pass({ url })
    }),
  ),
  told('contracts go the other way round', 'listContracts', 'listContracts', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  told('addresses go the other way round', 'listAddresses', 'listAddresses', (data) => {
    data['items'] = list(data, 'items').toReversed()
  }),
  told('what is due is told in roubles', 'getPaymentTemplate', 'getPaymentTemplate', (data) => {
    const template = member(data, 'template')
    template['amount'] = Math.round(Number(template['amount']) / 100)
  }),
  loose(
    'any checkword is good',
    'changePasswordByCheckword',
    takenAnyway('changePasswordByCheckword', ['checkwordInvalid', 'checkwordExpired'], () => ({
      token: 'kd1.7f3a9c52e8b14d06a1c4f7e20b95d8431c6e',
    })),
  ),
].map((fault) => ({ ...fault, writes: true }))
