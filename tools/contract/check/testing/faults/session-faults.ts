import { type Fault, type FaultyCall, inAnswer, inSuccess, insteadOf, member, rewritten } from '../fault.ts'
import { bodyOf, codeOf, sentAs } from '../further-writes.ts'
import { blamed, type Json, list, told } from './second-look-faults.ts'

const tokenOf = ({ headers }: FaultyCall) => headers.get('authorization-token') ?? ''
const sidIn = (text: string | null) => /SID=(\w+)/.exec(text ?? '')?.[1]

/** After a login where somebody was logged in, a read is answered as the first customer's. */
function keepsFirst(name: string, read: string, ...others: string[]): Fault {
  return {
    name,
    operation: 'login',
    place: 'login-over-login',
    with: [
      'getCart',
      'listCompanies',
      'getPersonal',
      'getHeader',
      'addToCart',
      'listSectionProducts',
      ...others,
    ],
    async answer(call) {
      const isSecond = call.memory.has(`first of ${tokenOf(call)}`)
      const first = isSecond ? call.memory.get('owner.token') : undefined
      if (call.operationId === read && first !== undefined) {
        const headers = new Headers(call.headers)
        headers.set('authorization-token', first)
        headers.delete('cookie')
        return call.pass({ headers })
      }
      const answer = await call.pass()
      if (call.operationId !== 'login' || tokenOf(call) === '') return answer
      const token = /"token":"([^"]+)"/.exec(await answer.clone().text())?.[1]
      if (token !== undefined) call.memory.set(`first of ${token}`, tokenOf(call))
      return answer
    },
  }
}

/** SESSID alone says whose cart it is: SID is not looked at. */
const anySid: Fault = {
  name: 'a write with a SID that was never issued is done for its SESSID',
  operation: 'addToCart',
  place: 'a SID that was never issued must be refused with sessidInvalid',
  with: ['getCart', 'getHeader', 'listSectionProducts'],
  async answer(call) {
    const { memory, headers, operationId } = call
    if (operationId === 'addToCart') {
      const known = memory.get(`sid of ${String(bodyOf(call)['SESSID'])}`)
      if (known === undefined) return call.pass()
      const own = new Headers(headers)
      own.set('cookie', `SID=${known}`)
      return call.pass({ headers: own })
    }
    const answer = await call.pass()
    if (operationId !== 'getHeader') return answer
    const sessid = /"SESSID":"([^"]+)"/.exec(await answer.clone().text())?.[1]
    const sid = sidIn(answer.headers.get('set-cookie')) ?? sidIn(headers.get('cookie'))
    if (sessid !== undefined && sid !== undefined) memory.set(`sid of ${sessid}`, sid)
    return answer
  },
}

const ended = (name: string, place: string, answer: Fault['answer']): Fault => ({
  name,
  operation: 'endOtherSessions',
  place,
  with: ['getProfile', 'login'],
  answer,
})

/** Rows of a file are others. */
function exported(
  name: string,
  operation: string,
  place: string,
  change: (rows: string[]) => string[],
): Fault {
  return {
    name,
    operation,
    place,
    with: ['listSavedCarts', 'listSavedCartProducts', 'listFleetService'],
    answer: inAnswer(operation, async (answer) => {
      if (answer.status !== 200 || answer.headers.get('content-type')?.startsWith('text/csv') !== true)
        return answer
      const [heading = '', ...rows] = (await answer.text()).split('\r\n').filter((row) => row !== '')
      return rewritten(answer, [heading, ...change(rows), ''].join('\r\n'))
    }),
  }
}

/** What the story of an order to a terminal calls besides. */
const ofTerminalOrder = [
  'getOrder',
  'calculateOrder',
  'getCart',
  'addToCart',
  'listSectionProducts',
  'cancelOrder',
  'getPersonal',
]

const faults: readonly Fault[] = [
  keepsFirst('a login over a login keeps the cart of the first customer', 'getCart'),
  keepsFirst('a login over a login keeps the companies of the first customer', 'listCompanies'),
  keepsFirst('a login over a login keeps the profile of the first customer', 'getPersonal'),
  anySid,
  ended(
    'other sessions are counted as ended and go on',
    'a token of another session must be 401',
    insteadOf('endOtherSessions', async (call) => {
      const answer = await call.pass({ body: JSON.stringify({ ...bodyOf(call), SESSID: 'a'.repeat(32) }) })
      return rewritten(answer, {
        status: 'success',
        data: { ended: Number(call.memory.get('others') ?? 0) },
        errors: [],
      })
    }),
  ),
  ended(
    'more sessions are told as ended than there were',
    'it must tell the sessions that it ended',
    inSuccess('endOtherSessions', (data) => void (data['ended'] = Number(data['ended']) + 1)),
  ),
  blamed('getProfile', {
    ...ended(
      'a further login is no session more',
      'a further login is one session more',
      inSuccess('getProfile', (data) => void (member(data, 'profile')['otherSessions'] = 0)),
    ),
    with: ['endOtherSessions', 'login'],
  }),
  ended('ending the others ends this session, too', 'this session goes on', async (call) => {
    if (call.operationId === 'getProfile' && call.memory.has('all ended'))
      return call.pass({ headers: new Headers({ 'authorization-token': 'nobody' }) })
    const answer = await call.pass()
    if (call.operationId === 'endOtherSessions' && (await codeOf(answer)) === 'none')
      call.memory.set('all ended', 'yes')
    return answer
  }),
  exported(
    'a file of the fleet lacks its last row',
    'exportFleetService',
    'export the file must have',
    (rows) => rows.slice(0, -1),
  ),
  exported(
    'a file of the fleet goes the other way round',
    'exportFleetService',
    'export Машина must be',
    (rows) => rows.toReversed(),
  ),
  {
    name: 'a file of the fleet does not look at the filter',
    operation: 'exportFleetService',
    place: 'export the file must have',
    with: ['listFleetService'],
    answer: insteadOf('exportFleetService', (call) => {
      const url = new URL(call.url)
      url.searchParams.delete('query')
      return call.pass({ url })
    }),
  },
  exported(
    'a file of a saved cart has other quantities',
    'exportSavedCart',
    'export Количество must be',
    (rows) => rows.map((row) => row.replace(/;(\d+);/, (_all, count: string) => `;${Number(count) + 1};`)),
  ),
  exported(
    'a file of a saved cart has sums without kopecks',
    'exportSavedCart',
    'export Сумма must be',
    (rows) => rows.map((row) => row.replace(/,\d\d$/, '')),
  ),
  {
    name: 'the terminal of an order is forgotten',
    operation: 'addOrder',
    place: 'order-keeps-terminal',
    with: ofTerminalOrder,
    answer: inSuccess('addOrder', (data) => {
      member(member(data, 'order'), 'delivery')['terminal'] = null
    }),
  },
  {
    name: 'consent to mailings in an order is not noted',
    operation: 'addOrder',
    place: 'order-notes-marketing',
    with: ofTerminalOrder,
    answer: sentAs('addOrder', (body) => ({
      ...body,
      consents: { ...(body['consents'] as Json), marketing: false },
    })),
  },
  {
    name: 'an order to a carrier needs no terminal',
    operation: 'addOrder',
    place: 'without its terminal must be refused with deliveryUnavailable',
    with: ofTerminalOrder,
    answer: sentAs(
      'addOrder',
      (body) => ({ ...body, delivery: { terminal: 'Какой-нибудь терминал', ...(body['delivery'] as Json) } }),
      (body) => (body['delivery'] as Json | undefined)?.['type'] === 'carrierTerminal',
    ),
  },
  ...(
    [
      ['a courier near the branch is free for any sum', 0],
      ['a courier near the branch is never free', 50_000],
    ] as const
  ).map(([name, price]) => ({
    ...told(name, 'calculateOrder', 'free-delivery', (data) => {
      const courier = list(data, 'deliveryOptions').find(({ type }) => type === 'courier')
      if (typeof courier?.['price'] === 'number') courier['price'] = price
    }),
    with: [
      'getCart',
      'addToCart',
      'updateCart',
      'listSectionProducts',
      'listAddresses',
      'listBranches',
      'getBranch',
      'getDistrict',
      'removeFromCart',
      'getCatalogMenu',
    ],
  })),
  ...(
    [
      ['an act of a period to come is made', 'that ends in the future'],
      ['an act of a period that is turned round is made', 'that ends before it begins'],
      ['an act of more than a year is made', 'of 367 days'],
    ] as const
  ).map(([name, place]): Fault => ({
    name,
    operation: 'requestActs',
    place: `an act for a period ${place}`,
    with: ['listActs', 'getJob'],
    answer: async (call) => {
      if (call.operationId !== 'requestActs') return call.pass()
      const answer = await call.pass()
      if ((await codeOf(answer)) !== 'periodInvalid') return answer
      return call.pass({
        body: JSON.stringify({ ...bodyOf(call), periodFrom: '2026-01-01', periodTo: '2026-01-31' }),
      })
    },
  })),
  {
    name: 'an act is of all contracts, whichever was asked for',
    operation: 'requestActs',
    place: 'act-asked',
    with: ['listActs', 'getJob', 'listContracts'],
    answer: sentAs('requestActs', (body) => ({ ...body, contractId: null })),
  },
  {
    ...told(
      'a product is told a day later than the checkout calculates',
      'getProductDelivery',
      'calculation-days-of-product',
      (data) => {
        for (const option of list(data, 'options')) {
          option['etaFrom'] = later(String(option['etaFrom']))
          option['etaTo'] = later(String(option['etaTo']))
        }
      },
    ),
    operation: 'calculateOrder',
    with: ['getProductDelivery', 'getCart', 'addToCart', 'listSectionProducts'],
  },
  {
    ...told(
      'what lies in the store can be picked up in a week',
      'getProductDelivery',
      'product-delivery-today',
      (data) => {
        for (const option of list(data, 'options')) {
          option['etaFrom'] = later(String(option['etaFrom']), 7)
          option['etaTo'] = later(String(option['etaTo']), 7)
        }
      },
    ),
    with: ['getProductStores', 'listSectionProducts'],
  },
  {
    ...told(
      'a merge of carts is told by every reading of the cart',
      'getCart',
      'must be told once',
      (data, call) => {
        const info = member(member(data, 'basketProducts'), 'info')
        const isMerge = ({ code }: Json) => code === 'merged'
        const now = list(info, 'warnings').filter(isMerge)
        const before = call.memory.get(`merge of ${tokenOf(call)}`)
        if (now.length > 0) call.memory.set(`merge of ${tokenOf(call)}`, JSON.stringify(now))
        else if (before !== undefined)
          info['warnings'] = [...list(info, 'warnings'), ...(JSON.parse(before) as Json[])]
      },
    ),
    with: ['login', 'addToCart', 'updateCart', 'getHeader', 'listSectionProducts'],
  },
  {
    ...blamed(
      'closeRequest',
      told(
        'a request that was closed now takes no message',
        'getRequest',
        'close-open-for-messages',
        (data) => {
          const request = member(data, 'request')
          if (request['status'] === 'closed')
            request['allowedActions'] = (request['allowedActions'] as string[]).filter(
              (action) => action !== 'message',
            )
        },
      ),
    ),
    with: ['getRequest', 'addRequest', 'listRequests', 'addRequestMessage'],
  },
]

function later(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Sessions, files of lists, orders to terminals, free delivery, and periods of acts. */
export const sessionFaults: readonly Fault[] = faults.map((fault) => ({ ...fault, writes: true }))
