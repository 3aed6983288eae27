import { expect, test } from 'vitest'
import type { DataOf } from '../operation.ts'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const { quarry } = seedIds.addresses
const base = 802
const ofOtherCompany = 803
const home = 804

type Address = DataOf<'listAddresses'>['items'][number]
const listed = async (visitor: ShopVisitor) => (await visitor.ask<'listAddresses'>('/web/address/')).items
const addressOf = async (visitor: ShopVisitor, id: number) => {
  const found = (await listed(visitor)).find((address) => address.id === id)
  if (!found) throw new Error(`no address ${id}`)
  return found
}
const update = (visitor: ShopVisitor, address: Address, change: object = {}, version = address.version) => {
  const { id, version: _seen, usedInOpenOrders: _used, ...input } = address
  return visitor.call(`/web/updateDeliveryAddress/${id}/`, { version, address: { ...input, ...change } })
}
const remove = (visitor: ShopVisitor, id: number, query = '') =>
  visitor.send('DELETE', `/web/deleteDeliveryAddress/${id}/${query}`)

test('R-API-56 R-ADDR-01 an address is replaced by what is sent, and its version grows', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const known = await addressOf(customer, base)
  const changed = await update(customer, known, {
    title: 'База, второй въезд',
    lat: 56.8,
    lon: 60.72,
    craneNeeded: true,
  })
  expect(changed.data).toMatchObject({
    address: { id: base, version: 2, title: 'База, второй въезд', lat: 56.8, craneNeeded: true },
  })
  const { id: _id, version: _version, usedInOpenOrders: _used, ...whole } = known
  const { note: _note, workHours: _hours, contact: _contact, ...least } = whole
  const reset = await customer.call(`/web/updateDeliveryAddress/${base}/`, { version: 2, address: least })
  expect(reset.data).toMatchObject({ address: { version: 3, note: '', workHours: '', contact: null } })
})

test('R-API-56 the default mark moves to the changed address, and both have a new version', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  await update(customer, await addressOf(customer, base), { isDefault: true })
  expect((await listed(customer)).map(({ id, isDefault, version }) => [id, isDefault, version])).toEqual([
    [base, true, 2],
    [quarry.id, false, 2],
  ])
})

test.each([
  ['conflict', {}, 7, 'version'],
  ['contragentMismatch', { companyId: 502 }, 1, 'address.companyId'],
  ['contragentMismatch', { companyId: null }, 1, 'address.companyId'],
  [
    'addressIncomplete',
    { components: { region: '', city: 'Екатеринбург', street: ' ', house: '', flat: '', postalCode: '' } },
    1,
    'address.value',
  ],
  ['nameTaken', { title: 'КАРЬЕР ШАБРОВСКИЙ' }, 1, 'address.title'],
])(
  'R-API-56 %s is refused at its field, and the address stays as it was',
  async (code, change, version, field) => {
    const customer = await new ShopVisitor().login(buyer.email)
    const known = await addressOf(customer, base)
    expect(await update(customer, known, change, version)).toMatchObject({ code, errors: [{ field }] })
    expect(await addressOf(customer, base)).toEqual(known)
  },
)

test('R-API-56 an address of a company that is not the current one is not changed', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const { company } = await customer.ask<'getCompany'>('/web/contractor/data/?contragentId=502')
  const [address] = company.addresses
  if (!address) throw new Error('the company has no address')
  expect((await update(customer, address)).code).toBe('contragentMismatch')
})

test('R-API-57 R-ADDR-01 an address of open orders is deleted only with force; the orders keep it', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const used = (await listed(customer)).find(({ usedInOpenOrders }) => usedInOpenOrders > 0)
  if (!used) throw new Error('no open order is delivered to an address')
  expect((await remove(customer, used.id)).code).toBe('usedInOpenOrders')
  expect(await addressOf(customer, used.id)).toEqual(used)
  const { items } = await customer.ask<'listOrders'>('/web/profile/orders/?PAGE_SIZE=100')
  const orders = await Promise.all(
    items.map(({ id }) => customer.ask<'getOrder'>(`/web/profile/order/${id}/`)),
  )
  const toThere = orders.filter(({ order }) => order.delivery.address?.id === used.id)
  expect(toThere.length).toBeGreaterThanOrEqual(used.usedInOpenOrders)
  expect((await remove(customer, used.id, '?force=true')).data).toEqual({ isSuccess: true, id: used.id })
  expect((await listed(customer)).some(({ id }) => id === used.id)).toBe(false)
  for (const { order } of toThere) {
    const kept = await customer.ask<'getOrder'>(`/web/profile/order/${order.id}/`)
    expect(kept.order.delivery.address?.value).toBe(used.value)
  }
  expect((await remove(customer, used.id, '?force=true')).status).toBe(404)
})

test('R-API-57 the oldest other address becomes the default one', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  await remove(customer, quarry.id, '?force=true')
  expect((await listed(customer)).map(({ id, isDefault }) => [id, isDefault])).toEqual([[base, true]])
  await remove(customer, base, '?force=true')
  expect(await listed(customer)).toEqual([])
})

test('R-API-56 R-API-57 another customer’s address is 404, a company’s without the right 403', async () => {
  const shop = openShop()
  const owner = await new ShopVisitor(shop).login(buyer.email)
  const known = await addressOf(owner, base)
  const stranger = await new ShopVisitor(shop).login(person.email)
  const colleague = await new ShopVisitor(shop).login(mechanic.email)
  for (const [visitor, status] of [
    [stranger, 404],
    [colleague, 403],
  ] as const) {
    expect((await update(visitor, known)).status).toBe(status)
    expect((await remove(visitor, base)).status).toBe(status)
  }
  expect((await remove(owner, home)).status).toBe(404)
  // The right is that in the company of the address, current or not.
  expect((await remove(owner, ofOtherCompany, '?force=true')).status).toBe(200)
})
