import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const { uralDorStroy, karyerServis, liquidated } = seedIds.companies
const firstBank = 601
const magistral = { bik: '044525974', account: '40702810410000123450' }
const dorozhny = { bik: '046577674', account: '40702810000160001234' }

const dataOf = (id: number) => `/web/contractor/data/?contragentId=${id}`
const read = async (visitor: ShopVisitor, id: number = uralDorStroy.id) =>
  (await visitor.ask<'getCompany'>(dataOf(id))).company
const named = { contragentId: uralDorStroy.id, version: 3 }
const addBank = (visitor: ShopVisitor, change: object = {}) =>
  visitor.call('/api/company/add_bank/', { ...named, ...magistral, ...change })
const update = (visitor: ShopVisitor, change: object, id: number = uralDorStroy.id) =>
  visitor.call(`/web/contractor/update/${id}/`, { version: 3, ...change })
const address = {
  title: 'База Пышма',
  companyId: uralDorStroy.id as number | null,
  value: 'Верхняя Пышма, ул. Петрова, 59',
  components: {
    region: '',
    city: 'Верхняя Пышма',
    street: 'ул. Петрова',
    house: '59',
    flat: '',
    postalCode: '',
  },
}
const addAddress = (visitor: ShopVisitor, change: object = {}) =>
  visitor.call('/api/company/add_address/', { ...named, kind: 'delivery', address, ...change })
const buyerOf = () => new ShopVisitor().login(buyer.email)

test('R-COMP-09 what is sent changes, the rest stays, and the version grows', async () => {
  const customer = await buyerOf()
  const before = await read(customer)
  const { data } = await update(customer, { email: null, actualAddress: 'г. Екатеринбург, ул. Новая, д. 1' })
  expect(data?.['company']).toEqual({
    ...before,
    version: 4,
    email: null,
    actualAddress: 'г. Екатеринбург, ул. Новая, д. 1',
  })
})

test.each([
  ['name', { name: 'ООО «УралДорСтрой Плюс»' }],
  ['kpp', { kpp: '667101002' }],
  ['legalAddress', { legalAddress: '620000, г. Екатеринбург, ул. Новая, д. 1' }],
  ['director', { director: { fio: 'Новый Директор', position: 'Директор', basis: 'Устава' } }],
])('R-COMP-09 another %s starts the check anew', async (_, change) => {
  const customer = await buyerOf()
  expect((await update(customer, { shortName: 'УДС' })).data).toMatchObject({
    company: { shortName: 'УДС', verification: 'verified' },
  })
  const { data } = await update(customer, { version: 4, ...change })
  expect(data).toMatchObject({ company: { ...change, verification: 'pending', version: 5 } })
})

test('R-API-116 R-COMP-09 an account is added, chosen and deleted; the oldest other becomes the default one', async () => {
  const customer = await buyerOf()
  const added = await addBank(customer)
  expect(added.data).toMatchObject({
    company: {
      version: 4,
      banks: [
        { id: firstBank, isDefault: true },
        { ...magistral, isDefault: false },
      ],
    },
  })
  const { banks } = await read(customer)
  const second = banks[1]
  expect(second).toMatchObject({ name: 'Банк «Магистраль»', corrAccount: '30101810900000000974' })
  const id = second?.id ?? 0
  const chosen = await customer.call(`/api/company/update_bank/${id}/`, {
    ...named,
    version: 4,
    isDefault: true,
  })
  expect(chosen.data).toMatchObject({ company: { banks: [{ id, isDefault: true }, { isDefault: false }] } })
  const remove = (bank: number, version: number) =>
    customer.send(
      'DELETE',
      `/api/company/delete_bank/${bank}/?contragentId=${uralDorStroy.id}&version=${version}`,
    )
  expect((await remove(id, 4)).code).toBe('conflict')
  expect((await remove(id, 5)).data).toMatchObject({
    company: { banks: [{ id: firstBank, isDefault: true }] },
  })
  expect((await remove(id, 6)).status).toBe(404)
  expect((await remove(firstBank, 6)).data).toMatchObject({
    company: { banks: [], allowedActions: expect.not.arrayContaining(['editBanks']) },
  })
  // Ids are never given twice.
  await addBank(customer, { version: 7 })
  expect((await read(customer)).banks).toMatchObject([{ id: id + 1, isDefault: true }])
})

test('R-API-116 the number of an account is replaced, but not by one that the company has', async () => {
  const customer = await buyerOf()
  await addBank(customer)
  const replace = (bank: object) =>
    customer.call(`/api/company/update_bank/${firstBank}/`, { ...named, version: 4, bank })
  expect(await replace(magistral)).toMatchObject({
    code: 'accountExists',
    errors: [{ field: 'bank.account' }],
  })
  expect(await replace({ ...dorozhny, account: '40702810100160001234' })).toMatchObject({
    code: 'accountInvalid',
    errors: [{ field: 'bank.account' }],
  })
  expect(await replace({ ...dorozhny, bik: '000000001' })).toMatchObject({
    code: 'bankNotFound',
    errors: [{ field: 'bank.bik' }],
  })
  expect((await replace({ bik: dorozhny.bik, account: '40702810400160005678' })).data).toMatchObject({
    company: { banks: [{ id: firstBank, account: '40702810400160005678', isDefault: true }, magistral] },
  })
})

test.each([
  ['conflict', { version: 2 }, 'version'],
  ['bankNotFound', { bik: '000000001' }, 'bik'],
  ['accountInvalid', { account: '40702810110000123450' }, 'account'],
  ['accountExists', dorozhny, 'account'],
])('R-API-116 %s is refused at its field, and no account is added', async (code, change, field) => {
  const customer = await buyerOf()
  expect(await addBank(customer, change)).toMatchObject({ code, errors: [{ field }] })
  expect((await read(customer)).banks).toHaveLength(1)
})

test('R-API-116 a company has 20 accounts at most', async () => {
  const customer = await buyerOf()
  for (let count = 1; count < 20; count += 1) {
    const account = withKey(`4070281000000000${String(count).padStart(4, '0')}`)
    expect(
      (await addBank(customer, { version: 2 + count, bik: magistral.bik, account })).code,
    ).toBeUndefined()
  }
  expect((await addBank(customer, { version: 22 })).code).toBe('limitReached')
})

/** The account with the key (its ninth digit) that fits the bank of `magistral`. */
function withKey(account: string): string {
  const sum = Array.from(`974${account}`, Number).reduce(
    (total, digit, index) => total + digit * ([7, 1, 3][index % 3] ?? 0),
    0,
  )
  // The place of the key has the weight 3, and 3 × 3 × key is -key.
  return `${account.slice(0, 8)}${(sum * 3) % 10}${account.slice(9)}`
}

test('R-API-117 R-COMP-09 an address becomes the actual one, or a delivery address', async () => {
  const customer = await buyerOf()
  expect((await addAddress(customer)).data).toMatchObject({ company: { version: 4 } })
  expect((await read(customer)).addresses.map(({ title }) => title)).toContain('База Пышма')
  const actual = await addAddress(customer, { version: 4, kind: 'actual' })
  expect(actual.data).toMatchObject({ company: { version: 5, actualAddress: address.value } })
  expect((await read(customer)).verification).toBe('verified')
})

test.each([
  ['conflict', { version: 1 }, 'version'],
  ['contragentMismatch', { address: { ...address, companyId: null } }, 'address.companyId'],
  [
    'addressIncomplete',
    { address: { ...address, components: { ...address.components, street: '', house: '' } } },
    'address.value',
  ],
  [
    'addressIncomplete',
    { kind: 'actual', address: { ...address, components: { ...address.components, street: '', house: '' } } },
    'address.value',
  ],
  ['nameTaken', { address: { ...address, title: 'карьер шабровский' } }, 'address.title'],
])('R-API-117 %s is refused at its field', async (code, change, field) => {
  const customer = await buyerOf()
  expect(await addAddress(customer, change)).toMatchObject({ code, errors: [{ field }] })
  expect((await read(customer)).version).toBe(3)
})

test('R-COMP-09 a company is changed by those with the right, while it is current, and not once it is liquidated', async () => {
  const shop = openShop()
  const customer = await new ShopVisitor(shop).login(buyer.email)
  const change = { phone: '+73435550000' }
  // A buyer there, without the right to edit, but with that to add addresses.
  expect((await update(customer, change, karyerServis.id)).status).toBe(403)
  const there = { contragentId: karyerServis.id, version: 1 }
  expect((await addAddress(customer, there)).code).toBe('contragentMismatch')
  const colleague = await new ShopVisitor(shop).login(mechanic.email)
  expect((await update(colleague, change)).status).toBe(403)
  expect(await update(colleague, { ...change, version: 4 }, liquidated.id)).toMatchObject({
    code: 'contragentMismatch',
    errors: [{ field: 'id' }],
  })
  const stranger = await new ShopVisitor(shop).login(person.email)
  for (const refused of [update(stranger, change), addBank(stranger), addAddress(stranger)])
    expect((await refused).status).toBe(404)
})
