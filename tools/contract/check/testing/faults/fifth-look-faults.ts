import { type Fault, inSuccess, insteadOf, member, rewritten } from '../fault.ts'
import { bodyOf, codeOf, sentAs } from '../further-writes.ts'

type Json = Record<string, unknown>

export const fifthLookOperations = [
  'getPersonal',
  'listNotifications',
  'readAllNotifications',
  'listOrders',
  'getOrder',
  'createAuthority',
  'revokeAuthority',
  'listAddresses',
  'addDeliveryAddress',
  'updateDeliveryAddress',
  'deleteDeliveryAddress',
  'listCompanyUsers',
  'inviteCompanyUser',
  'deleteCompanyUser',
  'getCompany',
  'addCompanyBank',
  'updateCompanyBank',
  'deleteCompanyBank',
  'listMachines',
  'addMachine',
  'recordMachineHours',
  'deleteMachine',
  'listFleetService',
  'getMachineService',
  'exportFleetService',
  'listHooks',
  'listHookDeliveries',
  'listTerminals',
  'findBank',
  'findCompanyByName',
  'listRequests',
]

const itemsOf = (data: Json) => data['items'] as Json[]

/** A search that finds nothing by texts of some form. */
const blindTo = (operation: string, isUnseen: (query: string) => boolean, parameter = 'query') =>
  inSuccess(operation, (data, _envelope, { url }) => {
    if (!isUnseen(url.searchParams.get(parameter) ?? '')) return
    data['items'] = []
    const { pagination } = data
    if (pagination) Object.assign(pagination, { total: 0, pages: 0 })
  })

const isDigits = (length: number) => (query: string) => /^\d+$/.test(query) && query.length === length

/** The default account of a company loses its mark by a change that does not speak of it. */
const markIsLost: Fault['answer'] = async (call) => {
  const { memory } = call
  const answer = await call.pass()
  if (call.operationId === 'updateCompanyBank' && (await codeOf(answer)) === 'none') {
    const { bank, isDefault } = bodyOf(call)
    const id = /(\d+)\/?$/.exec(call.url.pathname)?.[1] ?? ''
    memory.set('unmarked', bank !== undefined && isDefault === undefined ? id : '')
  }
  if (call.operationId !== 'getCompany' || answer.status !== 200) return answer
  const envelope = (await answer.json()) as Json
  const { banks } = member(member(envelope, 'data'), 'company') as { banks: Json[] }
  for (const bank of banks) if (String(bank['id']) === memory.get('unmarked')) bank['isDefault'] = false
  return rewritten(answer, envelope)
}

/** What a fifth reader of the contract got wrong, and searches that no rule had asked. */
export const fifthLookFaults: readonly Fault[] = [
  {
    name: 'unread is counted within the filter',
    operation: 'listNotifications',
    place: 'notifications-unread-same',
    writes: true,
    answer: inSuccess('listNotifications', (data, _envelope, { url }) => {
      if (url.searchParams.get('is_read') === 'true') data['unread'] = 0
    }),
  },
  {
    name: 'the ninetieth day is refused',
    operation: 'createAuthority',
    place: 'authority-period',
    writes: true,
    answer: insteadOf('createAuthority', async (call) => {
      const answer = await call.pass()
      const now = Date.parse(answer.headers.get('date') ?? '') + 3 * 3_600_000
      const last = new Date(now + 90 * 86_400_000).toISOString().slice(0, 10)
      if (bodyOf(call)['validUntil'] !== last || (await codeOf(answer)) !== 'none') return answer
      const errors = [{ code: 'periodInvalid', message: 'Не дольше 90 дней.', field: 'validUntil' }]
      return rewritten(answer, { status: 'error', data: null, errors })
    }),
  },
  {
    name: 'a power of attorney is for a piece more',
    operation: 'createAuthority',
    place: 'authority-goods',
    writes: true,
    answer: inSuccess('createAuthority', (data) => {
      const [first] = member(data, 'authority')['goods'] as [{ quantity: number }]
      first.quantity += 1
    }),
  },
  {
    name: 'the address that loses the mark keeps its version',
    operation: 'addDeliveryAddress',
    place: 'address-former-version',
    writes: true,
    answer: inSuccess('listAddresses', (data) => {
      for (const address of itemsOf(data)) address['version'] = 1
    }),
  },
  {
    name: 'the e-mail of a user is compared letter by letter',
    operation: 'inviteCompanyUser',
    place: 'So is the same e-mail in capitals',
    writes: true,
    answer: sentAs(
      'inviteCompanyUser',
      (body) => ({ ...body, email: 'somebody.else@example.invalid' }),
      ({ email }) => email === String(email).toUpperCase(),
    ),
  },
  {
    name: 'a default account with another number loses the mark',
    operation: 'updateCompanyBank',
    place: 'bank-default',
    writes: true,
    answer: markIsLost,
  },
  {
    name: 'readings a week apart tell nothing yet',
    operation: 'getMachineService',
    place: '70 hours between two readings 7 days apart are 10 a day',
    writes: true,
    answer: inSuccess('getMachineService', (data) => {
      const service = member(data, 'service')
      if (service['hoursPerDay'] === 10) service['hoursPerDay'] = 8
    }),
  },
  {
    name: 'the file of the fleet heeds no day',
    operation: 'exportFleetService',
    place: 'dueUntil=',
    writes: true,
    answer: insteadOf('exportFleetService', ({ url, pass }) => {
      const whole = new URL(url)
      whole.searchParams.delete('dueUntil')
      return pass({ url: whole })
    }),
  },
  {
    name: 'tries without an answer have not failed',
    operation: 'listHookDeliveries',
    place: 'deliveries-unanswered',
    writes: true,
    answer: inSuccess('listHookDeliveries', (data, _envelope, { url }) => {
      if (url.searchParams.get('failed') !== 'true') return
      const failed = itemsOf(data).filter(({ httpCode }) => httpCode !== null)
      data['items'] = failed
      Object.assign(member(data, 'pagination'), { total: failed.length, pages: Math.min(1, failed.length) })
    }),
  },
  {
    name: 'a city is found in its own letters only',
    operation: 'listTerminals',
    place: 'terminals-case',
    answer: blindTo('listTerminals', (city) => city === city.toLowerCase(), 'city'),
  },
  {
    name: 'no machine is found by its plate',
    operation: 'listMachines',
    place: 'machines-plate-found',
    answer: blindTo('listMachines', (query) => /^\d\d [а-я]{2} \d{4}$/.test(query)),
  },
  {
    name: 'no bank is found by its name',
    operation: 'findBank',
    place: 'banks-word',
    answer: blindTo('findBank', (query) => /^[а-яё]+$/i.test(query)),
  },
  {
    name: 'no company is found by its ОГРН',
    operation: 'findCompanyByName',
    place: 'register-ogrn',
    answer: blindTo('findCompanyByName', isDigits(13)),
  },
  {
    name: 'no request is found by its text',
    operation: 'listRequests',
    place: 'requests-text-found',
    answer: blindTo('listRequests', (query) => /^[А-ЯЁ][а-яё ,]+$/.test(query)),
  },
]
