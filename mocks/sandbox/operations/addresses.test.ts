import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const suggest = async (query: string) =>
  (
    await new ShopVisitor().ask<'autocompleteAddress'>(
      `/api/suggestions/autocompleteAddress/?query=${encodeURIComponent(query)}`,
    )
  ).items

const input = {
  title: 'База Пышма',
  companyId: 501 as number | null,
  value: 'Свердловская область, г. Екатеринбург, ул. Мира, д. 59',
  components: {
    region: 'Свердловская область',
    city: 'Екатеринбург',
    street: 'ул. Мира',
    house: '59',
    flat: '',
    postalCode: '',
    fiasId: null,
  },
  lat: 56.85,
  lon: 60.6,
}
const add = (visitor: ShopVisitor, change: object = {}) =>
  visitor.call('/web/addDeliveryAddress/', { address: { ...input, ...change } })
const titles = async (visitor: ShopVisitor) =>
  (await visitor.ask<'listAddresses'>('/web/address/')).items.map(({ title, isDefault }) =>
    isDefault ? `${title} (основной)` : title,
  )

test('R-API-120 addresses that continue the text are suggested, with their place once there is a house', async () => {
  expect((await suggest('екатеринбург черн 86')).map(({ value, lat }) => [value, lat !== null])).toEqual([
    ['Свердловская область, г. Екатеринбург, ул. Черняховского, д. 86', true],
  ])
  const whole = 'Московская область, г. Москва, ул. Московская, д. 5'
  expect((await suggest(whole))[0]?.value).toBe(whole)
  const streets = await suggest('г. Екатеринбург')
  expect(streets).toHaveLength(10)
  expect(streets.every(({ lat, components }) => lat === null && components.street !== '')).toBe(true)
  expect(await suggest('Атлантида')).toEqual([])
})

test('R-API-55 R-ADDR-01 an address is added to the current company, and delivery to it is calculated', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const { data } = await add(customer)
  expect(data).toMatchObject({
    address: { title: 'База Пышма', companyId: 501, isDefault: false, version: 1 },
  })
  expect(await titles(customer)).toEqual([
    'Карьер Шабровский (основной)',
    'База на Сибирском тракте',
    'База Пышма',
  ])
  await add(customer, { title: 'Главная база', isDefault: true })
  expect((await titles(customer))[0]).toBe('Главная база (основной)')
  expect((await titles(customer)).filter((title) => title.includes('основной'))).toHaveLength(1)
})

test('R-API-55 the first address of a person is the default one; without a place its delivery has no price yet', async () => {
  const customer = await new ShopVisitor().login(seedIds.users.admin.email)
  await customer.add(seedIds.products.inStock.id, 1)
  expect(await titles(customer)).toEqual([])
  const { address } = await customer.ask<'addDeliveryAddress'>('/web/addDeliveryAddress/', {
    address: { ...input, companyId: null, lat: null, lon: null },
  })
  expect(await titles(customer)).toEqual(['База Пышма (основной)'])
  const { deliveryOptions } = await customer.ask<'calculateOrder'>('/web/order/calculate/', {
    delivery: { type: 'courier', addressId: address.id },
  })
  expect(deliveryOptions.find(({ type }) => type === 'courier')).toMatchObject({ enabled: true, price: null })
})

test.each([
  ['contragentMismatch', { companyId: 502 }, 'address.companyId'],
  ['addressIncomplete', { components: { ...input.components, street: '', house: '' } }, 'address.value'],
  ['nameTaken', { title: ' карьер шабровский ' }, 'address.title'],
])('R-API-55 %s is refused, and nothing is added', async (code, change, field) => {
  const customer = await new ShopVisitor().login(buyer.email)
  expect(await add(customer, change)).toMatchObject({ status: 200, code, errors: [{ field }] })
  expect(await titles(customer)).toHaveLength(2)
})

test('R-API-55 it needs the right to manage addresses, and there are 200 at most', async () => {
  expect((await add(await new ShopVisitor().login(mechanic.email))).status).toBe(403)
  const customer = await new ShopVisitor().login(person.email)
  const own = (change: object) => add(customer, { companyId: null, ...change })
  for (let number = 2; number <= 200; number += 1) await own({ title: `Участок ${number}` })
  expect((await own({ title: 'Ещё один' })).code).toBe('limitReached')
})

test('R-API-54 saved addresses are found by every word, titles that begin with the text first', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const find = async (id: number, query: string) =>
    (
      await customer.ask<'searchAddress'>(
        `/api/elastic/searchAddress/${id}/?query=${encodeURIComponent(query)}`,
      )
    ).items.map(({ title }) => title)
  expect(await find(501, 'база')).toEqual(['База на Сибирском тракте'])
  expect(await find(501, 'екатеринбург карьер')).toEqual(['Карьер Шабровский'])
  expect((await customer.call('/api/elastic/searchAddress/503/?query=карьер')).status).toBe(404)
})
