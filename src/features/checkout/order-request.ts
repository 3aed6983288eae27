import type { Data, Input } from '../../api/operation.ts'
import { keysOf } from '../../lib/keys-of.ts'
import type { addOrder, getCart } from '../../generated/operations.ts'
import type { ConsentDocument, OrderCalculation, OrderChoices } from './checkout-queries.ts'
import { type CheckedValues, type CheckoutValues, isDeliveryType } from './checkout-schema.ts'

/** The body of `addOrder` without SESSID. */
export type OrderBody = Input<typeof addOrder>['body']
/** The whole cart on screen. */
export type OrderedCart = Data<typeof getCart>
type DeliveryChoice = OrderBody['delivery']
type PaymentType = OrderBody['payment']['type']

const paymentTypes: Readonly<Record<PaymentType, true>> = {
  cardOnline: true,
  sbpQr: true,
  invoicePrepay: true,
  contractDeferred: true,
  cashPickup: true,
}

/** The part of the form that a calculation depends on. */
export type ChoiceValues = Pick<
  CheckoutValues,
  'contractId' | 'deliveryType' | 'storeId' | 'addressId' | 'terminal' | 'unloading' | 'paymentType'
>

/**
 * Choices for `calculateOrder`. What isn't chosen in full yet is left out, and the backend takes its default.
 * @param companyId the current company of the session; null when a person buys; left out when it is
 *   unknown: the backend then takes the one that the session acts for
 */
export function choicesOf(values: ChoiceValues, companyId: number | null | undefined): OrderChoices {
  const delivery = deliveryOf(values)
  const payment = keysOf(paymentTypes).find((type) => type === values.paymentType)
  return {
    ...(companyId !== undefined && { contragentId: companyId }),
    contractId: values.contractId === '' ? null : Number(values.contractId),
    ...(delivery && { delivery }),
    ...(payment && { payment: { type: payment } }),
  }
}

function deliveryOf(values: ChoiceValues): DeliveryChoice | undefined {
  const { deliveryType: type, storeId, addressId, unloading } = values
  if (!isDeliveryType(type)) return undefined
  const terminal = values.terminal.trim()
  switch (type) {
    case 'pickup':
      return storeId === '' ? undefined : { type, storeId }
    case 'carrierTerminal':
      return terminal.length < 2 ? undefined : { type, terminal, unloading }
    case 'courier':
    case 'carrierDoor':
      return addressId === '' ? undefined : { type, addressId: Number(addressId), unloading }
  }
}

/** What `addOrder` is sent: the cart and the calculation that the buyer saw, and everything chosen (R-API-48). */
export function orderBody({
  values,
  companyId,
  cart,
  calculation,
  documents,
}: {
  values: CheckedValues
  companyId: number | null | undefined
  cart: OrderedCart
  calculation: OrderCalculation
  /** As they were shown. */
  documents: readonly ConsentDocument[]
}): OrderBody {
  const { delivery, payment, ...buyer } = choicesOf(values, companyId)
  if (!delivery || !payment) throw new Error('The checked form has neither delivery nor payment')
  const comment = values.comment.trim()
  const customerOrderNumber = values.customerOrderNumber.trim()
  return {
    ...buyer,
    cartVersion: calculation.cartVersion,
    products: cart.basketProducts.grid.products.map(({ id, quantity }) => ({ id, quantity })),
    delivery,
    payment,
    recipient: { fio: values.fio.trim(), phone: values.phone },
    ...(comment && { comment }),
    ...(customerOrderNumber && { customerOrderNumber }),
    consents: {
      offer: values.offer,
      personalData: values.personalData,
      marketing: values.marketing,
      versions: Object.fromEntries(documents.map(({ type, docVersion }) => [type, docVersion])),
    },
  }
}

/** Keeps one key per intent: a retry of the same body after a lost answer must not make a second order. */
export function createOrderIntent(newKey: () => string) {
  let known: { body: string; key: string } | undefined
  return {
    /** The key of this body; another body is another intent. */
    keyFor(body: OrderBody): string {
      const text = JSON.stringify(body)
      if (known?.body !== text) known = { body: text, key: newKey() }
      return known.key
    },
    /** The backend has answered: the next attempt is a new intent, or it would get the same answer again. */
    end(): void {
      known = undefined
    },
  }
}
