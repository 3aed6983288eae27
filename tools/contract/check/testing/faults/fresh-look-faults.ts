import { type Fault, insteadOf, member, rewritten } from '../fault.ts'
import { also, andThen, bodyOf, sentAs } from '../further-writes.ts'
import { ignored, type Json, list, told } from './second-look-faults.ts'

const orderOf = (data: Json) => member(data, 'order')
const lastStep = (data: Json) => list(orderOf(data), 'history').at(-1) ?? {}

/** The history tells another name than that of who changed the order. */
const bySomebodyElse = (operation: string, place: string): Fault =>
  told('the history of an order names somebody else', operation, place, (data) => {
    lastStep(data)['actor'] = 'Иванов Иван Иванович'
  })

/** Something else is answered for an order that is read. */
const read = (name: string, place: string, change: (order: Json) => void): Fault =>
  told(name, 'getOrder', place, (data) => change(orderOf(data)))

/** An address that is sent as the default one is stored and told as any other. */
const neverDefault = (operation: string, place: string): Fault => ({
  name: 'an address that is sent as the default one is any other',
  operation,
  place,
  answer: sentAs(
    operation,
    (body) => ({ ...body, address: { ...(body['address'] as Json), isDefault: false } }),
    ({ address }) => (address as Json | undefined)?.['isDefault'] === true,
  ),
})

/** Shown by reads of orders, so apart from faults of these. */
export const orderHistoryFaults: readonly Fault[] = [
  bySomebodyElse('cancelOrder', 'cancel-by'),
  bySomebodyElse('setOrderDelivery', 'delivery-by'),
  bySomebodyElse('updateOrderProducts', 'lines-by'),
  bySomebodyElse('updateOrderProduct', 'line-set-by'),
  bySomebodyElse('deleteOrderProduct', 'line-deleted-by'),
  bySomebodyElse('replaceOrderLines', 'replace-by'),
]

export const orderHistoryOperations: readonly string[] = [
  ...orderHistoryFaults.map(({ operation }) => operation),
  'addOrder',
  'addToCart',
  'calculateOrder',
  'getCart',
  'getOrder',
  'getPersonal',
  'listSectionProducts',
]

/** Mistakes that nothing was made to find: one run shows all. */
export const freshLookFaults: readonly Fault[] = [
  {
    name: 'choosing a branch changes the profile',
    operation: 'setUserStore',
    place: 'store-keeps-customer',
    answer: andThen('setUserStore', (call) =>
      also(call, '/web/profile/update/', { position: `Инженер ${String(bodyOf(call)['storeId'])}` }),
    ),
  },
  {
    name: 'a change of the profile withdraws the consent to mailings',
    operation: 'updateProfile',
    place: 'profile-changed',
    answer: andThen('updateProfile', (call) =>
      also(call, '/web/profile/consent/withdraw/', { type: 'marketing' }),
    ),
  },
  neverDefault('addDeliveryAddress', 'address-new-default'),
  neverDefault('updateDeliveryAddress', 'address-made-default'),
  told('what a shipment leaves from has another name', 'calculateOrder', 'same-branch', (data) => {
    for (const shipment of list(data, 'shipments'))
      member(shipment, 'store')['name'] = `Склад ${String(member(shipment, 'store')['name'])}`
  }),
  read('a needed agreement lacks its reason', 'approval-reason', (order) => {
    const approval = order['approval'] as Json | null
    if (approval !== null && approval['state'] !== 'waiting') approval['reason'] = ''
  }),
  read('somebody else placed the order, by its history', 'order-history-author', (order) => {
    const [first] = list(order, 'history')
    if (first) first['actor'] = 'Иванов Иван Иванович'
  }),
  read('a line can be handed over before it was ordered', 'order-eta', (order) => {
    for (const line of list(order, 'items')) line['eta'] = '2020-01-01'
  }),
  read('an invoice is due ten days after its end', 'order-invoice-due', (order) => {
    const payment = member(order, 'payment')
    if (typeof payment['dueDate'] === 'string') payment['dueDate'] = '2027-01-01'
  }),
  {
    name: 'more of a product unties its line from the machine',
    operation: 'addToCart',
    place: 'add-keeps-machines',
    answer: andThen('addToCart', (call) =>
      also(call, '/web/basket/addMachines/', {
        products: [(bodyOf(call)['product'] as Json)['id']],
        machineId: null,
      }),
    ),
  },
  {
    name: 'more of a product takes the remark off its line',
    operation: 'addToCart',
    place: 'add-keeps-comments',
    answer: andThen('addToCart', (call) =>
      also(call, '/web/basket/line/', { product: (bodyOf(call)['product'] as Json)['id'], comment: '' }),
    ),
  },
  {
    name: 'a declined invitation is accepted',
    operation: 'declineInvitation',
    place: 'declined-stays-out',
    answer: insteadOf('declineInvitation', async (call) => {
      const answer = await call.pass({ url: new URL(call.url.href.replace('/decline/', '/accept/')) })
      const envelope = (await answer.json()) as Json
      const id = Number(/(\d+)\/$/.exec(call.url.pathname)?.[1])
      return rewritten(answer, envelope['status'] === 'success' ? { ...envelope, data: { id } } : envelope)
    }),
  },
  told('a consent was given yesterday', 'giveConsent', 'consent-now', (data) => {
    for (const consent of list(data, 'consents'))
      consent['acceptedAt'] = new Date(Date.parse(String(consent['acceptedAt'])) - 86_400_000).toISOString()
  }),
  told(
    'a document comes into force next year and is agreed to now',
    'listConsentDocuments',
    'consents-in-force',
    (data) => {
      const [first] = list(data, 'items')
      if (first) first['effectiveFrom'] = '2027-06-01'
    },
  ),
  {
    name: 'a machine that stands is a usual request',
    operation: 'addMachineTask',
    place: 'task-kept',
    answer: sentAs('addMachineTask', (body) => ({ ...body, urgency: 'normal' })),
  },
  told('a message leaves the day of the last change', 'getRequest', 'request-updated', (data) => {
    const request = member(data, 'request')
    request['updatedAt'] = request['createdAt']
  }),
  told('a subscription that was deleted is named as another', 'deleteHook', 'hook-deleted-id', (data) => {
    data['id'] = Number(data['id']) + 1
  }),
  told('a user who was deleted is named as another', 'deleteCompanyUser', 'user-deleted-id', (data) => {
    data['id'] = Number(data['id']) + 1
  }),
  told('whoever waits for an agreement needs none', 'getOrder', 'approval-waits', (data) => {
    const { approval } = orderOf(data)
    if (approval !== null && (approval as Json)['state'] === 'waiting') (approval as Json)['required'] = false
  }),
  ignored(
    'a product is delivered alike whatever the city',
    'getProductDelivery',
    'product-delivery-nowhere',
    'city',
  ),
  {
    name: 'of several lines the first one is tied to the machine',
    operation: 'addMachinesToCart',
    place: 'machine-tied',
    answer: sentAs('addMachinesToCart', (body) => ({
      ...body,
      products: list(body, 'products').slice(0, 1),
    })),
  },
  {
    name: 'the crane of a changed address is forgotten',
    operation: 'updateDeliveryAddress',
    place: 'keeps-sent what is sent is kept: craneNeeded',
    answer: sentAs('updateDeliveryAddress', (body) => ({
      ...body,
      address: { ...(body['address'] as Json), craneNeeded: false },
    })),
  },
  {
    name: 'copying writes a remark on the original',
    operation: 'copySavedCart',
    place: 'copy-leaves-original',
    answer: andThen('copySavedCart', (call) =>
      also(call, call.url.pathname.replace('/copy/', '/update/'), {
        comment: call.headers.get('idempotency-key'),
      }),
    ),
  },
  told('the last terminal of all is not listed', 'listTerminals', 'terminals-of-carrier', (data) => {
    data['items'] = list(data, 'items').slice(0, -1)
  }),
  told('the surname of a suggestion is another', 'suggestName', 'name-parts', (data) => {
    for (const item of list(data, 'items')) item['surname'] = 'Другой'
  }),
  {
    name: 'rights of a user are taken for none',
    operation: 'updateCompanyUser',
    place: 'user-changed',
    answer: sentAs('updateCompanyUser', (body) => ({ ...body, rights: [] })),
  },
]

/** What is checked for them, and what their rules and stories need besides. */
export const freshLookOperations: readonly string[] = [
  ...new Set([
    ...freshLookFaults.map(({ operation }) => operation),
    'addOrder',
    'getCart',
    'updateCartLine',
    'getProduct',
    'listSectionProducts',
    'listBranches',
    'getProductStores',
    'listCompanies',
    'getCompany',
    'listCompanyUsers',
    'inviteCompanyUser',
    'listInvitations',
    'listOrders',
    'listMachines',
    'listMachineParts',
    'listWorkability',
    'listRequests',
    'addRequest',
    'addRequestMessage',
    'closeRequest',
    'listHooks',
    'createHook',
    'updateHook',
    'listAddresses',
    'deleteDeliveryAddress',
    'listSavedCarts',
    'createSavedCart',
    'updateSavedCart',
    'getSavedCart',
    'listSavedCartProducts',
    'deleteSavedCart',
    'getPersonal',
    'getProfile',
    'withdrawConsent',
    'getCurrentStore',
  ]),
]
