import { currentVersion, outdatedMessage } from './consents.ts'
import type { components } from '../../../src/generated/api-types.ts'
import type { CartRecord } from '../world-records.ts'
import type { CarryingCode, PlainCode, ReasonOf, RequestField } from '../operation.ts'
import {
  buyerFaults,
  contractFaults,
  deliveryFaults,
  type OrderTerms,
  paymentFaults,
  quantityFaults,
  stockFaults,
  sumFaults,
  type TermCode,
  type TermFault,
  type TermPlace,
} from './order-terms.ts'

type OrderRequest = components['schemas']['OrderRequest']

export type OrderFault = ReasonOf<'addOrder', PlainCode<'addOrder'>> | CartFault
/** The cart differs from what the buyer saw: the refusal carries the fresh calculation. */
type CartFault = ReasonOf<'addOrder', CarryingCode<'addOrder'>>

export interface OrderChecks extends OrderTerms {
  cart: CartRecord
  request: Omit<OrderRequest, 'SESSID'>
}

/** Every reason why the order can't be placed, in the order of the contract's codes; empty when it can. */
export function orderFaults(checks: OrderChecks): OrderFault[] {
  return [
    ...cartFaults(checks),
    ...quantityFaults(checks).map(atField),
    ...mismatchFaults(checks),
    ...contractFaults(checks).map(atField),
    ...paymentFaults(checks).map(atField),
    ...deliveryFaults(checks).map(atField),
    ...consentFaults(checks),
    ...sumFaults(checks).map(atField),
    ...buyerFaults(checks).map(atField),
  ]
}

export function isAboutCart(fault: OrderFault): fault is CartFault {
  return fault.code === 'cartChanged' || fault.code === 'notEnoughStock'
}

function cartFaults(checks: OrderChecks): CartFault[] {
  const { cart, request } = checks
  const seen = new Map(request.products.map(({ id, quantity }) => [id, quantity]))
  const same =
    request.cartVersion === cart.version &&
    seen.size === request.products.length &&
    seen.size === cart.lines.length &&
    cart.lines.every(({ productId, quantity }) => seen.get(productId) === quantity)
  if (same) return stockFaults(checks).map(atField)
  return [
    { code: 'cartChanged', message: 'Корзина изменилась. Проверьте состав заказа.', field: 'cartVersion' },
  ]
}

function mismatchFaults({ buyer, request: { contragentId } }: OrderChecks): OrderFault[] {
  if (contragentId === undefined || (contragentId ?? undefined) === buyer.company?.id) return []
  return [
    {
      code: 'contragentMismatch',
      message: 'Выбрана другая компания. Обновите страницу.',
      field: 'contragentId',
    },
  ]
}

function consentFaults({ request: { consents } }: OrderChecks): OrderFault[] {
  const faults: OrderFault[] = []
  const missing = (message: string, field: RequestField<'addOrder'>) =>
    void faults.push({ code: 'consentRequired', message, field })
  if (!consents.offer) missing('Подтвердите согласие с офертой.', 'consents.offer')
  if (!consents.personalData)
    missing('Подтвердите согласие на обработку персональных данных.', 'consents.personalData')
  for (const type of ['offer', 'personalData', 'marketing'] as const) {
    const shown = consents.versions?.[type]
    if (consents[type] === true && shown !== undefined && shown !== currentVersion(type))
      missing(outdatedMessage, `consents.${type}`)
  }
  return faults
}

/** The fault with its place in the request of addOrder. */
function atField<Code extends TermCode>({
  code,
  message,
  place,
}: TermFault<Code>): ReasonOf<'addOrder', Code> {
  return { code, message, ...(place !== undefined && { field: fieldOf(place) }) }
}

function fieldOf(place: TermPlace): RequestField<'addOrder'> {
  if (typeof place === 'object') return `products.${place.product}.quantity`
  if (place === 'contract') return 'contractId'
  if (place === 'payment') return 'payment.type'
  return place === 'buyer' ? 'contragentId' : place
}
