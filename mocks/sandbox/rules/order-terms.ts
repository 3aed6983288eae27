import type { components } from '../../../src/generated/api-types.ts'
import type { PlainCode, SandboxState } from '../operation.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import type { Buyer } from './buyer.ts'
import { quantityFault } from './cart-quantity.ts'
import { contractStatus, isUsable } from './contracts.ts'
import type { Calculation } from './order-calculation.ts'
import { overCreditLimit } from './payment-options.ts'
import { unitOf } from '../seed/product-unit.ts'
import { shop } from './shop.ts'

type Schemas = components['schemas']

/** What an order is judged by, whether it is placed or changed. */
export interface OrderTerms {
  state: SandboxState
  buyer: Buyer
  products: readonly { id: number; quantity: number }[]
  contractId: number | null | undefined
  /** The contract of that id, whoever owns it. */
  contract: ContractRecord | undefined
  delivery: Schemas['DeliveryChoice']
  /** An address is named that isn't the buyer's. */
  addressMissing: boolean
  payment: Schemas['PaymentType']
  calculation: Calculation
  now: number
}

/** What of an order is wrong; each operation has its own name for the place. */
export type TermPlace =
  | { product: number }
  | 'contract'
  | 'payment'
  | 'delivery.type'
  | 'delivery.addressId'
  | 'delivery.storeId'
  | 'delivery.terminal'
  | 'buyer'

export type TermCode = PlainCode<'addOrder'> | 'notEnoughStock'

export interface TermFault<Code extends TermCode> {
  code: Code
  message: string
  place?: TermPlace
}

/** Products with less stock than is asked for. */
export function stockFaults({ state, products, calculation }: OrderTerms): TermFault<'notEnoughStock'>[] {
  return [...calculation.short].map(([productId, left]) => {
    const product = state.catalogue.product(productId)
    const message =
      product && left > 0
        ? `Товара ${product.article} осталось ${left} ${unitOf(product)}.`
        : `Товара ${product?.article ?? productId} нет в наличии.`
    return {
      code: 'notEnoughStock',
      message,
      place: { product: products.findIndex(({ id }) => id === productId) },
    }
  })
}

/** Quantities below the least one, or that are no whole packs. */
export function quantityFaults({ state, products }: OrderTerms): TermFault<'quantityInvalid'>[] {
  return products.flatMap(({ id, quantity }, index) => {
    const product = state.catalogue.product(id)
    const fault = product && quantityFault(state, product, quantity)
    if (!fault || fault.code === 'notEnoughStock') return []
    return [{ code: 'quantityInvalid' as const, message: fault.message, place: { product: index } }]
  })
}

type ContractCode = 'contractUnavailable' | 'contractExpired'

export function contractFaults({ buyer, contract, contractId, now }: OrderTerms): TermFault<ContractCode>[] {
  if (contractId == null) return []
  if (contract && contract.companyId === buyer.company?.id) {
    if (contractStatus(contract, now) === 'expired')
      return [
        { code: 'contractExpired', message: 'Срок договора истёк. Выберите другой.', place: 'contract' },
      ]
    if (isUsable(contract, now)) return []
  }
  return [{ code: 'contractUnavailable', message: 'Договор недоступен этой компании.', place: 'contract' }]
}

export function paymentFaults({
  payment,
  calculation,
}: OrderTerms): TermFault<'creditLimit' | 'paymentUnavailable'>[] {
  const option = calculation.wire.paymentOptions.find(({ type }) => type === payment)
  if (option?.enabled) return []
  if (option?.reasonDisabled === overCreditLimit)
    return [{ code: 'creditLimit', message: `${overCreditLimit}.`, place: 'payment' }]
  return [{ code: 'paymentUnavailable', message: 'Этот способ оплаты недоступен.', place: 'payment' }]
}

export function deliveryFaults({
  delivery: { type, storeId, addressId, terminal },
  calculation,
  addressMissing,
}: OrderTerms): TermFault<'addressUnavailable' | 'deliveryUnavailable'>[] {
  const needsAddress = type === 'courier' || type === 'carrierDoor'
  if (addressMissing || (needsAddress && addressId === undefined))
    return [{ code: 'addressUnavailable', message: 'Адрес не найден.', place: 'delivery.addressId' }]
  const unavailable = (message: string, place: TermPlace) => [
    { code: 'deliveryUnavailable' as const, message, place },
  ]
  const option = calculation.wire.deliveryOptions.find((candidate) => candidate.type === type)
  if (!option?.enabled) return unavailable('Этот способ доставки недоступен.', 'delivery.type')
  if (type === 'pickup' && !option.stores.some((store) => store.storeId === storeId))
    return unavailable('Выберите пункт самовывоза.', 'delivery.storeId')
  if (type === 'carrierTerminal' && terminal === undefined)
    return unavailable('Укажите терминал перевозчика.', 'delivery.terminal')
  return []
}

export function sumFaults({ calculation }: OrderTerms): TermFault<'minSum'>[] {
  const { goods, discount } = calculation.wire.totals
  if (goods - discount >= shop.smallestOrder || calculation.lines.length === 0) return []
  return [{ code: 'minSum', message: 'Минимальная сумма заказа 1\u00a0000\u00a0₽.' }]
}

export function buyerFaults({
  buyer: { company },
}: Pick<OrderTerms, 'buyer'>): TermFault<'companyRejected' | 'companyLiquidated'>[] {
  const rejected = 'Проверка компании отклонена. Свяжитесь с менеджером.'
  const liquidated = 'Компания ликвидирована или ликвидируется и не может оформлять заказы.'
  return [
    ...(company?.verification === 'rejected'
      ? [{ code: 'companyRejected' as const, message: rejected, place: 'buyer' as const }]
      : []),
    ...(company && company.registryStatus !== 'active'
      ? [{ code: 'companyLiquidated' as const, message: liquidated, place: 'buyer' as const }]
      : []),
  ]
}
