import { strToU8, zipSync } from 'fflate'
import { extractText } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { makeAuthority, signAuthority } from '../testing/authority.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const companyId = seedIds.companies.uralDorStroy.id
const orderId = seedIds.orders.story.id
const storyId = seedIds.authorities.story.id
/** Ready to be collected by the company. */
const readyId = 70_008
const createPath = '/web/authority/create/'
const uploadPath = (id: number) => `/web/authority/upload/${id}/`
const revokePath = (id: number) => `/web/authority/revoke/${id}/`
const representative = { fio: 'Ершов Николай Иванович', position: 'Механик' }
const passport = {
  series: '6512',
  number: '340142',
  divisionCode: '660-004',
  issuedBy: 'ГУ МВД России по Свердловской области',
  issueDate: '2012-06-19',
}
const consents = [{ type: 'personalData', docVersion: '2026-01' }]
const docx = zipSync({ 'word/document.xml': strToU8('<document/>') })

async function enter(email: string = buyer.email, shop = openShop({ realNow: () => Date.parse(seedNow) })) {
  const visitor = await new ShopVisitor(shop).login(email)
  const list = async (body: object = {}) =>
    (await visitor.ask<'listAuthorities'>('/web/authority/', body)).items
  const refusal = async (path: string, body: object) => {
    const { status, envelope } = await visitor.call(path, body)
    const [first] = envelope.errors ?? []
    return status === 200 ? [first?.code, first?.field] : [status, first?.field]
  }
  const create = (change: object) =>
    refusal(createPath, { orderId, representative, validUntil: '2026-11-30', ...change })
  const step = (id: number, name: string) =>
    visitor.call('/sandbox/seller', { orderId: id, step: name }).then(({ status }) => status)
  const at = async (now: string) => {
    await visitor.call('/sandbox/clock', { now })
    await visitor.login(email)
  }
  return { shop, visitor, list, refusal, create, step, at }
}

async function textOf(visitor: ShopVisitor, id: string): Promise<string> {
  const bytes = new Uint8Array(await (await visitor.download(id)).arrayBuffer())
  const { text } = await extractText(bytes, { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

describe('R-API-65 the list', () => {
  test('R-API-65 has the newest first and is narrowed by state and order', async () => {
    const { visitor, list } = await enter()
    const made = await makeAuthority(visitor, readyId)
    expect((await list()).map(({ id }) => id)).toEqual([made.id, storyId])
    expect((await list({ orderId })).map(({ id }) => id)).toEqual([storyId])
    await signAuthority(visitor, made.id)
    expect((await list({ status: 'active' })).map(({ id }) => id)).toEqual([made.id])
    expect((await list({ status: 'draft' })).map(({ id }) => id)).toEqual([storyId])
  })

  test('R-API-65 is of the current company, for those with the right', async () => {
    const { refusal } = await enter()
    expect(await refusal('/web/authority/', { contragentId: 502 })).toEqual([
      'contragentMismatch',
      'contragentId',
    ])
    expect(await (await enter(person.email)).refusal('/web/authority/', {})).toEqual([
      'companyRequired',
      'contragentId',
    ])
    expect(await (await enter(mechanic.email)).refusal('/web/authority/', {})).toEqual([403, undefined])
  })
})

describe('R-ACC-20 a power of attorney is made', () => {
  test('R-ACC-20 for all that is left, with the next number of the company and year', async () => {
    const { visitor, at } = await enter()
    const made = await makeAuthority(visitor, orderId)
    expect(made).toMatchObject({
      number: 'М-2026/58',
      issueDate: '2026-11-20',
      status: 'draft',
      file: null,
      basis: { type: 'order', id: orderId, number: 'ЗК-2026-070001' },
      allowedActions: ['download', 'upload', 'revoke'],
    })
    expect(made.goods.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [2, 'шт'],
      [4, 'шт'],
    ])
    await at('2027-01-11T09:00:00Z')
    expect((await makeAuthority(visitor, orderId, { validUntil: '2027-01-20' })).number).toBe('М-2027/1')
  })

  test('R-ACC-20 for chosen goods, by the invoice', async () => {
    const { visitor } = await enter()
    const lines = [{ lineId: 700_012, quantity: 3 }]
    const made = await makeAuthority(visitor, orderId, { lines, basis: 'invoice' })
    expect(made.goods).toEqual([{ name: expect.stringContaining('ZK-35S'), unit: 'шт', quantity: 3 }])
    expect(made.basis).toEqual({ type: 'invoice', id: orderId, number: 'СЧ-70001' })
    expect(await textOf(visitor, made.form.id)).toContain('счёт № СЧ-70001 от 19 ноября 2026 г.')
  })

  test('R-POPUP-20 its PDF names company, representative, passport and goods in words; answers hide the passport', async () => {
    const { visitor } = await enter()
    const made = await makeAuthority(visitor, orderId, {
      representative: { ...representative, passport },
      consents,
    })
    expect(made.representative).toEqual({ ...representative, passportMask: '•••• •••• 42' })
    const text = await textOf(visitor, made.form.id)
    for (const part of [
      'Типовая межотраслевая форма № М-2',
      'ООО «УралДорСтрой», ИНН 6671234569, КПП 667101001',
      'Доверенность № М-2026/58',
      'Дата выдачи: 20 ноября 2026 г.',
      'Действительна по: 30 ноября 2026 г.',
      'Выдана: Механик Ершов Николай Иванович',
      'серия 6512 № 340142, код подразделения 660-004',
      'ГУ МВД России по Свердловской области, 19 июня 2012 г.',
      'заказ ЗК-2026-070001',
      '4 (четыре)',
    ])
      expect(text).toContain(part)
    const file = await visitor.download(made.form.id)
    expect(file.headers.get('content-length')).toBe(String(made.form.size))
  })

  test('R-POPUP-14 R-POPUP-20 with the own stored passport, which needs no second consent', async () => {
    const { visitor, create } = await enter()
    const own = {
      useOwnPassport: true,
      representative: { fio: 'Смирнов Алексей Петрович', position: 'Снабженец' },
    }
    expect(await create(own)).toEqual(['passportMissing', 'useOwnPassport'])
    await visitor.ask<'savePassport'>('/web/passport/', {
      passport: { ...passport, number: '123417' },
      birthDate: '1984-05-07',
      registrationAddress: 'г. Екатеринбург, ул. Малышева, д. 36, кв. 4',
      consents,
    })
    const made = await makeAuthority(visitor, orderId, own)
    expect(made.representative.passportMask).toBe('•••• •••• 17')
    expect(await textOf(visitor, made.form.id)).not.toContain('Малышева')
    // What was printed stays.
    await visitor.send('DELETE', '/web/passport/')
    expect(await textOf(visitor, made.form.id)).toContain('№ 123417')
  })

  test('R-ACC-20 and refused in the order of the contract', async () => {
    const { create } = await enter()
    expect(await create({ orderId: 999_999 })).toEqual([404, undefined])
    const stranger = await enter(person.email)
    expect(await stranger.create({})).toEqual([404, undefined])
    expect(await stranger.create({ orderId: 70_103 })).toEqual(['companyRequired', 'orderId'])
    const colleague = await enter(mechanic.email)
    expect(await colleague.create({ orderId: 70_004 })).toEqual([403, undefined])
    // New, in agreement, completed, canceled; an invoice that is still made; and all of it before the period.
    for (const id of [70_002, 70_003, 70_009, 70_010])
      expect(await create({ orderId: id, validUntil: '2020-01-01' })).toEqual(['orderUnavailable', 'orderId'])
    expect(await create({ orderId: 70_006, basis: 'invoice' })).toEqual(['orderUnavailable', 'orderId'])
    for (const validUntil of ['2026-11-19', '2027-02-19'])
      expect(await create({ validUntil, useOwnPassport: true })).toEqual(['periodInvalid', 'validUntil'])
    expect(await create({ validUntil: '2027-02-18' })).toEqual([undefined, undefined])
    const future = { ...passport, issueDate: '2026-11-21' }
    expect(await create({ representative: { ...representative, passport: future } })).toEqual([
      'passportInvalid',
      'representative.passport.issueDate',
    ])
    expect(await create({ representative: { ...representative, passport } })).toEqual([
      'consentRequired',
      'consents',
    ])
    const outdated = [{ type: 'personalData', docVersion: '2025-03' }]
    expect(await create({ representative: { ...representative, passport }, consents: outdated })).toEqual([
      'consentRequired',
      'consents.0.docVersion',
    ])
    const line = { lineId: 700_011, quantity: 1 }
    expect(await create({ lines: [{ ...line, lineId: 1 }] })).toEqual([422, 'lines.0.lineId'])
    expect(await create({ lines: [line, line] })).toEqual([422, 'lines.1.lineId'])
    expect(await create({ lines: [{ ...line, quantity: 3 }] })).toEqual([422, 'lines.0.quantity'])
  })

  test('R-ACC-20 at most 60 an hour', async () => {
    const { visitor, create } = await enter()
    for (let count = 0; count < 60; count += 1) await makeAuthority(visitor, orderId)
    expect(await create({})).toEqual([429, undefined])
  })
})

describe('R-ACC-20 the signed scan', () => {
  test('R-ACC-20 makes it active, replaces the one before, and is read by those who may', async () => {
    const { shop, visitor } = await enter()
    const first = await signAuthority(visitor, storyId)
    expect(first).toMatchObject({ status: 'active', file: { name: 'Подписана.pdf' } })
    const second = await signAuthority(visitor, storyId)
    expect((await visitor.download(first.file?.id ?? '')).status).toBe(404)
    const file = second.file?.id ?? ''
    expect((await visitor.download(file)).status).toBe(200)
    const colleague = await new ShopVisitor(shop).login(mechanic.email)
    for (const id of [file, second.form.id]) expect((await colleague.download(id)).status).toBe(404)
  })

  test('R-ACC-20 is refused when it is unknown, taken or of a wrong type', async () => {
    const { visitor, refusal } = await enter()
    expect(await refusal(uploadPath(storyId), { fileId: 'u-none' })).toEqual(['fileNotFound', 'fileId'])
    const { file } = await signAuthority(visitor, storyId)
    expect(await refusal(uploadPath(storyId), { fileId: file?.id })).toEqual(['fileNotFound', 'fileId'])
    const attachment = await visitor.upload('Подписана.pdf', '%PDF-1.7\n')
    expect(await refusal(uploadPath(storyId), { fileId: attachment.id })).toEqual(['fileNotFound', 'fileId'])
    const text = await visitor.upload('Доверенность.docx', docx)
    expect(text.code).toBeUndefined()
    expect(await refusal(uploadPath(storyId), { fileId: text.id })).toEqual(['fileTypeInvalid', 'fileId'])
  })
})

describe('R-ACC-20 its end', () => {
  test('R-ACC-20 revoked for good, the store is told', async () => {
    const { visitor, refusal } = await enter()
    const { authority } = await visitor.ask<'revokeAuthority'>(revokePath(storyId), {
      reason: 'Поедет другой',
    })
    expect(authority).toMatchObject({ status: 'revoked', allowedActions: ['download'] })
    for (const [path, body] of [
      [revokePath(storyId), {}],
      [uploadPath(storyId), { fileId: 'u-none' }],
    ] as const) {
      const answer = await visitor.call(path, body)
      expect(answer.code).toBe('actionNotAllowed')
      expect(answer.data).toMatchObject({ authority: { status: 'revoked' } })
    }
    expect(await refusal(revokePath(1), {})).toEqual([404, undefined])
    const { items } = (await visitor.call('/sandbox/outbox')).data as unknown as { items: object[] }
    expect(items.at(-1)).toMatchObject({
      to: 'ekb@kran-detal.example',
      subject: 'Доверенность М-2026/57 отозвана',
      text: expect.stringContaining('Причина: Поедет другой'),
    })
  })

  test('R-ACC-20 expired after its last day in Moscow, signed or not', async () => {
    const { visitor, list, at, refusal } = await enter()
    const made = await makeAuthority(visitor, orderId)
    await signAuthority(visitor, made.id)
    await at('2026-11-30T20:59:59Z')
    expect((await list()).map(({ status }) => status)).toEqual(['active', 'draft'])
    await at('2026-11-30T21:00:00Z')
    expect((await list({ status: 'expired' })).map(({ id }) => id)).toEqual([made.id, storyId])
    expect(await refusal(revokePath(storyId), {})).toEqual(['actionNotAllowed', undefined])
  })

  test('R-ACC-20 nobody else reads, signs or revokes it; a right that is taken away closes the papers', async () => {
    const { shop, visitor } = await enter()
    const { form, file } = await signAuthority(visitor, storyId)
    const stranger = await enter(person.email, shop)
    const colleague = await enter(mechanic.email, shop)
    for (const path of [uploadPath(storyId), revokePath(storyId)]) {
      expect(await stranger.refusal(path, { fileId: 'u-none' })).toEqual([404, undefined])
      expect(await colleague.refusal(path, { fileId: 'u-none' })).toEqual([403, undefined])
    }
    const update = '/web/contractor/users/update/703/'
    const settings = (rights: string[]) => ({
      contragentId: companyId,
      role: 'mechanic',
      status: 'active',
      limits: { perOrder: null, perMonth: null },
      rights,
    })
    await visitor.ask<'updateCompanyUser'>(update, settings(['orders.viewAll', 'authority.manage']))
    const both = async () => [
      (await colleague.visitor.download(form.id)).status,
      (await colleague.visitor.download(file?.id ?? '')).status,
    ]
    expect(await both()).toEqual([200, 200])
    await visitor.ask<'updateCompanyUser'>(update, settings(['orders.viewAll']))
    expect(await both()).toEqual([404, 404])
    expect((await new ShopVisitor(shop).download(form.id)).status).toBe(404)
  })
})

describe('R-ACC-20 the hand-over', () => {
  test('R-ACC-20 of an order that a company collects waits for active ones over all goods, and uses them', async () => {
    const { visitor, step, list } = await enter()
    expect(await step(readyId, 'complete')).toBe(409)
    const { items } = (await visitor.ask<'getOrder'>(`/web/profile/order/${readyId}/`)).order
    const [first, ...others] = items.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const one = await makeAuthority(visitor, readyId, { lines: [first] })
    const other = await makeAuthority(visitor, readyId, { lines: others })
    await signAuthority(visitor, one.id)
    expect(await step(readyId, 'complete')).toBe(409)
    await signAuthority(visitor, other.id)
    expect(await step(readyId, 'complete')).toBe(200)
    expect((await list({ orderId: readyId })).map(({ status }) => status)).toEqual(['used', 'used'])
  })

  test('R-ACC-20 happens by the seller’s clock a day after the scan, unless it has expired', async () => {
    const { visitor, at, list } = await enter()
    const statusOf = async () =>
      (await visitor.ask<'getOrder'>(`/web/profile/order/${readyId}/`)).order.status
    const short = await makeAuthority(visitor, readyId, { validUntil: '2026-11-20' })
    await signAuthority(visitor, short.id)
    await at('2026-11-22T09:00:00Z')
    expect(await statusOf()).toBe('ready-for-shipment')
    const made = await makeAuthority(visitor, readyId)
    await signAuthority(visitor, made.id)
    await at('2026-11-23T09:00:00Z')
    expect(await statusOf()).toBe('completed')
    expect((await list({ orderId: readyId })).map(({ status }) => status)).toEqual(['used', 'expired'])
  })
})
