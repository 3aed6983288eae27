import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person } = seedIds.users
const enter = (email: string) => new ShopVisitor().login(email)
const { excavator } = seedIds.machines

test('R-API-49 R-EQUIP-01 the machines of the current company, by name; found by a part of name or number', async () => {
  const customer = await enter(buyer.email)
  const ids = async (query = '') =>
    (await customer.ask<'listMachines'>(`/web/machines/${query}`)).items.map(({ id }) => id)
  const all = (await customer.ask<'listMachines'>('/web/machines/')).items
  expect(all.map(({ companyId }) => companyId)).toEqual([501, 501, 501])
  expect(all.map(({ name }) => name)).toEqual(
    all.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right, 'ru')),
  )
  expect(await ids('?query=004417')).toEqual([excavator.id])
  expect(await ids('?query=eg-210')).toEqual([excavator.id])
  expect(await ids('?status=repair')).toEqual([902])
  expect(await ids('?query=nothing')).toEqual([])
  await customer.ask<'switchContractor'>('/web/switchContractor/?contragentId=502')
  expect(await ids()).toEqual([904])
})

test('R-API-50 a machine of another company or person is 404', async () => {
  const machine = `/web/machines/data/?id=${excavator.id}`
  const customer = await enter(buyer.email)
  expect((await customer.ask<'getMachine'>(machine)).machine).toMatchObject({
    ownership: 'own',
    motohours: { value: 6840, at: '2026-11-16' },
    allowedActions: ['edit', 'sendTask', 'findParts', 'delete'],
  })
  expect((await customer.call('/web/machines/data/?id=904')).status).toBe(404)
  const individual = await enter(person.email)
  expect((await individual.call(machine)).status).toBe(404)
  expect((await individual.ask<'listMachines'>('/web/machines/')).items).toEqual([])
})
