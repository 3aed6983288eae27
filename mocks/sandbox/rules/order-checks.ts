import type { components } from '../../../src/generated/api-types.ts'
import type { CartRecord } from '../collections.ts'
import type { CarryingCode, PlainCode, ReasonOf, RequestField, SandboxState } from '../operation.ts'
import type { ContractRecord } from '../seed/account-records.ts'
import { isBlocked, type Buyer } from './buyer.ts'
import { quantityFault } from './cart-quantity.ts'
import { contractStatus, isUsable } from './contracts.ts'
import type { Calculation } from './order-calculation.ts'
import { overCreditLimit } from './payment-options.ts'
import { unitOf } from './product-card.ts'
import { shop } from './shop.ts'

type OrderRequest = components['schemas']['OrderRequest']

export type OrderFault = ReasonOf<'addOrder', PlainCode<'addOrder'>> | CartFault
/** The cart differs from what the buyer saw: the refusal carries the fresh calculation. */
type CartFault = ReasonOf<'addOrder', CarryingCode<'addOrder'>>

export interface OrderChecks {
  state: SandboxState
  buyer: Buyer
  cart: CartRecord
  /** The contract that the request names, whoever owns it. */
  contract: ContractRecord | undefined
  /** The request names an address that isn't the buyer's. */
  addressMissing: boolean
  request: Omit<OrderRequest, 'SESSID'>
  calculation: Calculation
  now: number
}

/** Every reason why the order can't be placed, in the order of the contract's codes; empty when it can. */
export function orderFaults(checks: OrderChecks): OrderFault[] {
  return [
    ...cartFaults(checks),
    ...quantityFaults(checks),
    ...buyerFaults(checks),
    ...contractFaults(checks),
    ...paymentFaults(checks),
    ...deliveryFaults(checks),
    ...consentFaults(checks),
    ...sumFaults(checks),
    ...(isBlocked(checks.buyer)
      ? [unavailable('companyBlocked', 'Компания не может оформлять заказы.', 'contragentId')]
      : []),
  ]
}

export function isAboutCart(fault: OrderFault): fault is CartFault {
  return fault.code === 'cartChanged' || fault.code === 'outOfStock'
}

function cartFaults({ cart, request, calculation, state }: OrderChecks): CartFault[] {
  const seen = new Map(request.products.map(({ id, quantity }) => [id, quantity]))
  const same =
    request.cartVersion === cart.version &&
    seen.size === request.products.length &&
    seen.size === cart.lines.length &&
    cart.lines.every(({ productId, quantity }) => seen.get(productId) === quantity)
  if (!same)
    return [
      { code: 'cartChanged', message: 'Корзина изменилась. Проверьте состав заказа.', field: 'cartVersion' },
    ]
  return [...calculation.short].map(([productId, left]) => {
    const product = state.catalogue.product(productId)
    const index = request.products.findIndex(({ id }) => id === productId)
    const message =
      product && left > 0
        ? `Товара ${product.article} осталось ${left} ${unitOf(product)}.`
        : `Товара ${product?.article ?? productId} нет в наличии.`
    return { code: 'outOfStock', message, field: `products.${index}.quantity` }
  })
}

function quantityFaults({ state, request }: OrderChecks): OrderFault[] {
  return request.products.flatMap(({ id, quantity }, index) => {
    const product = state.catalogue.product(id)
    const fault = product && quantityFault(state, product, quantity)
    if (!fault || fault.code === 'notEnoughStock') return []
    return [{ code: 'quantityInvalid' as const, message: fault.message, field: `products.${index}.quantity` }]
  })
}

function buyerFaults({ buyer, request }: OrderChecks): OrderFault[] {
  if ((request.contragentId ?? undefined) === buyer.company?.id) return []
  return [
    {
      code: 'contragentMismatch',
      message: 'Выбрана другая компания. Обновите страницу.',
      field: 'contragentId',
    },
  ]
}

function contractFaults({ buyer, contract, request, now }: OrderChecks): OrderFault[] {
  if (request.contractId == null) return []
  if (!contract || contract.companyId !== buyer.company?.id)
    return [unavailable('contractUnavailable', 'Договор недоступен этой компании.', 'contractId')]
  if (contractStatus(contract, now) === 'expired')
    return [unavailable('contractExpired', 'Срок договора истёк. Выберите другой.', 'contractId')]
  if (!isUsable(contract, now))
    return [unavailable('contractUnavailable', 'Договор недоступен этой компании.', 'contractId')]
  return []
}

function paymentFaults({ request, calculation }: OrderChecks): OrderFault[] {
  const option = calculation.wire.paymentOptions.find(({ type }) => type === request.payment.type)
  if (option?.enabled) return []
  if (option?.reasonDisabled === overCreditLimit)
    return [unavailable('creditLimit', `${overCreditLimit}.`, 'payment.type')]
  return [unavailable('paymentUnavailable', 'Этот способ оплаты недоступен.', 'payment.type')]
}

function deliveryFaults({ request: { delivery }, calculation, addressMissing }: OrderChecks): OrderFault[] {
  const { type, storeId, addressId, terminal } = delivery
  const needsAddress = type === 'courier' || type === 'carrierDoor'
  if (addressMissing || (needsAddress && addressId === undefined))
    return [unavailable('addressUnavailable', 'Адрес не найден.', 'delivery.addressId')]
  const option = calculation.wire.deliveryOptions.find((candidate) => candidate.type === type)
  if (!option?.enabled)
    return [unavailable('deliveryUnavailable', 'Этот способ доставки недоступен.', 'delivery.type')]
  if (type === 'pickup' && !option.stores.some((store) => store.storeId === storeId))
    return [unavailable('deliveryUnavailable', 'Выберите пункт самовывоза.', 'delivery.storeId')]
  if (type === 'carrierTerminal' && terminal === undefined)
    return [unavailable('deliveryUnavailable', 'Укажите терминал перевозчика.', 'delivery.terminal')]
  return []
}

function consentFaults({ request: { consents } }: OrderChecks): OrderFault[] {
  const faults: OrderFault[] = []
  if (!consents.offer)
    faults.push(unavailable('consentRequired', 'Подтвердите согласие с офертой.', 'consents.offer'))
  if (!consents.personalData)
    faults.push(
      unavailable(
        'consentRequired',
        'Подтвердите согласие на обработку персональных данных.',
        'consents.personalData',
      ),
    )
  return faults
}

function sumFaults({ calculation }: OrderChecks): OrderFault[] {
  const { goods, discount } = calculation.wire.totals
  if (goods - discount >= shop.smallestOrder || calculation.lines.length === 0) return []
  return [{ code: 'minSum', message: 'Минимальная сумма заказа 1\u00a0000\u00a0₽.' }]
}

function unavailable(
  code: PlainCode<'addOrder'>,
  message: string,
  field: RequestField<'addOrder'>,
): OrderFault {
  return { code, message, field }
}
