import { askedAs, type Fault, inSuccess, insteadOf, member, refusedAs, rewritten } from '../fault.ts'
import { bodyOf, codeOf } from '../further-writes.ts'

type Json = Record<string, unknown>

export const eighthLookOperations = [
  'getPersonal',
  'getProfile',
  'getCart',
  'addToCart',
  'updateCart',
  'addMachinesToCart',
  'listMachines',
  'getMachine',
  'addMachine',
  'updateMachine',
  'deleteMachine',
  'addMachineTask',
  'closeRequest',
  'findMachineModels',
  'sendEmailCode',
  'checkEmail',
  'suggestName',
  'findBank',
  'listCompanies',
  'switchContractor',
  'listHooks',
  'createHook',
  'deleteHook',
  'listOrders',
  'getOrder',
  'requestBalance',
  'listRequests',
  'addRequest',
  'addRequestMessage',
  'getRequest',
  'uploadFile',
  'sendAppeal',
  'login',
]

/** A line of the cart keeps a machine that was taken out of the fleet. */
const deletedInCart: Fault['answer'] = async (call) => {
  const answer = await call.pass()
  const { memory, operationId, url } = call
  if (operationId === 'deleteMachine' && answer.status === 200)
    memory.set('deleted', /(\d+)\/?$/.exec(url.pathname)?.[1] ?? '')
  if (operationId !== 'getCart' || !memory.has('deleted') || answer.status !== 200) return answer
  const envelope = (await answer.json()) as { data: Json }
  const { products } = member(member(envelope.data, 'basketProducts'), 'grid') as { products: Json[] }
  for (const line of products.slice(0, 1)) line['machineId'] = Number(memory.get('deleted'))
  return rewritten(answer, envelope)
}

/** Hooks are those of the company in which they were made. */
const hooksOfCurrent: Fault['answer'] = async (call) => {
  const { memory, operationId, url } = call
  const current = memory.get('current') ?? 'the first one'
  if (operationId === 'switchContractor')
    memory.set('current', url.searchParams.get('contragentId') ?? current)
  if (operationId === 'createHook')
    return inSuccess('createHook', (data) => {
      memory.set(`made ${String(member(data, 'hook')['id'])}`, current)
    })(call)
  const owner = memory.get(`made ${/(\d+)\/?$/.exec(url.pathname)?.[1] ?? ''}`)
  if (operationId !== 'deleteHook' || owner === undefined || owner === current) return call.pass()
  return refusedAs(await call.pass({ url: new URL('/web/hooks/', url) }), '404', 404)
}

/** Where one of the products is refused, those before it are tied. */
const tiedBefore: Fault['answer'] = async (call) => {
  const answer = await call.pass()
  if (call.operationId !== 'addMachinesToCart' || (await codeOf(answer)) !== 'notInCart') return answer
  const { products, ...body } = bodyOf(call) as { products: number[] }
  if (products.length > 1)
    await call.pass({ body: JSON.stringify({ ...body, products: products.slice(0, -1) }) })
  return answer
}

/** What an eighth and a ninth reader of the contract got wrong. */
export const eighthLookFaults: readonly Fault[] = [
  {
    name: 'a line keeps the machine that was taken out',
    operation: 'deleteMachine',
    place: 'machine-deleted-leaves-cart',
    writes: true,
    answer: deletedInCart,
  },
  {
    name: 'a hook of another company is not found',
    operation: 'deleteHook',
    place: 'whichever is current',
    writes: true,
    answer: hooksOfCurrent,
  },
  {
    name: 'lines before the missing one are tied',
    operation: 'addMachinesToCart',
    place: 'machine-tie-refused',
    writes: true,
    answer: tiedBefore,
  },
  {
    name: 'a wrong code is counted after the answer',
    operation: 'checkEmail',
    place: 'email-tries',
    writes: true,
    answer: insteadOf('checkEmail', async (call) => {
      const answer = await call.pass()
      if ((await codeOf(answer)) !== 'wrongCode') return answer
      const envelope = (await answer.json()) as { data: Json }
      envelope.data['attemptsLeft'] = Number(envelope.data['attemptsLeft']) + 1
      return rewritten(answer, envelope)
    }),
  },
  {
    name: 'names with «ё» are others',
    operation: 'suggestName',
    place: 'with «ё» and «е» changed',
    answer: inSuccess('suggestName', (data, _envelope, { url }) => {
      if (/ё/i.test(url.searchParams.get('query') ?? '')) data['items'] = []
    }),
  },
  {
    name: 'the end of a БИК finds banks',
    operation: 'findBank',
    place: 'banks-',
    answer: askedAs('findBank', (query) => {
      if (/^\d{4}$/.test(query.get('query') ?? '')) query.set('query', '04')
    }),
  },
  {
    name: 'tabs count only the statuses that are asked for',
    operation: 'listOrders',
    place: 'orders-tabs-beside-status',
    answer: inSuccess('listOrders', (data, _envelope, { url }) => {
      if (!url.searchParams.has('status[]')) return
      for (const tab of data['tabs'] as Json[]) tab['count'] = member(data, 'pagination')['total']
    }),
  },
  {
    name: 'today is a day of the past',
    operation: 'addMachineTask',
    place: 'day-over',
    writes: true,
    answer: insteadOf('addMachineTask', async (call) => {
      const answer = await call.pass()
      const isAccepted = answer.status === 200 && (await codeOf(answer)) === 'none'
      return typeof bodyOf(call)['desiredDate'] === 'string' && isAccepted
        ? refusedAs(answer, 'dateInPast')
        : answer
    }),
  },
  {
    name: 'a report that is made is no reason to answer it again',
    operation: 'requestBalance',
    place: 'asking again answers the same job',
    writes: true,
    answer: insteadOf('requestBalance', async (call) => {
      const answer = await call.pass()
      if ((await codeOf(answer)) !== 'none') return answer
      const key = `job ${call.headers.get('idempotency-key')}`
      if (!call.memory.has(key)) call.memory.set(key, String(call.memory.size))
      const envelope = (await answer.json()) as { data: Json }
      member(envelope.data, 'job')['id'] = `job-${call.memory.get(key)}`
      return rewritten(answer, envelope)
    }),
  },
  {
    name: 'a file that was taken is taken again',
    operation: 'addRequestMessage',
    place: 'it was taken already',
    writes: true,
    answer: insteadOf('addRequestMessage', async (call) => {
      const answer = await call.pass()
      if ((await codeOf(answer)) !== 'fileNotFound') return answer
      return call.pass({ body: JSON.stringify({ ...bodyOf(call), fileIds: [] }) })
    }),
  },
  {
    name: 'an e-mail in capitals does not log in',
    operation: 'login',
    place: 'the e-mail in capitals',
    writes: true,
    answer: insteadOf('login', async (call) => {
      const { login } = (bodyOf(call)['credentials'] ?? {}) as { login?: string }
      const isOther = login?.includes('@') === true && login !== login.toLowerCase()
      return isOther ? refusedAs(await call.pass(), 'wrongCredentials') : undefined
    }),
  },
]
