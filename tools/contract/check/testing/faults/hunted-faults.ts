import { type Fault, inAnswer, inSuccess, insteadOf, member, rewritten } from '../fault.ts'
import { also, andThen, codeOf } from '../further-writes.ts'
import { blamed, type Json, list, told } from './second-look-faults.ts'

/** A refused write leaves a trace: another write of the same visitor is done with it. */
const leaves = (operation: string, path: string, fields: Json): Fault['answer'] =>
  andThen(
    operation,
    (call) => also(call, path, fields),
    (code) => code !== 'none' && code !== 'sessidInvalid',
  )

const priceShort = (name: string, parameter: string, by: number): Fault => ({
  name,
  operation: 'listSectionProducts',
  place: 'section-',
  with: ['getSmartFilter'],
  answer: insteadOf('listSectionProducts', (call) => {
    const url = new URL(call.url)
    const value = Number(url.searchParams.get(parameter) ?? Number.NaN)
    if (!(value > 1)) return undefined
    url.searchParams.set(parameter, String(value + by))
    return call.pass({ url })
  }),
})

const faults: readonly Fault[] = [
  priceShort('the least price of a range is left out', 'price_from', 1),
  priceShort('the greatest price of a range is left out', 'price_to', -1),
  {
    name: 'a refused order leaves its consent to mailings',
    operation: 'addOrder',
    place: 'refused-changes',
    with: [
      'getPersonal',
      'getProfile',
      'calculateOrder',
      'getCart',
      'addToCart',
      'listSectionProducts',
      'getOrder',
      'cancelOrder',
      'listConsentDocuments',
    ],
    answer: leaves('addOrder', '/web/profile/consent/', { type: 'marketing', docVersion: '2026-01' }),
  },
  {
    name: 'an order that is canceled fills the cart again',
    operation: 'cancelOrder',
    place: 'nothing-else',
    with: [
      'addOrder',
      'calculateOrder',
      'getCart',
      'listCartProducts',
      'addToCart',
      'listSectionProducts',
      'getOrder',
    ],
    answer: andThen('cancelOrder', (call) =>
      also(call, '/web/basket/add/', { product: { id: 10003, quantity: 4 } }),
    ),
  },
  {
    name: 'a favourite is put into the cart, too',
    operation: 'addFavorites',
    place: 'nothing-else',
    with: ['listFavorites', 'removeFavorite', 'listCartProducts'],
    answer: andThen('addFavorites', (call) =>
      also(call, '/web/basket/add/', { product: { id: 10003, quantity: 4 } }),
    ),
  },
  {
    name: 'taking nothing out of the cart raises its version',
    operation: 'removeFromCart',
    place: 'removeFromCart',
    with: ['getCart', 'addToCart', 'listSectionProducts', 'updateCart'],
    answer: inSuccess('removeFromCart', (data) => void (data['version'] = Number(data['version']) + 1)),
  },
  {
    name: 'an order that waits for agreement can be approved by its amount alone',
    operation: 'getOrder',
    place: 'getOrder',
    with: ['listOrders'],
    answer: inSuccess('getOrder', (data) => {
      const order = member(data, 'order')
      if (order['status'] === 'agreement') list(order, 'history').pop()
    }),
  },
  {
    name: 'the answer of a refusal may be kept by caches',
    operation: 'addToCart',
    place: 'no-store',
    with: ['getCart', 'listSectionProducts'],
    answer: inAnswer('addToCart', async (answer) =>
      (await codeOf(answer)) === 'none'
        ? answer
        : rewritten(answer, await answer.text(), { headers: { 'cache-control': 'max-age=60' } }),
    ),
  },
  {
    name: 'a 404 of a product may be kept by caches',
    operation: 'getProduct',
    place: 'no-store',
    answer: inAnswer('getProduct', async (answer) =>
      answer.status === 404
        ? rewritten(answer, await answer.text(), { headers: { 'cache-control': 'public, max-age=60' } })
        : answer,
    ),
  },
  told(
    'the header tells of news that were read',
    'getHeader',
    'getHeader',
    (data) => {
      const user = member(data, 'userData')
      if (user['isAuthorized'] === true) user['hasNewNotifications'] = true
    },
    'listNotifications',
    'readAllNotifications',
    'readNotification',
  ),
  told('a product on request has a delivery day', 'getProductDelivery', 'getProductDelivery', (data) => {
    data['quantity'] = Number(data['quantity']) + 1
  }),
  told('the smart filter forgets what was chosen', 'getSmartFilter', 'getSmartFilter', (data) => {
    for (const filter of list(data, 'items'))
      for (const value of list(filter, 'values')) if ('selected' in value) value['selected'] = false
  }),
  told(
    'a pickup point of the checkout is listed twice',
    'calculateOrder',
    'delivery-option-points',
    (data) => {
      for (const option of list(data, 'deliveryOptions'))
        if (list(option, 'stores').length > 1) list(option, 'stores').push(list(option, 'stores')[0] as Json)
    },
    'getCart',
    'addToCart',
    'listSectionProducts',
  ),
  told(
    'an act tells the turnover of another company',
    'getAct',
    'getAct',
    (data) => {
      const act = member(data, 'act')
      act['contragentId'] = Number(act['contragentId']) + 1
    },
    'listActs',
  ),
  blamed(
    'listOrders',
    told('orders of another company are counted in a tab', 'listOrders', 'listOrders', (data) => {
      const [tab] = list(data, 'tabs')
      if (tab && typeof tab['count'] === 'number') tab['count'] = tab['count'] + 1
    }),
  ),
]

/** Faults that a reviewer thought of. */
export const huntedFaults: readonly Fault[] = faults.map((fault) => ({ ...fault, writes: true }))
