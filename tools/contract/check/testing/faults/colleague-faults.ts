import { type Fault, inSuccess, insteadOf, member, refusedAs, rewritten } from '../fault.ts'
import { bodyOf, otherCode, sentAs, successInsteadOf } from '../further-writes.ts'
import { readableByOthers } from './customer-faults.ts'

type Json = Record<string, unknown>

const guardedReads = [
  'getBalance',
  'listActs',
  'getAct',
  'listContracts',
  'getContract',
  'getJob',
  'listHooks',
  'listHookDeliveries',
  'listHookProducts',
  'listAuthorities',
  'listAccessRequests',
  'listCompanyUsers',
]
const guardedWrites = [
  'createSavedCart',
  'shareSavedCart',
  'addServiceToSavedCart',
  'addOrder',
  'setOrderDelivery',
  'sendOrderToApprove',
  'setOrderApproval',
  'copyOrder',
  'cancelOrder',
  'getPaymentTemplate',
  'deleteOrderProduct',
  'updateOrderProducts',
  'updateOrderProduct',
  'replaceOrderLines',
  'requestInvoice',
  'confirmOrderContract',
  'requestOrderCancel',
  'sendInvoice',
  'addMachine',
  'updateMachine',
  'linkMachine',
  'deleteMachine',
  'completeMachineService',
  'recordMachineHours',
  'addDeliveryAddress',
  'updateDeliveryAddress',
  'deleteDeliveryAddress',
  'requestBalance',
  'requestActs',
  'createHook',
  'updateHook',
  'testHook',
  'redeliverHook',
  'rotateHookSecret',
  'deleteHook',
  'createAuthority',
  'uploadAuthority',
  'revokeAuthority',
  'updateCompany',
  'addCompanyBank',
  'updateCompanyBank',
  'deleteCompanyBank',
  'addCompanyAddress',
  'decideAccessRequest',
  'inviteCompanyUser',
  'updateCompanyUser',
  'resendInvitation',
  'deleteCompanyUser',
]

/** Who has no right is answered by the rules of the operation, as who has one. */
const unguarded = (operation: string): Fault => ({
  name: 'the right is not asked for',
  operation,
  place: 'rights who lacks the right',
  writes: true,
  answer: insteadOf(operation, async ({ pass }) => {
    const answer = await pass()
    if (answer.status !== 403) return answer
    return refusedAs(answer, 'actionNotAllowed')
  }),
})

/** Where the colleague is refused a read although the right for it was given. */
const refuses = (operation: string): Fault => ({
  name: 'another right is asked for',
  operation,
  place: 'rights who has the right',
  writes: true,
  answer: async (call) => {
    const { memory } = call
    if (call.operationId === 'updateCompanyUser') {
      const rights = bodyOf(call)['rights']
      if (Array.isArray(rights)) memory.set('rights', String(rights.length))
    }
    const answer = await call.pass()
    if (call.operationId !== operation || answer.status !== 200) return answer
    if (call.headers.get('authorization-token') === memory.get('owner.token')) return answer
    if (Number(memory.get('rights') ?? 9) > 2) return answer
    return refusedAs(answer, 'forbidden', 403)
  },
})

/** What is answered to everybody but the customer who logged in first is changed. */
const toOthers = (operation: string, change: (data: Json) => void): Fault['answer'] =>
  inSuccess(operation, (data, _envelope, { headers, memory }) => {
    const token = headers.get('authorization-token')
    if (token !== null && token !== memory.get('owner.token')) change(data)
  })

export const colleagueOperations = [
  ...guardedReads,
  ...guardedWrites,
  'downloadFile',
  'getOrder',
  'listOrders',
  'getRequest',
  'listRequests',
  'addRequest',
  'getMachine',
  'listMachines',
  'listAddresses',
  'getSavedCart',
  'getPersonal',
  'getCompany',
  'listCompanies',
  'listInvitations',
  'acceptInvitation',
  'declineInvitation',
  'requestCompanyAccess',
  'listProductsByIds',
  'getCurrentStore',
  'setUserStore',
  'switchContractor',
  'countOrdersToApprove',
  'addSavedCartToCart',
  'listCompanyRoles',
]

/** What users of one company may do and see. */
export const colleagueFaults: readonly Fault[] = [
  ...[...guardedReads, ...guardedWrites].map(unguarded),
  ...['listHooks', 'listAuthorities', 'getContract'].map(refuses),
  {
    name: 'only the owner of a shared saved cart buys by it',
    operation: 'addSavedCartToCart',
    place: 'may put it into the cart',
    writes: true,
    answer: insteadOf('addSavedCartToCart', async ({ headers, memory }) =>
      headers.get('authorization-token') === memory.get('owner.token')
        ? undefined
        : refusedAs(Response.json({}), '404', 404),
    ),
  },
  {
    name: 'new limits forget what was spent',
    operation: 'updateCompanyUser',
    place: 'user-keeps-rest',
    writes: true,
    answer: inSuccess('updateCompanyUser', (data) => {
      member(member(data, 'user'), 'limits')['spent'] = 0
    }),
  },
  {
    name: 'the own rights are those of the role',
    operation: 'getPersonal',
    place: 'rights the rights are those that updateCompanyUser gave',
    writes: true,
    answer: toOthers('getPersonal', (data) => {
      member(data, 'user')['scope'] = ['orders.viewOwn', 'prices.view']
    }),
  },
  {
    name: 'whoever gives a right need not have it',
    operation: 'updateCompanyUser',
    place: 'refusal-due',
    writes: true,
    answer: sentAs(
      'updateCompanyUser',
      (body) => ({ ...body, rights: ['orders.viewOwn'] }),
      ({ rights }) => Array.isArray(rights) && rights.length === 2 && rights.includes('orders.viewAll'),
    ),
  },
  {
    name: 'a colleague reads every order of the company',
    operation: 'getOrder',
    place: 'rights with orders.viewOwn an order of somebody else must be 404',
    writes: true,
    answer: readableByOthers('getOrder'),
  },
  {
    name: 'a colleague reads every request of the company',
    operation: 'getRequest',
    place: 'rights without orders.viewAll a request of somebody else must be 404',
    writes: true,
    answer: readableByOthers('getRequest'),
  },
  {
    name: 'a colleague reads private saved carts',
    operation: 'getSavedCart',
    place: 'rights a private saved cart of a colleague must be 404',
    writes: true,
    answer: readableByOthers('getSavedCart'),
  },
  {
    name: 'who sees no orders is told all',
    operation: 'listOrders',
    place: 'rights without orders.viewAll and orders.viewOwn the list is empty',
    writes: true,
    answer: readableByOthers('listOrders'),
  },
  {
    name: 'who sees all requests is told one less',
    operation: 'listRequests',
    place: 'rights orders.viewAll shows as many as the customer sees',
    writes: true,
    answer: toOthers('listRequests', (data) => {
      const pagination = member(data, 'pagination') as { total: number }
      pagination.total -= 1
    }),
  },
  {
    name: 'what a user has read is unread again',
    operation: 'getRequest',
    place: 'rights what the colleague has read stays read',
    writes: true,
    answer: toOthers('listRequests', (data) => {
      for (const item of data['items'] as Json[]) item['unread'] = 1
    }),
  },
  {
    name: 'contract prices are other ones for each user',
    operation: 'listProductsByIds',
    place: 'rights with prices.view prices are what the customer of the same company pays',
    writes: true,
    answer: toOthers('listProductsByIds', (data) => {
      for (const item of data['items'] as Json[]) {
        const price = member(item, 'price') as { current: number | null }
        if (price.current !== null) price.current += 100
      }
    }),
  },
  {
    name: 'machines of the company are for those with a right',
    operation: 'getMachine',
    place: 'rights every user of a company reads its machines, got 404',
    writes: true,
    answer: insteadOf('getMachine', async ({ headers, memory, pass }) => {
      const answer = await pass()
      if (headers.get('authorization-token') === memory.get('owner.token')) return answer
      return refusedAs(answer, '404', 404)
    }),
  },
  {
    name: 'a company that blocks a user still offers actions',
    operation: 'listCompanies',
    place: 'rights a company in which the user is blocked stays in the list, without actions',
    writes: true,
    answer: toOthers('listCompanies', (data) => {
      for (const item of data['items'] as Json[]) item['allowedActions'] = ['leave']
    }),
  },
  {
    name: 'actions are offered to who has no right to them',
    operation: 'listMachines',
    place: 'rights who has no right is not offered what asks for more, got edit',
    writes: true,
    answer: toOthers('listMachines', (data) => {
      for (const item of data['items'] as Json[]) item['allowedActions'] = ['edit']
    }),
  },
  {
    name: 'papers are read by everybody who knows their number',
    operation: 'downloadFile',
    place: 'rights who lacks the right',
    writes: true,
    answer: readableByOthers('downloadFile'),
  },
  {
    name: 'accounts of the company are told to everybody',
    operation: 'getCompany',
    place: 'rights without any right to money',
    writes: true,
    answer: toOthers('getCompany', (data) => {
      member(data, 'company')['banks'] = [{ id: 1 }]
    }),
  },
  {
    name: 'a blocked user switches to the company',
    operation: 'switchContractor',
    place: 'refusal-due a blocked user',
    writes: true,
    answer: successInsteadOf('switchContractor', 'accessBlocked', { success: true }),
  },
  {
    name: 'a user takes themselves out of the company',
    operation: 'deleteCompanyUser',
    place: 'rights nobody changes or deletes themselves',
    writes: true,
    answer: successInsteadOf('deleteCompanyUser', 'actionNotAllowed', { isSuccess: true }),
  },
  {
    name: 'access is asked for twice',
    operation: 'requestCompanyAccess',
    place: 'while a request for access waits',
    writes: true,
    answer: successInsteadOf('requestCompanyAccess', 'alreadyRequested'),
  },
  {
    name: 'an invitation that was taken back lets in',
    operation: 'acceptInvitation',
    place: 'an invitation that was taken back must be 404',
    writes: true,
    answer: insteadOf('acceptInvitation', async (call) => {
      const answer = await call.pass()
      return answer.status === 404
        ? rewritten(answer, { status: 'success', data: { isSuccess: true }, errors: [] }, { status: 200 })
        : answer
    }),
  },
  {
    name: 'an order that was not sent is refused by its version',
    operation: 'setOrderApproval',
    place: 'setOrderApproval of an order that was not sent to agreement',
    writes: true,
    answer: otherCode('setOrderApproval', 'actionNotAllowed', 'conflict'),
  },
]
