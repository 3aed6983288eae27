import { type Fault, type FaultyCall, insteadOf } from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'

type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls `visit` for every object in a value. */
function walk(value: unknown, visit: (one: Json) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit)
  if (!isRecord(value)) return
  visit(value)
  for (const one of Object.values(value)) walk(one, visit)
}

const isJson = ({ method }: FaultyCall, answer: Response) =>
  method !== 'HEAD' && (answer.headers.get('content-type')?.includes('json') ?? false)

export const isDone = async (answer: Response) => answer.status === 200 && (await codeOf(answer)) === 'none'

/** The number that a path ends with, or `id` in the query. */
export const idOfPath = ({ url }: FaultyCall) =>
  Number(/\/(\d+)\/?$/.exec(url.pathname)?.[1] ?? url.searchParams.get('id'))

/** The thing that an answer of success tells of: its id, at `data.id` or in the only object of `data`. */
async function idOfAnswer(answer: Response): Promise<number> {
  const { data } = (await answer.clone().json()) as { data: Json }
  if (typeof data['id'] === 'number') return data['id']
  const one = Object.values(data).find(isRecord)
  return Number(one?.['id'])
}

/** Changes every answer of success of some reads in place. */
export async function changed(
  call: FaultyCall,
  answer: Response,
  change: (data: unknown) => void,
): Promise<Response> {
  if (answer.status !== 200 || !isJson(call, answer)) return answer
  const envelope = (await answer.clone().json()) as { status: string; data: unknown }
  if (envelope.status !== 'success') return answer
  change(envelope.data)
  return new Response(JSON.stringify(envelope), answer)
}

/** A write answers what it should do, and reads go on telling some fields of the thing as they were. */
function forgets(
  operation: string,
  fields: readonly string[],
  reads: readonly string[],
  idOf: (call: FaultyCall) => number = idOfPath,
): Fault['answer'] {
  return async (call) => {
    const { operationId = '', memory } = call
    const id = operationId === operation ? idOf(call) : Number.NaN
    const answer = await call.pass()
    if (operationId === operation) {
      const own = memory.get(`seen ${id}`)
      if (own !== undefined && !memory.has(`kept ${id}`) && (await isDone(answer)))
        memory.set(`kept ${id}`, own)
      return answer
    }
    if (answer.status !== 200) return answer
    const isRead = reads.includes(operationId)
    return changed(call, answer, (data) => {
      walk(data, (one) => {
        if (typeof one['id'] !== 'number' || !fields.every((name) => name in one)) return
        const kept = memory.get(`kept ${one['id']}`)
        if (kept !== undefined && isRead) Object.assign(one, JSON.parse(kept) as Json)
        else if (kept === undefined)
          memory.set(
            `seen ${one['id']}`,
            JSON.stringify(Object.fromEntries(fields.map((name) => [name, one[name]]))),
          )
      })
    })
  }
}

/** What a write made stands in no list. */
function hides(operation: string, list: string, idOf = idOfAnswer): Fault['answer'] {
  return async (call) => {
    const answer = await call.pass()
    const { operationId, memory } = call
    if (operationId === operation && (await isDone(answer))) memory.set(`hidden ${await idOf(answer)}`, 'yes')
    if (operationId !== list) return answer
    return changed(call, answer, (data) => {
      const one = data as { items: Json[]; pagination?: { total: number } }
      const left = one.items.filter(({ id }) => !memory.has(`hidden ${String(id)}`))
      if (one.pagination) one.pagination.total -= one.items.length - left.length
      one.items = left
    })
  }
}

/** What was taken away goes on standing in a list. */
function undead(
  operation: string,
  list: string,
  idOf: (call: FaultyCall) => number = idOfPath,
): Fault['answer'] {
  return async (call) => {
    const { operationId, memory } = call
    const answer = await call.pass()
    if (operationId === operation && (await isDone(answer))) {
      const own = memory.get(`seen ${idOf(call)}`)
      if (own !== undefined) memory.set('undead', own)
    }
    if (operationId !== list) return answer
    return changed(call, answer, (data) => {
      const one = data as { items: Json[]; pagination?: { total: number } }
      for (const item of one.items) memory.set(`seen ${String(item['id'])}`, JSON.stringify(item))
      const own = memory.get('undead')
      if (own === undefined) return
      one.items.push(JSON.parse(own) as Json)
      if (one.pagination) one.pagination.total += 1
    })
  }
}

/** Once a write is done, reads are answered with something else. */
function afterwards(
  operation: string,
  read: string | readonly string[],
  change: (data: Json, call: FaultyCall) => void,
): Fault['answer'] {
  const reads = new Set([read].flat())
  return async (call) => {
    const answer = await call.pass()
    const { operationId = '', memory } = call
    if (operationId === operation && (await isDone(answer))) memory.set('done', JSON.stringify(bodyOf(call)))
    return reads.has(operationId) && memory.has('done')
      ? changed(call, answer, (data) => change(data as Json, call))
      : answer
  }
}

/** A read is answered as before the write, for the same question. */
export function stays(operation: string, ...reads: string[]): Fault['answer'] {
  return async (call) => {
    const { operationId = '', memory, url, body, headers } = call
    const answer = await call.pass()
    if (operationId === operation && (await isDone(answer))) memory.set('done', 'yes')
    if (!reads.includes(operationId) || answer.status !== 200 || call.method === 'HEAD') return answer
    const key = `${operationId} ${url.href} ${body} ${headers.get('authorization-token')}`
    const known = memory.get(key)
    if (memory.has('done') && known !== undefined) return new Response(known, answer)
    if (!memory.has('done')) memory.set(key, await answer.clone().text())
    return answer
  }
}

/** A refusal of one code becomes a success, answered as the last one was. */
function accepts(
  operation: string,
  code: string,
  more?: (call: FaultyCall) => Promise<unknown>,
): Fault['answer'] {
  return insteadOf(operation, async (call) => {
    const answer = await call.pass()
    const text = await answer.clone().text()
    const own = answer.status === 200 ? await codeOf(answer) : `${answer.status}`
    if (own === 'none') call.memory.set('last', text)
    const last = call.memory.get('last')
    if (own !== code || last === undefined) return answer
    await more?.(call)
    return new Response(last, {
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}

/** A stale version is taken for the fresh one. */
export function overwrites(operation: string, versionOf: (data: Json) => unknown): Fault['answer'] {
  return insteadOf(operation, async (call) => {
    const answer = await call.pass()
    if (answer.status !== 200 || (await codeOf(answer)) !== 'conflict') return answer
    const { data } = (await answer.clone().json()) as { data: Json }
    const headers = new Headers(call.headers)
    headers.delete('idempotency-key')
    return call.pass({ headers, body: JSON.stringify({ ...bodyOf(call), version: versionOf(data) }) })
  })
}

/** A repeat with the same key does it once more. */
function keyless(operation: string): Fault['answer'] {
  return insteadOf(operation, (call) => {
    const headers = new Headers(call.headers)
    headers.delete('idempotency-key')
    return call.pass({ headers })
  })
}

const member = (data: Json, name: string) => data[name] as Json
const list = (data: Json, name: string) => data[name] as Json[]
const companyOf = (data: Json) => member(data, 'company')['version']

const faults: readonly Fault[] = [
  {
    name: 'a changed machine keeps its old place',
    operation: 'updateMachine',
    place: 'same-machine',
    with: ['listMachines', 'getMachine'],
    answer: forgets('updateMachine', ['location'], ['listMachines', 'getMachine']),
  },
  {
    name: 'a change of a machine changes its plate too',
    operation: 'updateMachine',
    place: 'leaves-unsent',
    with: ['listMachines', 'getMachine'],
    answer: sentAs('updateMachine', (body) => ({ ...body, regPlate: 'А001АА66' })),
  },
  {
    name: 'an added machine is not listed',
    operation: 'addMachine',
    place: 'own-effect',
    with: ['listMachines', 'getMachine'],
    answer: hides('addMachine', 'listMachines'),
  },
  {
    name: 'a service that is done is still the next one',
    operation: 'completeMachineService',
    place: 'service-done',
    with: ['getMachineService', 'getMachine', 'listMachines', 'listFleetService', 'addMachine'],
    answer: stays('completeMachineService', 'getMachineService', 'listFleetService'),
  },
  {
    name: 'a service can be done twice',
    operation: 'completeMachineService',
    place: 'own-effect',
    with: ['getMachineService', 'getMachine', 'listMachines', 'addMachine'],
    answer: insteadOf('completeMachineService', async (call) => {
      const answer = await call.pass()
      const code = await codeOf(answer)
      if (code === 'none') call.memory.set('last', await answer.clone().text())
      const last = call.memory.get('last')
      return answer.status === 200 && code !== 'none' && code !== 'sessidInvalid' && last !== undefined
        ? new Response(last, answer)
        : answer
    }),
  },
  {
    name: 'work on a machine is no request',
    operation: 'addMachineTask',
    place: 'task-is-request',
    with: ['listRequests', 'listMachines'],
    answer: hides('addMachineTask', 'listRequests'),
  },
  {
    name: 'a new account is a second default one',
    operation: 'addCompanyBank',
    place: 'bank-one-default',
    with: ['getCompany', 'listCompanies'],
    answer: afterwards('addCompanyBank', 'getCompany', (data) => {
      for (const one of list(member(data, 'company'), 'banks')) one['isDefault'] = true
    }),
  },
  {
    name: 'the former default account keeps the mark',
    operation: 'updateCompanyBank',
    place: 'bank-default',
    with: ['getCompany', 'addCompanyBank', 'deleteCompanyBank'],
    answer: afterwards('updateCompanyBank', 'getCompany', (data) => {
      for (const one of list(member(data, 'company'), 'banks')) one['isDefault'] = true
    }),
  },
  {
    name: 'after the default account no other is the default one',
    operation: 'deleteCompanyBank',
    place: 'bank-deleted',
    with: ['getCompany', 'addCompanyBank', 'updateCompanyBank'],
    answer: afterwards('deleteCompanyBank', 'getCompany', (data) => {
      for (const one of list(member(data, 'company'), 'banks')) one['isDefault'] = false
    }),
  },
  {
    name: 'a change of a company empties its e-mail',
    operation: 'updateCompany',
    place: 'leaves-unsent',
    with: ['getCompany', 'listCompanies'],
    answer: sentAs('updateCompany', (body) => ({ ...body, email: null })),
  },
  {
    name: 'a stale version of a company is taken',
    operation: 'updateCompany',
    place: 'lost-update',
    with: ['getCompany', 'listCompanies'],
    answer: overwrites('updateCompany', companyOf),
  },
  {
    name: 'an address that a company got is not listed',
    operation: 'addCompanyAddress',
    place: 'company-address-listed',
    with: ['listAddresses', 'getCompany', 'deleteDeliveryAddress'],
    answer: stays('addCompanyAddress', 'listAddresses'),
  },
  {
    name: 'an invited user is not listed',
    operation: 'inviteCompanyUser',
    place: 'own-effect',
    with: ['listCompanyUsers', 'deleteCompanyUser'],
    answer: hides('inviteCompanyUser', 'listCompanyUsers'),
  },
  {
    name: 'limits of a user are not kept',
    operation: 'updateCompanyUser',
    place: 'same-company-user',
    with: ['listCompanyUsers', 'inviteCompanyUser', 'deleteCompanyUser'],
    answer: forgets('updateCompanyUser', ['limits'], ['listCompanyUsers']),
  },
  {
    name: 'a deleted user is still listed',
    operation: 'deleteCompanyUser',
    place: 'own-effect',
    with: ['listCompanyUsers', 'inviteCompanyUser'],
    answer: undead('deleteCompanyUser', 'listCompanyUsers'),
  },
  {
    name: 'an accepted invitation still waits',
    operation: 'acceptInvitation',
    place: 'own-effect',
    with: [
      'listInvitations',
      'inviteCompanyUser',
      'deleteCompanyUser',
      'declineInvitation',
      'listCompanyUsers',
    ],
    answer: undead('acceptInvitation', 'listInvitations'),
  },
  {
    name: 'a declined invitation still waits',
    operation: 'declineInvitation',
    place: 'own-effect',
    with: ['listInvitations', 'inviteCompanyUser', 'deleteCompanyUser', 'listCompanyUsers'],
    answer: undead('declineInvitation', 'listInvitations'),
  },
  {
    name: 'a decided request for access still waits',
    operation: 'decideAccessRequest',
    place: 'own-effect',
    with: ['listAccessRequests', 'requestCompanyAccess', 'deleteCompanyUser', 'listCompanyUsers'],
    answer: undead('decideAccessRequest', 'listAccessRequests'),
  },
  {
    name: 'lines of an order are replaced and the cart stays full',
    operation: 'replaceOrderLines',
    place: 'replace-takes-cart',
    with: ['addOrder', 'getOrder', 'cancelOrder', 'getCart'],
    answer: stays('replaceOrderLines', 'getCart', 'listCartProducts'),
  },
  {
    name: 'a power of attorney is revoked twice',
    operation: 'revokeAuthority',
    place: 'own-effect',
    with: ['listAuthorities', 'createAuthority', 'listOrders'],
    answer: accepts('revokeAuthority', 'actionNotAllowed'),
  },
  {
    name: 'a power of attorney is for more goods than were named',
    operation: 'createAuthority',
    place: 'own-effect',
    with: ['listAuthorities', 'listOrders', 'revokeAuthority'],
    answer: sentAs('createAuthority', ({ lines, ...body }) => (lines === undefined ? body : { ...body })),
  },
  {
    name: 'a passport is not replaced',
    operation: 'savePassport',
    place: 'own-effect',
    with: ['getPassport', 'deletePassport'],
    answer: stays('savePassport', 'getPassport'),
  },
  {
    name: 'a deleted passport stays',
    operation: 'deletePassport',
    place: 'own-effect',
    with: ['getPassport', 'savePassport'],
    answer: stays('deletePassport', 'getPassport'),
  },
  {
    name: 'an act that was asked for is not listed',
    operation: 'requestActs',
    place: 'act-asked',
    with: ['listActs'],
    answer: hides(
      'requestActs',
      'listActs',
      async (answer) => ((await answer.clone().json()) as { data: { actId: number } }).data.actId,
    ),
  },
  {
    name: 'a product that is no favourite can be removed',
    operation: 'removeFavorite',
    place: 'own-effect',
    with: ['listFavorites', 'addFavorites'],
    answer: accepts('removeFavorite', '404'),
  },
  {
    name: 'all notifications are deleted and stay',
    operation: 'deleteAllNotifications',
    place: 'notifications-deleted',
    with: ['listNotifications'],
    answer: stays('deleteAllNotifications', 'listNotifications'),
  },
  {
    name: 'a request is not listed',
    operation: 'addRequest',
    place: 'own-effect',
    with: ['listRequests', 'getRequest', 'closeRequest'],
    answer: hides('addRequest', 'listRequests'),
  },
  {
    name: 'changed events of a hook are not kept',
    operation: 'updateHook',
    place: 'hook-changed',
    with: ['listHooks', 'deleteHook', 'createHook'],
    answer: forgets('updateHook', ['events'], ['listHooks']),
  },
  {
    name: 'the secret of a hook stays the same',
    operation: 'rotateHookSecret',
    place: 'own-effect',
    with: ['listHooks', 'createHook', 'deleteHook'],
    answer: async (call) => {
      const answer = await call.pass()
      if (!['createHook', 'rotateHookSecret'].includes(call.operationId ?? '')) return answer
      return changed(call, answer, (data) => {
        const own = data as Json
        if (call.operationId === 'createHook' && typeof own['secret'] === 'string')
          call.memory.set('secret', own['secret'])
        else own['secret'] = call.memory.get('secret') ?? own['secret']
      })
    },
  },
  {
    name: 'a stale version of an address is taken',
    operation: 'updateDeliveryAddress',
    place: 'lost-update',
    with: ['listAddresses', 'addDeliveryAddress', 'deleteDeliveryAddress'],
    answer: overwrites('updateDeliveryAddress', (data) => member(data, 'address')['version']),
  },
  {
    name: 'the same consent again has a new time',
    operation: 'giveConsent',
    place: 'consent-keeps-time',
    with: ['getProfile', 'withdrawConsent', 'getPersonal', 'listConsentDocuments'],
    answer: insteadOf('giveConsent', async (call) => {
      const body = bodyOf(call)
      const again = call.memory.get('given') === body['docVersion']
      if (again) await also(call, '/web/profile/consent/withdraw/', { type: body['type'] })
      const answer = await call.pass()
      if (answer.status === 200 && (await codeOf(answer)) === 'none')
        call.memory.set('given', String(body['docVersion']))
      return answer
    }),
  },
  {
    name: 'tying lines to a machine doubles them',
    operation: 'addMachinesToCart',
    place: 'machine-tied',
    with: ['getCart', 'addToCart', 'listMachines'],
    answer: andThen('addMachinesToCart', (call) =>
      also(call, '/web/basket/addMany/', {
        products: (bodyOf(call)['products'] as number[]).map((id) => ({ id, quantity: 4 })),
      }),
    ),
  },
  {
    name: 'a product that comes twice counts once',
    operation: 'addManyToCart',
    place: 'add-many-joined',
    with: ['getCart'],
    answer: sentAs('addManyToCart', (body) => ({
      ...body,
      products: (body['products'] as Json[]).filter(
        ({ id }, index, all) => all.findIndex((one) => one['id'] === id) === index,
      ),
    })),
  },
  {
    name: 'serial numbers come in another order',
    operation: 'findMachines',
    place: 'machines-as-asked',
    with: ['listMachines'],
    answer: insteadOf('findMachines', async (call) =>
      changed(call, await call.pass(), (data) => {
        ;(data as { items: Json[] }).items.reverse()
      }),
    ),
  },
  {
    name: 'the message of a customer is no request',
    operation: 'sendAppeal',
    place: 'appeal-is-request',
    with: ['listRequests'],
    answer: hides('sendAppeal', 'listRequests'),
  },
  {
    name: 'a hook is made once more by a repeat with the same key',
    operation: 'createHook',
    place: 'idempotency',
    with: ['listHooks', 'deleteHook'],
    answer: keyless('createHook'),
  },
]

export const writeEffectFaults: readonly Fault[] = faults.map((fault) => ({ ...fault, writes: true }))
