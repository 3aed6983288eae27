import { z } from 'zod'
import type { Input } from '../../api/operation.ts'
import { requiredPhone, requiredText } from '../../forms/field-schemas.ts'
import { fio } from '../../forms/rules.ts'
import type { setOrderDelivery } from '../../generated/operations.ts'
import { deliveryNames } from '../../lib/delivery-words.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { type Order, unloadingNames } from './order-words.ts'

type Change = Pick<Input<typeof setOrderDelivery>['body'], 'delivery' | 'recipient'>

/** What each way asks for. */
const asked = {
  pickup: 'storeId',
  courier: 'addressId',
  carrierDoor: 'addressId',
  carrierTerminal: 'terminal',
} as const

export const deliverySchema = z
  .object({
    type: z.enum(keysOf(deliveryNames)),
    storeId: z.string(),
    addressId: z.string(),
    terminal: z.string(),
    unloading: z.enum(keysOf(unloadingNames)),
    fio: requiredText(fio),
    phone: requiredPhone(),
  })
  .check(({ value, issues }) => {
    const name = asked[value.type]
    if (value[name].trim() === '')
      issues.push({ code: 'custom', message: 'Заполните поле', path: [name], input: value[name] })
  })

type Choice = z.output<typeof deliverySchema>

/** Fields of the request under their names in the form. */
export const serverFields = {
  'delivery.type': 'type',
  'delivery.storeId': 'storeId',
  'delivery.addressId': 'addressId',
  'delivery.terminal': 'terminal',
  'recipient.fio': 'fio',
  'recipient.phone': 'phone',
} as const

/** The form as the order stands. */
export function startChoice({ delivery }: Order): z.input<typeof deliverySchema> {
  const { type, store, address, terminal, unloading, recipient } = delivery
  return {
    type,
    storeId: store?.storeId ?? '',
    addressId: address ? String(address.id) : '',
    terminal: terminal ?? '',
    unloading,
    fio: recipient?.fio ?? '',
    phone: recipient?.phone ?? '',
  }
}

/** What is sent: of the places only that of the chosen way. */
export function choiceOf(choice: Choice): Change {
  const { type, storeId, addressId, terminal, unloading, fio: name, phone } = choice
  const field = asked[type]
  return {
    delivery: {
      type,
      ...(field === 'storeId' && { storeId }),
      ...(field === 'addressId' && { addressId: Number(addressId), unloading }),
      ...(field === 'terminal' && { terminal: terminal.trim() }),
    },
    recipient: { fio: name.trim(), phone },
  }
}
