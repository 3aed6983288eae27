import { type Fault, insteadOf, refusedAs } from '../fault.ts'
import { also, bodyOf } from '../further-writes.ts'
import { blamed, ignored, type Json, list, told } from './second-look-faults.ts'

/** A write takes another body than was sent, which its caller does not see. */
function written(
  name: string,
  operation: string,
  place: string,
  change: (body: Json) => void,
  ...others: string[]
): Fault {
  const answer = insteadOf(operation, (call) => {
    const body = JSON.parse(call.body === '' ? '{}' : call.body) as Json
    change(body)
    return call.pass({ body: JSON.stringify(body) })
  })
  return { name, operation, place, with: others, answer }
}

const totalsOf = (data: Json) => data['totals'] as Json

/** A copy of a cart that the company sees is seen by the company. */
const visibleAsOriginal: Fault['answer'] = async (call) => {
  const answer = await call.pass()
  const id = call.url.pathname.match(/\d+(?=\/$)/)?.[0] ?? ''
  if (call.operationId === 'shareSavedCart')
    call.memory.set(`visibility ${id}`, String(bodyOf(call)['visibility']))
  const visibility = call.memory.get(`visibility ${id}`)
  if (call.operationId !== 'copySavedCart' || visibility !== 'company') return answer
  const { data } = (await answer.clone().json()) as { data: Json | null }
  if (data) await also(call, `/web/basket-template/share/${Number(data['id'])}/`, { visibility })
  return answer
}

/** Units that the order has count as taken: only what is free beside them may be ordered. */
const ownUnitsCount: Fault['answer'] = async (call) => {
  if (call.operationId === 'updateOrderProducts') {
    const [line] = (bodyOf(call)['lines'] ?? []) as { quantity: number }[]
    if (!line || line.quantity <= Number(call.memory.get('free') ?? Infinity)) return call.pass()
    const body = JSON.stringify({ ...bodyOf(call), SESSID: 'a'.repeat(32) })
    return refusedAs(await call.pass({ body }), 'notEnoughStock')
  }
  const answer = await call.pass()
  if (call.operationId !== 'getProductStores' || answer.status !== 200) return answer
  const { data } = (await answer.clone().json()) as { data: { items: { rows: Json[] }[] } }
  const [item, ...others] = data.items
  const free = (item?.rows ?? []).reduce(
    (sum, { status, quantity }) => sum + (status === 'inStock' ? Number(quantity) : 0),
    0,
  )
  if (others.length === 0) call.memory.set('free', String(free))
  return answer
}

/** What a write keeps, what a copy takes along, and what a list counts; one run shows all. */
export const keptThingsFaults: readonly Fault[] = [
  written(
    'another recipient is not taken',
    'setOrderDelivery',
    'delivery-keeps-recipient',
    (body) => delete body['recipient'],
  ),
  told(
    'an order of its buyer needs agreement below every limit',
    'calculateOrder',
    'calculation-approval-limits',
    (data) => {
      data['approvalRequired'] = !data['approvalRequired']
      data['approvalReason'] = data['approvalRequired'] === true ? 'Так решено' : null
    },
  ),
  told('a way to pay is left out', 'calculateOrder', 'calculation-ways-once', (data) => {
    data['paymentOptions'] = list(data, 'paymentOptions').slice(0, -1)
  }),
  told('an order is read with the store of a pickup and an address', 'getOrder', 'delivery-parts', (data) => {
    const delivery = (data['order'] as Json)['delivery'] as Json
    if (delivery['store'] !== null) delivery['terminal'] = 'Терминал в Перми'
  }),
  told('the last day of a shipment lies before its first', 'calculateOrder', 'shipment-days', (data) => {
    for (const shipment of list(data, 'shipments')) shipment['etaTo'] = '2020-01-01'
  }),
  told('several products raise the version twice', 'addManyToCart', 'add-many-once', (data) => {
    data['version'] = Number(data['version']) + 1
  }),
  written('a remark is written on another line', 'updateCartLine', 'line-keeps-comment', (body) => {
    if ('comment' in body) body['comment'] = 'Другое'
  }),
  told('a search in the cart finds nothing', 'findInCart', 'cart-found', (data) => {
    data['items'] = {}
  }),
  blamed(
    'createSavedCart',
    told(
      'a saved cart takes one piece more of each line',
      'listSavedCartProducts',
      'saved-cart-of-cart',
      (data) => {
        for (const line of list(data, 'items')) line['quantity'] = Number(line['quantity']) + 1
      },
    ),
  ),
  told('a copy of a saved cart is called otherwise', 'copySavedCart', 'copy-named', (data) => {
    data['name'] = 'Без имени'
  }),
  told(
    'a saved cart that goes into the cart loses a line silently',
    'addSavedCartToCart',
    'saved-cart-whole',
    (data) => {
      data['added'] = list(data, 'added').slice(1)
    },
  ),
  written(
    'changed contents of a saved cart take each product once',
    'updateSavedCart',
    'saved-cart-replaced',
    (body) => {
      const products = (body['products'] ?? []) as Json[]
      if (products.length > 0) body['products'] = products.slice(0, Math.ceil(products.length / 2))
    },
  ),
  {
    name: 'untying a line leaves it tied',
    operation: 'addMachinesToCart',
    place: 'machine-tied',
    answer: insteadOf('addMachinesToCart', ({ body: sent, memory, pass }) => {
      const body = JSON.parse(sent) as Json
      if (body['machineId'] === null) body['machineId'] = Number(memory.get('machine'))
      else memory.set('machine', JSON.stringify(body['machineId']))
      return pass({ body: JSON.stringify(body) })
    }),
  },
  told('a service adds more than it tells', 'addServiceToCart', 'service-adds', (data) => {
    for (const line of list(data, 'added')) line['quantity'] = Number(line['quantity']) + 1
  }),
  ignored('a query finds every saved cart', 'listSavedCarts', 'saved-carts-query', 'query'),
  ignored('a query finds every user of a company', 'listCompanyUsers', 'users-query', 'query'),
  ignored('a query finds every machine of the fleet', 'listFleetService', 'fleet-query', 'query'),
  ignored('a query finds every part of a machine', 'listMachineParts', 'machine-parts-nothing', 'query'),
  told('the fleet counts a machine too many', 'listFleetService', 'fleet-counts', (data) => {
    totalsOf(data)['machines'] = Number(totalsOf(data)['machines']) + 1
  }),
  told(
    'a service costs what the machine takes, not the packs that are sold',
    'getMachineService',
    'service-item-sum',
    (data) => {
      for (const item of list(data, 'items')) item['sum'] = Number(item['price']) * Number(item['quantity'])
    },
  ),
  told(
    'a position of a service that can be had is told as gone',
    'getMachineService',
    'service-item-state',
    (data) => {
      for (const item of list(data, 'items')) item['stockState'] = item['stockState'] === 'ok' ? 'none' : 'ok'
    },
  ),
  blamed(
    'updateCompany',
    told('a change of a company leaves its version', 'getCompany', 'company-version', (data, { memory }) => {
      const company = data['company'] as Json
      const first = memory.get(String(company['id'])) ?? String(company['version'])
      memory.set(String(company['id']), first)
      company['version'] = Number(first)
    }),
  ),
  told('an invitation has rights of nobody', 'inviteCompanyUser', 'invited-rights', (data) => {
    ;(data['user'] as Json)['rights'] = []
  }),
  told('a power of attorney is active before it is signed', 'createAuthority', 'authority-made', (data) => {
    ;(data['authority'] as Json)['status'] = 'active'
  }),
  told('a revoked power of attorney goes on', 'revokeAuthority', 'authority-revoked', (data) => {
    ;(data['authority'] as Json)['status'] = 'draft'
  }),
  told('a new machine is active at once', 'addMachine', 'machine-pending', (data) => {
    ;(data['machine'] as Json)['status'] = 'active'
  }),
  blamed(
    'addRequestMessage',
    told(
      'a message of a customer is told as one of the shop',
      'getRequest',
      'request-messages-stay',
      (data) => {
        for (const message of list(data['request'] as Json, 'messages')) message['from'] = 'seller'
      },
    ),
  ),
  {
    name: 'units that an order has count as taken',
    operation: 'updateOrderProducts',
    place: 'units that the order has are its own',
    writes: true,
    answer: ownUnitsCount,
  },
  {
    name: 'a copy is seen by whom the original is seen',
    operation: 'copySavedCart',
    place: 'copy-is-private',
    writes: true,
    answer: visibleAsOriginal,
  },
]

/** What is checked for them, and what their rules and stories need besides. */
export const keptThingsOperations: readonly string[] = [
  ...new Set([
    ...keptThingsFaults.map(({ operation }) => operation),
    'addToCart',
    'updateCart',
    'addOrder',
    'getCart',
    'findInCart',
    'getProductStores',
    'listSectionProducts',
    'listBranches',
    'listCompanies',
    'getCompany',
    'listOrders',
    'listMachines',
    'listSavedCartProducts',
    'shareSavedCart',
    'getSavedCart',
    'listCompanyRoles',
    'listRequests',
    'getRequest',
    'uploadAuthority',
    'addRequest',
    'closeRequest',
  ]),
]
