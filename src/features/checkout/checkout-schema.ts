import { z } from 'zod'
import type { components } from '../../generated/api-types.ts'
import { optionalText, requiredPhone, requiredText, requiredTick } from '../../forms/field-schemas.ts'
import { fio, minLength } from '../../forms/rules.ts'

/** What is asked for with each way to deliver. */
export const deliveryAsks: Readonly<Record<DeliveryType, 'storeId' | 'addressId' | 'terminal'>> = {
  pickup: 'storeId',
  courier: 'addressId',
  carrierTerminal: 'terminal',
  carrierDoor: 'addressId',
}

/** A delivery type that only a newer backend has isn't offered: its fields are unknown. */
export const isDeliveryType = (type: string): type is DeliveryType => Object.hasOwn(deliveryAsks, type)

/** Ways that lead to a saved address. */
export const isToAddress = (type: string) => isDeliveryType(type) && deliveryAsks[type] === 'addressId'

type DeliveryType = components['schemas']['DeliveryType']

const notChosen = {
  storeId: 'Выберите, где забрать заказ',
  addressId: 'Выберите адрес доставки',
  terminal: 'Выберите терминал',
} as const

/**
 * The checkout as it stands on the screen: every choice is a text, '' means that nothing is chosen. Of store, address
 * and terminal only the one that suits the delivery is asked for.
 */
export const checkoutSchema = z
  .object({
    contractId: z.string(),
    deliveryType: requiredText(),
    storeId: z.string(),
    addressId: z.string(),
    terminal: optionalText(minLength(2)),
    unloading: z.enum(['none', 'tailLift', 'crane']),
    paymentType: requiredText(),
    fio: requiredText(fio),
    phone: requiredPhone(),
    comment: z.string(),
    customerOrderNumber: z.string(),
    offer: requiredTick('Примите условия оферты: без этого заказ не оформить'),
    personalData: requiredTick(),
    marketing: z.boolean(),
  })
  .superRefine(({ deliveryType, storeId, addressId, terminal }, context) => {
    if (!isDeliveryType(deliveryType)) return
    const name = deliveryAsks[deliveryType]
    if ({ storeId, addressId, terminal }[name].trim() === '')
      context.addIssue({ code: 'custom', message: notChosen[name], path: [name] })
  })

/** Values on the screen. */
export type CheckoutValues = z.input<typeof checkoutSchema>
/** Validated values, with the normalised phone. */
export type CheckedValues = z.output<typeof checkoutSchema>

/** Fields of `addOrder` under the names of the form. */
export const serverFields = {
  contractId: 'contractId',
  'delivery.type': 'deliveryType',
  delivery: 'deliveryType',
  'delivery.storeId': 'storeId',
  'delivery.addressId': 'addressId',
  'delivery.terminal': 'terminal',
  'delivery.unloading': 'unloading',
  'payment.type': 'paymentType',
  payment: 'paymentType',
  'recipient.fio': 'fio',
  'recipient.phone': 'phone',
  'consents.offer': 'offer',
  'consents.personalData': 'personalData',
  'consents.marketing': 'marketing',
} as const
