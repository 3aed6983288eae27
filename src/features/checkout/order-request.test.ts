import { expect, test } from 'vitest'
import { choicesOf, createOrderIntent, orderBody } from './order-request.ts'

const values = {
  contractId: '301',
  deliveryType: 'courier',
  storeId: '104',
  addressId: '801',
  terminal: '',
  unloading: 'crane' as const,
  paymentType: 'invoicePrepay',
  fio: ' Смирнов Алексей ',
  phone: '+79221234567',
  comment: ' ',
  customerOrderNumber: 'З-1',
  offer: true,
  personalData: true,
  marketing: false,
}
const facts = {
  companyId: 501,
  cart: { version: 3, basketProducts: { grid: { products: [{ id: 10001, quantity: 2, sum: 1 }] } } },
  calculation: { cartVersion: 4 },
  documents: [{ type: 'offer', docVersion: '2026-01' }],
}

/** The parts of cart and calculation that the body is made of. */
const bodyOf = (change: Partial<typeof values> = {}) =>
  orderBody({ values: { ...values, ...change }, ...facts } as unknown as Parameters<typeof orderBody>[0])

test('R-API-48 the order says what the buyer saw: products and the version of the calculation', () => {
  expect(bodyOf()).toEqual({
    contragentId: 501,
    contractId: 301,
    cartVersion: 4,
    products: [{ id: 10001, quantity: 2 }],
    delivery: { type: 'courier', addressId: 801, unloading: 'crane' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    customerOrderNumber: 'З-1',
    consents: { offer: true, personalData: true, marketing: false, versions: { offer: '2026-01' } },
  })
})

test('R-API-48 of store, address and terminal only the one of the delivery is sent', () => {
  expect(bodyOf({ deliveryType: 'pickup' }).delivery).toEqual({ type: 'pickup', storeId: '104' })
  expect(bodyOf({ deliveryType: 'carrierTerminal', terminal: 'Линии, 5' }).delivery).toEqual({
    type: 'carrierTerminal',
    terminal: 'Линии, 5',
    unloading: 'crane',
  })
})

test('R-COMP-01 a person buys without company and contract', () => {
  expect(choicesOf({ ...values, contractId: '' }, null)).toMatchObject({
    contragentId: null,
    contractId: null,
  })
})

test('R-ORDER-02 what is not chosen in full is left to the backend', () => {
  const choices = choicesOf({ ...values, addressId: '', paymentType: '' }, 501)
  expect(choices).toEqual({ contragentId: 501, contractId: 301 })
})

test('R-API-48 one intent has one key, until the order changes or the backend has answered', () => {
  let made = 0
  const intent = createOrderIntent(() => `key-${(made += 1)}`)
  expect([intent.keyFor(bodyOf()), intent.keyFor(bodyOf())]).toEqual(['key-1', 'key-1'])
  expect(intent.keyFor(bodyOf({ comment: 'Звонить' }))).toBe('key-2')
  intent.end()
  expect(intent.keyFor(bodyOf({ comment: 'Звонить' }))).toBe('key-3')
})
