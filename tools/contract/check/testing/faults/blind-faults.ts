import { type Fault, insteadOf, member, rewritten } from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'
import { loose } from './drawn-faults.ts'
import { type Json, list, told } from './second-look-faults.ts'

const savedCarts = [
  'createSavedCart',
  'copySavedCart',
  'updateSavedCart',
  'getSavedCart',
  'listSavedCartProducts',
  'deleteSavedCart',
  'addToCart',
  'getCart',
  'listSectionProducts',
]

const dataOf = async (answer: Response) => ((await answer.clone().json()) as { data: Json }).data

/** Written before the rules were read, and missed (docs/decisions/400). */
export const blindFaults: readonly Fault[] = [
  {
    ...loose(
      'an older version of an address is taken',
      'updateDeliveryAddress',
      'the version before the newest',
      insteadOf('updateDeliveryAddress', async (call) => {
        const answer = await call.pass()
        if ((await codeOf(answer)) !== 'conflict') return answer
        const { version } = member(await dataOf(answer), 'address')
        const body = bodyOf(call)
        return Number(body['version']) < Number(version)
          ? call.pass({ body: JSON.stringify({ ...body, version }) })
          : answer
      }),
    ),
    writes: true,
    with: ['addDeliveryAddress', 'listAddresses', 'deleteDeliveryAddress'],
  },
  {
    ...loose(
      'a copied order replaces quantities of the cart',
      'copyOrder',
      'copy-adds',
      andThen('copyOrder', async (call, answer) => {
        for (const { productId, quantity } of list(await dataOf(answer), 'added'))
          await also(call, '/api/basket/update/', { product: productId, quantity })
      }),
    ),
    writes: true,
    with: ['addOrder', 'calculateOrder', 'getOrder', 'getCart', 'addToCart', 'listSectionProducts'],
  },
  {
    ...told('sharing again counts as a change', 'shareSavedCart', 'share-again', (data) => {
      data['updatedAt'] = new Date(Date.parse(String(data['updatedAt'])) + 1000).toISOString()
    }),
    writes: true,
    with: savedCarts,
  },
  {
    ...told('saved carts go by when they were made', 'listSavedCarts', 'saved-carts-order', (data) => {
      data['items'] = list(data, 'items').toSorted((one, other) =>
        String(other['createdAt']).localeCompare(String(one['createdAt'])),
      )
    }),
    writes: true,
    with: ['shareSavedCart', ...savedCarts],
  },
  {
    ...told('the header tells new notifications when all are read', 'getHeader', 'unread', (data) => {
      member(data, 'userData')['hasNewNotifications'] = true
    }),
    writes: true,
    operation: 'readAllNotifications',
    place: 'notifications-read-header',
    with: ['getHeader', 'listNotifications', 'readNotification'],
  },
]

const byId = (one: Json, other: Json) => Number(one['id']) - Number(other['id'])

/** The same once more, of another sample (docs/decisions/460). */
export const secondBlindFaults: readonly Fault[] = [
  {
    ...told(
      'lines of a saved cart go by their ids',
      'listSavedCartProducts',
      'saved-cart-as-sent',
      (data) => {
        data['items'] = list(data, 'items').toSorted(byId)
      },
    ),
    operation: 'createSavedCart',
    writes: true,
    with: savedCarts,
  },
  {
    ...told(
      'the list counts messages as unread that were read',
      'listRequests',
      'unread',
      (data, { memory }) => {
        for (const one of list(data, 'items')) {
          const most = Math.max(Number(one['unread']), Number(memory.get(`unread ${String(one['id'])}`) ?? 0))
          memory.set(`unread ${String(one['id'])}`, String(most))
          one['unread'] = most
        }
      },
    ),
    writes: true,
    with: ['getRequest', 'addRequest', 'addRequestMessage', 'closeRequest'],
  },
  {
    ...loose(
      'each new address of a company becomes its default one',
      'addCompanyAddress',
      'company-address-default',
      sentAs('addCompanyAddress', (body) =>
        body['kind'] === 'delivery'
          ? { ...body, address: { ...member(body, 'address'), isDefault: true } }
          : body,
      ),
    ),
    writes: true,
    with: ['getCompany', 'listCompanies', 'listAddresses', 'deleteDeliveryAddress'],
  },
  {
    ...loose(
      'whoever is let in becomes a viewer',
      'decideAccessRequest',
      'access-role',
      sentAs('decideAccessRequest', (body) =>
        body['decision'] === 'accept' ? { ...body, role: 'viewer' } : body,
      ),
    ),
    writes: true,
    with: [
      'requestCompanyAccess',
      'listAccessRequests',
      'listCompanies',
      'getCompany',
      'listCompanyUsers',
      'listCompanyRoles',
      'inviteCompanyUser',
      'acceptInvitation',
      'deleteCompanyUser',
      'getPersonal',
    ],
  },
  told('only the first twenty machines are looked for', 'findMachines', 'machines-as-asked', (data) => {
    data['items'] = list(data, 'items').slice(0, 20)
  }),
  {
    ...loose(
      'a form of another type is a bad request',
      'uploadFile',
      'must be 415',
      insteadOf('uploadFile', async (call) => {
        const answer = await call.pass()
        if (answer.status !== 415) return answer
        const errors = [{ code: 'badRequest', message: 'Форму не удалось прочитать.' }]
        return rewritten(answer, { status: 'error', data: null, errors }, { status: 400 })
      }),
    ),
    writes: true,
  },
  {
    ...loose(
      'a replaced saved cart stays private',
      'createSavedCart',
      'saved-cart-kept',
      sentAs('createSavedCart', (body) =>
        body['replace'] === true ? { ...body, visibility: 'private' } : body,
      ),
    ),
    writes: true,
    with: savedCarts,
  },
  {
    ...loose(
      'a media type with json in its name is taken',
      'removeFromCart',
      'only like application/json',
      (call) => {
        if (call.headers.get('content-type') !== 'text/json') return call.pass()
        const headers = new Headers(call.headers)
        headers.set('content-type', 'application/json')
        return call.pass({ headers })
      },
    ),
    writes: true,
  },
]
