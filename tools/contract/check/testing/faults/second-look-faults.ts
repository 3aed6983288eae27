import { valueAt } from '../../../model/json-pointer.ts'
import { generatedContractFile } from '../../../model/generated-contract.ts'
import { readContractFile } from '../../../model/read-contract.ts'
import { type Fault, type FaultyCall, inAnswer, inSuccess, member, rewritten } from '../fault.ts'

export type Json = Record<string, unknown>

const contract = await readContractFile(generatedContractFile)

export const list = (holder: Json, field: string) => (holder[field] ?? []) as Json[]
const turn = (holder: Json, field: string) => {
  holder[field] = list(holder, field).toReversed()
}
const add = (holder: Json | undefined, name: string, more = 1) => {
  if (holder && typeof holder[name] === 'number') holder[name] = holder[name] + more
}

/** Answers of an operation tell something else. */
export function told(
  name: string,
  operation: string,
  place: string,
  change: (data: Json, call: FaultyCall) => void,
  ...others: string[]
): Fault {
  const answer = inSuccess(operation, (data, _envelope, call) => change(data, call))
  return { name, operation, place, answer, with: others }
}

/** The rule stands beside another operation than the one that answers wrongly. */
export const blamed = (operation: string, fault: Fault): Fault => ({ ...fault, operation })

/** A parameter, or a member of the body, is not looked at. */
export function ignored(name: string, operation: string, place: string, parameter: string): Fault {
  return {
    name,
    operation,
    place,
    async answer(call) {
      if (call.operationId !== operation) return call.pass()
      const answer = await call.pass()
      // What is wrong with its value is still told.
      if (answer.status !== 200) return answer
      const url = new URL(call.url)
      url.searchParams.delete(parameter)
      if (!call.body.startsWith('{')) return call.pass({ url })
      const { [parameter]: _left, ...rest } = JSON.parse(call.body) as Json
      return call.pass({ url, body: JSON.stringify(rest) })
    },
  }
}

/** A backend whose balance is that of the contract's example: the sandbox takes a minute to count its own. */
function ofBalance(name: string, place: string, change: (balance: Json) => void): Fault {
  return {
    name,
    operation: 'getBalance',
    place,
    answer: inAnswer('getBalance', (answer) => {
      if (answer.status !== 200) return answer
      const example = valueAt(contract.document, '/components/examples/getBalance.success/value')
      const envelope = structuredClone(example) as { data: Json }
      change(member(envelope.data, 'balance'))
      return rewritten(answer, envelope)
    }),
  }
}

/** What was deleted still stands in the list. */
function stillListed(
  name: string,
  operation: string,
  place: string,
  listing: string,
  ...makers: string[]
): Fault {
  return {
    name,
    operation,
    place,
    writes: true,
    with: [listing, ...makers],
    async answer(call) {
      const answer = await call.pass()
      const { memory, operationId, url } = call
      if (answer.status !== 200) return answer
      if (operationId === operation) memory.set(`gone ${url.pathname.split('/').at(-2)}`, 'yes')
      if (operationId !== listing) return answer
      const envelope = (await answer.json()) as { data: Json | null }
      if (!envelope.data) return rewritten(answer, envelope)
      const items = list(envelope.data, 'items')
      for (const [key, value] of memory) {
        const id = key.startsWith('seen ') ? key.slice(5) : undefined
        if (id === undefined || !memory.has(`gone ${id}`)) continue
        if (items.some((item) => String(item['id']) === id)) continue
        items.unshift(JSON.parse(value) as Json)
        if (envelope.data['pagination']) add(member(envelope.data, 'pagination'), 'total')
      }
      for (const item of items) memory.set(`seen ${String(item['id'])}`, JSON.stringify(item))
      return rewritten(answer, envelope)
    },
  }
}

/** What a customer's papers, requests and pages of the shop tell, on a second look. */
export const secondLookFaults: readonly Fault[] = [
  told(
    'the closing balance of an act is a kopeck off',
    'getAct',
    'act-closing',
    (data) => add(member(data, 'act'), 'closing'),
    'listActs',
  ),
  told('the turnover of an act is not that of its rows', 'listActs', 'act-debit', (data) =>
    add(list(data, 'items')[0], 'debit'),
  ),
  ofBalance('the debt of all contracts is not the sum of theirs', 'balance-debt', (balance) =>
    add(member(balance, 'totals'), 'debt'),
  ),
  ofBalance('what is overdue is counted as not due', 'balance-overdue-age', (balance) => {
    const ageing = member(balance, 'ageing')
    ageing['notDue'] = Number(ageing['notDue']) + Number(ageing['d1_15'])
    ageing['d1_15'] = 0
    for (const totals of [member(balance, 'totals'), ...list(balance, 'contractRows')])
      if (totals['overdue'] !== 0) totals['overdue'] = Number(totals['overdue']) + 100
  }),
  ofBalance('a debt is left out of the calendar', 'calendar-debts', (balance) => {
    balance['calendar'] = []
  }),
  ofBalance('what is left of a debt forgets what was paid', 'debt-left', (balance) => {
    for (const debt of list(balance, 'debts')) add(debt, 'left', Number(debt['paid']) || 100)
  }),
  ofBalance('a day of the calendar of payments sums up too much', 'payment-day', (balance) =>
    add(list(balance, 'calendar')[0], 'sum'),
  ),
  ofBalance('the ageing of debts counts a kopeck too many', 'ageing-d1-15', (balance) =>
    add(member(balance, 'ageing'), 'd1_15'),
  ),
  told(
    'the discount in a line of an order is told in percent',
    'getOrder',
    'order-line-discount',
    (data) => {
      for (const line of list(member(data, 'order'), 'items')) line['discount'] = 10
    },
    'listOrders',
  ),
  told(
    'the short list of orders tells another total',
    'listOrdersShort',
    'orders-short-detail-total',
    (data) => add(list(data, 'items')[0], 'total', 100),
    'listOrders',
    'getOrder',
  ),
  told(
    'the first page tells another total of an order',
    'getDashboard',
    'dashboard-latest-listed',
    (data) => add(list(data, 'latestOrders')[0], 'total', 100),
    'listOrders',
    'getOrder',
  ),
  told(
    'the first page shows the oldest orders as the latest',
    'getDashboard',
    'dashboard-latest',
    (data) => turn(data, 'latestOrders'),
    'listOrders',
  ),
  told(
    'the first page tells that more is due',
    'getDashboard',
    'dashboard-due',
    (data) => add(data, 'due', 100),
    'getBalance',
    'listContracts',
    'listOrders',
  ),
  told(
    'a tab of the first page counts an order too many',
    'getDashboard',
    'dashboard-tabs',
    (data) => add(list(data, 'orderTabs')[1], 'count'),
    'listOrders',
  ),
  told(
    'the first page tells another credit that is left',
    'getDashboard',
    'dashboard-contract-credit-left',
    (data) => {
      if (data['contract']) add(member(data, 'contract'), 'creditLeft', 100)
    },
    'listContracts',
  ),
  told(
    'the header tells of no news where there are unread ones',
    'getHeader',
    'header-unread',
    (data) => {
      const user = member(data, 'userData')
      user['hasNewNotifications'] = user['hasNewNotifications'] !== true
    },
    'listNotifications',
  ),
  told(
    'a branch has another phone on its page',
    'getBranch',
    'branch-detail',
    (data) => {
      const branch = member(data, 'branch')
      branch['phones'] = ['+73430000000']
    },
    'listBranches',
  ),
  told(
    'a news item bears another title on its page',
    'getNewsItem',
    'news-detail',
    (data) => {
      const item = member(data, 'item')
      item['title'] = `${String(item['title'])}!`
    },
    'listNews',
  ),
  told(
    'a news item is offered beside itself',
    'getNewsItem',
    'news-others',
    (data) => {
      list(data, 'others').splice(0, 1, member(data, 'item'))
    },
    'listNews',
  ),
  told(
    'a promotion ends on another day on its page',
    'getPromotion',
    'promotion-detail-activeto',
    (data) => void (data['activeTo'] = '2027-12-31'),
    'listPromotions',
  ),
  told(
    'a machine has run longer on its page',
    'getMachine',
    'machine-detail-motohours',
    (data) => {
      const hours = member(data, 'machine')['motohours'] as Json | null
      if (hours) add(hours, 'value')
    },
    'listMachines',
  ),
  told('the oldest news come first', 'listNews', 'news-newest', (data) => turn(data, 'items')),
  told('the oldest notifications come first', 'listNotifications', 'notifications-newest', (data) =>
    turn(data, 'items'),
  ),
  told('two companies are the current one', 'listCompanies', 'companies-current', (data) => {
    for (const one of list(data, 'items')) one['current'] = true
  }),
  told('an address of nobody’s choice is a second default', 'listAddresses', 'addresses-default', (data) => {
    for (const one of list(data, 'items')) one['isDefault'] = true
  }),
  ignored('the status of machines is not heeded', 'listMachines', 'machines-status', 'status'),
  ignored('the search in machines is not heeded', 'listMachines', 'machines-nothing', 'query'),
  ignored('the status of requests is not heeded', 'listRequests', 'requests-status', 'status'),
  ignored('the topic of requests is not heeded', 'listRequests', 'requests-topic', 'topic'),
  ignored('the search in addresses is not heeded', 'listAddresses', 'addresses-query', 'query'),
  ignored('the kind of acts is not heeded', 'listActs', 'acts-kind', 'kind'),
  ignored(
    'read notifications are listed among the unread',
    'listNotifications',
    'notifications-of-unread',
    'is_read',
  ),
  ignored(
    'the short list of orders finds all, whatever is typed',
    'listOrdersShort',
    'orders-short-nothing',
    'query',
  ),
  stillListed(
    'a deleted address is still offered',
    'deleteDeliveryAddress',
    'address-deleted',
    'listAddresses',
    'addDeliveryAddress',
  ),
  stillListed(
    'a deleted saved cart is still listed',
    'deleteSavedCart',
    'saved-cart-deleted',
    'listSavedCarts',
    'createSavedCart',
    'addToCart',
    'login',
    'logout',
  ),
  stillListed(
    'a deleted subscription is still listed',
    'deleteHook',
    'hook-deleted',
    'listHooks',
    'createHook',
  ),
]
