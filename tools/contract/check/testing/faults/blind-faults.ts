import { type Fault, insteadOf, member } from '../fault.ts'
import { also, andThen, bodyOf, codeOf } from '../further-writes.ts'
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
