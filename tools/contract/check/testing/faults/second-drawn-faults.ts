import { type Fault, inAnswer, insteadOf, member, rewritten } from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'
import { asked, loose, plusDays } from './drawn-faults.ts'
import { type Json, list, told } from './second-look-faults.ts'

const orderOf = (data: Json) => member(data, 'order')

/** Drawn by lot a second time. */
export const secondDrawnFaults: readonly Fault[] = [
  {
    ...loose(
      'a power of attorney ends a day early',
      'createAuthority',
      'A last day more than 90 days ahead',
      sentAs(
        'createAuthority',
        (body) => ({ ...body, validUntil: plusDays(body['validUntil'], -1) }),
        ({ validUntil }) => /^\d{4}-\d\d-\d\d$/.test(String(validUntil)),
      ),
    ),
    with: ['uploadAuthority', 'revokeAuthority', 'listAuthorities', 'listOrders', 'getOrder', 'uploadFile'],
  },
  {
    ...loose(
      'a request forgets its order',
      'addRequest',
      'request-about',
      sentAs(
        'addRequest',
        (body) => ({ ...body, orderId: null }),
        ({ orderId }) => typeof orderId === 'number',
      ),
    ),
    with: ['listRequests', 'getRequest'],
  },
  {
    ...loose(
      'the place of a new machine is forgotten',
      'addMachine',
      'keeps-sent',
      sentAs(
        'addMachine',
        (body) => ({ ...body, location: '' }),
        ({ location }) => Boolean(location),
      ),
    ),
    with: ['listMachines', 'getMachine', 'deleteMachine'],
  },
  {
    ...loose(
      'an unknown contact is told as confirmed',
      'resendRegistrationCode',
      'a contact that no registration has',
      inAnswer('resendRegistrationCode', async (answer) =>
        (await codeOf(answer)) === 'contactNotFound'
          ? rewritten(answer, (await answer.text()).replaceAll('"contactNotFound"', '"alreadyVerified"'))
          : answer,
      ),
    ),
    with: [],
  },
  {
    ...told('a canceled order is told with the next version', 'cancelOrder', 'cancel-is-read', (data) => {
      orderOf(data)['version'] = Number(orderOf(data)['version']) + 1
    }),
    with: [
      'addOrder',
      'calculateOrder',
      'getOrder',
      'listAddresses',
      'listContracts',
      'addToCart',
      'getCart',
      'listSectionProducts',
    ],
  },
  {
    ...loose(
      'of several products one is taken out',
      'removeFromCart',
      'remove-removes',
      sentAs(
        'removeFromCart',
        (body) => ({ ...body, products: list(body, 'products').slice(0, 1) }),
        ({ products }) => Array.isArray(products) && products.length > 1,
      ),
    ),
    with: ['addManyToCart', 'addToCart', 'getCart', 'listSectionProducts'],
  },
  {
    ...loose(
      'a day of birth moves by a day',
      'updateProfile',
      'profile-changed',
      sentAs(
        'updateProfile',
        (body) => ({ ...body, birthDate: plusDays(body['birthDate'], -1) }),
        ({ birthDate }) => typeof birthDate === 'string' && /^\d{4}-\d\d-\d\d$/.test(birthDate),
      ),
    ),
    with: ['getProfile', 'giveConsent', 'withdrawConsent', 'listConsentDocuments'],
  },
  {
    ...loose(
      'replaced lines keep the ids of the old ones',
      'replaceOrderLines',
      'replace-new-lines',
      async (call) => {
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
      },
    ),
    with: [
      'addOrder',
      'calculateOrder',
      'getOrder',
      'cancelOrder',
      'listAddresses',
      'listContracts',
      'updateOrderProduct',
      'addToCart',
      'getCart',
      'listSectionProducts',
    ],
  },
  {
    ...loose(
      'the recipient of an order is the buyer',
      'addOrder',
      'order-keeps-recipient',
      sentAs(
        'addOrder',
        (body) => ({ ...body, recipient: { ...(body['recipient'] as Json), phone: '+79125550101' } }),
        ({ recipient }) => typeof recipient === 'object' && recipient !== null,
      ),
    ),
    with: [
      'calculateOrder',
      'getOrder',
      'cancelOrder',
      'listAddresses',
      'listContracts',
      'addToCart',
      'getCart',
      'listSectionProducts',
    ],
  },
  {
    ...loose(
      'a copy has no remark',
      'copySavedCart',
      'copy-is-private',
      andThen('copySavedCart', async (call, answer) => {
        const { data } = (await answer.clone().json()) as { data: Json }
        await also(call, `/web/basket-template/update/${String(data['id'])}/`, { comment: '' })
      }),
    ),
    with: [
      'createSavedCart',
      'listSavedCarts',
      'getSavedCart',
      'listSavedCartProducts',
      'deleteSavedCart',
      'updateSavedCart',
      'addToCart',
      'getCart',
      'listSectionProducts',
    ],
  },
  {
    ...told('rows of a list are counted from 0', 'importToCart', 'import-order', (data) => {
      for (const row of list(data, 'rows')) row['row'] = Math.max(1, Number(row['row']) - 1)
    }),
    with: ['addToCart', 'listSectionProducts'],
  },
  {
    ...told('serial numbers are known in capitals only', 'findMachines', 'machines-known', (data) => {
      for (const item of list(data, 'items'))
        if (String(item['serialNumber']) !== String(item['serialNumber']).toUpperCase())
          Object.assign(item, { found: false, machineId: null, linkable: false })
    }),
    with: ['listMachines'],
  },
  {
    ...told(
      'a city in small letters is unknown',
      'getProductDelivery',
      'product-delivery-city',
      (data, call) => {
        const city = call.url.searchParams.get('city')
        if (city !== null && city !== '' && city === city.toLowerCase())
          Object.assign(data, { city: null, options: [] })
      },
    ),
    with: [],
  },
  {
    ...told(
      'favourites that stay are told the other way round',
      'removeFavorite',
      'favorites-left',
      (data) => {
        data['ids'] = list(data, 'ids').toReversed()
      },
    ),
    with: ['addFavorites', 'listFavorites', 'addToCart', 'getCart', 'listSectionProducts'],
  },
  {
    ...loose(
      'the highest price is not looked at',
      'searchProductsFiltered',
      'search-filtered-price',
      insteadOf('searchProductsFiltered', async (call) => {
        const answer = await call.pass()
        const url = new URL(call.url)
        if (answer.status !== 200 || !url.searchParams.has('price_to')) return answer
        url.searchParams.delete('price_to')
        return call.pass({ url })
      }),
    ),
    with: ['searchProducts', 'getSmartFilter'],
  },
  {
    ...loose(
      'the first line is deleted, whichever was named',
      'deleteOrderProduct',
      'line-deleted',
      async (call) => {
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
      },
    ),
    with: [
      'addOrder',
      'calculateOrder',
      'getOrder',
      'cancelOrder',
      'listAddresses',
      'listContracts',
      'replaceOrderLines',
      'addToCart',
      'getCart',
      'listSectionProducts',
    ],
  },
  {
    ...loose(
      'orders of the last day are left out',
      'listOrders',
      'orders-to',
      asked('listOrders', (query) => {
        const to = query.get('dateTo')
        const from = query.get('dateFrom')
        if (to === null || !/^\d{4}-\d\d-\d\d$/.test(to) || Number.isNaN(Date.parse(to))) return
        if (from === null || from < to) query.set('dateTo', plusDays(to, -1))
      }),
    ),
    with: ['getOrder'],
  },
  {
    ...told('addresses go the other way round', 'listAddresses', 'addresses-order', (data) => {
      data['items'] = list(data, 'items').toReversed()
    }),
    with: ['searchAddress'],
  },
].map((fault) => ({ ...fault, writes: true }))
