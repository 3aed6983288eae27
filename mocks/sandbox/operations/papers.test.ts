import fc from 'fast-check'
import { getDocumentProxy, extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const start = Date.parse(seedNow)
const companyId = seedIds.companies.uralDorStroy.id
const contractId = seedIds.contracts.uralDorStroy.id

async function accountant(email: string = seedIds.users.buyer.email) {
  const visitor = await new ShopVisitor(openShop({ realNow: () => start })).login(email)
  const pass = async (seconds: number) => {
    await visitor.call('/sandbox/clock', { advance: seconds * 1000 })
    await visitor.login(email)
  }
  const codeOf = async (path: string, body?: object) => {
    const { status, envelope } = await visitor.call(path, body)
    return status === 200 ? envelope.errors?.[0]?.code : status
  }
  const act = async (id: number) => (await visitor.ask<'getAct'>(`/web/act/${id}/`)).act
  const asked = { contragentId: companyId, kind: 'reconciliation' }
  const request = (wish: object) => visitor.ask<'requestActs'>('/web/requestActs/', { ...asked, ...wish })
  return { visitor, pass, codeOf, act, asked, request }
}

test('R-API-58 R-API-59 R-FIN-03 a balance is queued, made in 20 seconds, and the same job is answered meanwhile', async () => {
  const { visitor, pass, codeOf } = await accountant()
  const read = () => visitor.ask<'getBalance'>('/web/getBalance/', {})
  expect(await read()).toEqual({ job: null, balance: null })
  const ask = () => visitor.ask<'requestBalance'>('/web/requestBalance/', { contragentId: companyId })
  const { job } = await ask()
  expect(job).toMatchObject({ kind: 'balance', status: 'queued', readyAt: null })
  expect((await ask()).job).toEqual(job)
  await pass(20)
  const { job: done, balance } = await read()
  expect(done).toMatchObject({ id: job.id, status: 'ready', readyAt: balance?.asOf })
  expect(await visitor.ask<'getJob'>(`/web/job/${job.id}/`)).toMatchObject({
    contragentId: companyId,
    actId: null,
  })
  // One new report per minute; the last one stays readable while the next is made.
  expect(await codeOf('/web/requestBalance/', { contragentId: companyId })).toBe(429)
  await pass(60)
  expect((await ask()).job.status).toBe('queued')
  expect((await read()).balance).toEqual(balance)
  await pass(25 * 3600)
  expect(await codeOf(`/web/job/${job.id}/`)).toBe(404)
})

test('R-FIN-06 the debts are the completed orders that are not paid, and paid orders in work are advances', async () => {
  const { visitor, pass } = await accountant()
  await visitor.ask<'requestBalance'>('/web/requestBalance/', { contragentId: companyId })
  await pass(20)
  const { balance } = await visitor.ask<'getBalance'>('/web/getBalance/', {})
  const { items: orders } = await visitor.ask<'listOrders'>('/web/profile/orders/?PAGE_SIZE=100')
  const own = orders.filter(({ company }) => company?.id === companyId)
  const unpaid = own.filter(({ status, due }) => status === 'completed' && due > 0)
  expect(unpaid.map(({ id }) => id)).toEqual([70_012])
  expect(balance?.debts.map(({ orderId, left }) => [orderId, left])).toEqual(
    unpaid.map(({ id, due }) => [id, due]),
  )
  // Handed over on 25.08., 30 days of deferral, asked for on 20.11.
  expect(balance?.debts[0]).toMatchObject({ dueDate: '2026-09-24', overdueDays: 57, paid: 0 })
  expect(balance?.ageing).toMatchObject({ notDue: 0, d31_60: balance?.totals.debt })
  // Its debts, and the invoice of the order that waits for its payment.
  expect(balance?.calendar).toEqual([
    {
      dueDate: '2026-09-24',
      isOverdue: true,
      sum: balance?.totals.debt,
      items: [{ document: 'УПД № 70012 от 25.08.2026', orderId: 70_012, sum: balance?.totals.debt }],
    },
    {
      dueDate: '2026-11-24',
      isOverdue: false,
      sum: 1_988_000,
      items: [{ document: 'Счёт № СЧ-70001', orderId: seedIds.orders.story.id, sum: 1_988_000 }],
    },
  ])
  const advances = own.filter(
    ({ status, paymentStatus }) => paymentStatus === 'paid' && status !== 'completed',
  )
  expect(balance?.totals.advance).toBe(advances.reduce((sum, { total }) => sum + total, 0))
  const { items: contracts } = await visitor.ask<'listContracts'>('/web/contracts/', {})
  expect(balance?.totals.creditLeft).toBe(contracts[0]?.creditLeft)
})

test('R-API-60 R-API-61 R-FIN-02 an act is queued, made, mailed, told, and its figures agree with the balance', async () => {
  const { visitor, pass, act, request } = await accountant()
  const { job, actId } = await request({
    contractId,
    periodFrom: '2026-01-01',
    periodTo: '2026-11-20',
    email: 'panova@uraldorstroy.example',
  })
  expect(await act(actId)).toMatchObject({ status: 'queued', number: null, rows: [], allowedActions: [] })
  await visitor.ask<'requestBalance'>('/web/requestBalance/', { contragentId: companyId })
  await pass(25)
  const made = await act(actId)
  expect(made).toMatchObject({ status: 'sent', opening: 0, allowedActions: ['download', 'send', 'dispute'] })
  expect(await visitor.ask<'getJob'>(`/web/job/${job.id}/`)).toMatchObject({
    actId,
    job: { status: 'ready' },
  })
  const { balance } = await visitor.ask<'getBalance'>('/web/getBalance/', {})
  expect(made.closing).toBe(-(balance?.totals.balance ?? 0))
  const { items } = await visitor.ask<'listActs'>('/web/getActs/', {})
  expect(items.map(({ id }) => id)).toEqual([actId, 1503, 1502, 1501])
  const mail = (await visitor.call('/sandbox/outbox')).data as unknown as {
    items: { to: string; subject: string }[]
    events: { event: string; object: object }[]
  }
  expect(mail.items.at(-1)).toMatchObject({
    to: 'panova@uraldorstroy.example',
    subject: `Акт сверки ${made.number}`,
  })
  expect(mail.events).toContainEqual(
    expect.objectContaining({ event: 'act.ready', object: { type: 'act', id: actId } }),
  )
  const told = await visitor.ask<'listNotifications'>('/api/notifications/')
  expect(told.items[0]).toMatchObject({ title: `Акт сверки ${made.number} готов`, link: `/acts/${made.id}/` })
})

test('R-FIN-05 opening + debit − credit = closing over any period, and periods that follow each other join', async () => {
  const { request, pass, act } = await accountant()
  const day = fc
    .integer({ min: 0, max: 318 })
    .map((days) => new Date(Date.UTC(2026, 0, 5) + days * 86_400_000).toISOString().slice(0, 10))
  await fc.assert(
    fc.asyncProperty(day, day, async (one, other) => {
      const [from, to] = [one, other].toSorted()
      const first = await request({ periodFrom: '2026-01-01', periodTo: from })
      const next = await request({ periodFrom: nextDay(from ?? ''), periodTo: nextDay(to ?? '') })
      await pass(25)
      const [before, after] = [await act(first.actId), await act(next.actId)]
      for (const { opening, debit, credit, closing, rows } of [before, after]) {
        expect(closing).toBe(opening + debit - credit)
        expect(rows.reduce((sum, row) => sum + row.debit, 0)).toBe(debit)
        expect(rows.reduce((sum, row) => sum + row.credit, 0)).toBe(credit)
      }
      expect(after.opening).toBe(before.closing)
    }),
    { numRuns: 12, seed: 7 },
  )
})

test('R-FIN-02 a closing document without entries fails and says why; services are deliveries', async () => {
  const { request, pass, act, visitor } = await accountant()
  const empty = await request({ kind: 'upd', periodFrom: '2026-01-01', periodTo: '2026-01-31' })
  const services = await request({ kind: 'services', periodFrom: '2026-10-01', periodTo: '2026-11-20' })
  await pass(25)
  expect(await act(empty.actId)).toMatchObject({ status: 'failed', files: [], allowedActions: [] })
  expect(await visitor.ask<'getJob'>(`/web/job/${empty.job.id}/`)).toMatchObject({
    job: { status: 'failed', failReason: 'За этот период нет документов.' },
  })
  expect(await act(services.actId)).toMatchObject({ debit: 450_000, credit: 0, rows: [{ debit: 450_000 }] })
})

test('R-FIN-02 refusals of an act name what is wrong', async () => {
  const { visitor, codeOf, asked, request } = await accountant()
  const code = (wish: object) =>
    codeOf('/web/requestActs/', { ...asked, periodFrom: '2026-10-01', periodTo: '2026-10-31', ...wish })
  expect(await code({ contragentId: 502 })).toBe('contragentMismatch')
  expect(await code({ periodTo: '2026-09-30' })).toBe('periodInvalid')
  expect(await code({ periodTo: '2026-11-21' })).toBe('periodInvalid')
  expect(await code({ periodFrom: '2025-10-30' })).toBe('periodInvalid')
  expect(await code({ periodFrom: '2025-10-31' })).toBeUndefined()
  expect(await code({ contractId: seedIds.contracts.karyerServis.id })).toBe('contractUnavailable')
  const mechanic = await accountant('gusev@uraldorstroy.example')
  const { job } = await request({ periodFrom: '2026-10-01', periodTo: '2026-10-31' })
  const colleague = await new ShopVisitor(visitor.shop).login('gusev@uraldorstroy.example')
  expect((await colleague.call(`/web/job/${job.id}/`)).status).toBe(403)
  expect(await mechanic.codeOf('/web/act/1501/')).toBe(403)
  expect(await mechanic.codeOf('/web/getActs/', {})).toBe(403)
  const person = await accountant(seedIds.users.person.email)
  expect(await person.codeOf('/web/act/1501/')).toBe(404)
  expect(await person.codeOf('/web/job/job-act-1501/')).toBe(404)
  expect(await person.codeOf('/web/getBalance/', {})).toBe('companyRequired')
})

test('R-FIN-02 R-FIN-03 a contract that has ended is settled by acts', async () => {
  const { visitor, pass, codeOf, asked } = await accountant('director@karyer-servis.example')
  const { id: contragentId } = seedIds.companies.karyerServis
  const contract = async () =>
    (await visitor.ask<'listContracts'>('/web/contracts/', { contragentId })).items[0]
  const { id, validUntil } = (await contract()) ?? {}
  await pass((Date.parse(validUntil ?? '') - start) / 1000 + 2 * 86_400)
  expect(await contract()).toMatchObject({ id, status: 'expired' })
  expect((await contract())?.allowedActions).toContain('requestAct')
  const wish = { periodFrom: '2026-10-01', periodTo: '2026-10-31', contragentId, contractId: id }
  expect(await codeOf('/web/requestActs/', { ...asked, ...wish })).toBeUndefined()
})

test('R-FIN-02 a company asks for at most 60 acts an hour', async () => {
  const { request, codeOf, asked, pass } = await accountant()
  const period = { periodFrom: '2026-10-01', periodTo: '2026-10-31' }
  for (let count = 0; count < 60; count += 1) await request(period)
  expect(await codeOf('/web/requestActs/', { ...asked, ...period })).toBe(429)
  await pass(3600)
  expect(await codeOf('/web/requestActs/', { ...asked, ...period })).toBeUndefined()
})

test('R-FIN-02 an act is mailed at most five times an hour and disputed once, with files', async () => {
  const { visitor, codeOf, act } = await accountant()
  const send = () => codeOf('/web/acts/send/1501/', { email: 'panova@uraldorstroy.example' })
  for (let count = 0; count < 5; count += 1) expect(await send()).toBeUndefined()
  expect(await send()).toBe(429)
  expect((await act(1501)).status).toBe('sent')
  const { id } = await visitor.upload('Платёжка.pdf', '%PDF-1.7\n')
  const comment = 'Не учтена оплата от 30.10.2026.'
  const dispute = (fileIds: string[]) => visitor.call('/web/acts/dispute/1501/', { comment, fileIds })
  expect((await dispute(['u-none'])).envelope.errors?.[0]).toMatchObject({
    code: 'fileNotFound',
    field: 'fileIds.0',
  })
  expect((await dispute([id])).data).toMatchObject({ act: { status: 'disputed' } })
  expect((await dispute([])).envelope).toMatchObject({
    errors: [{ code: 'actionNotAllowed' }],
    data: { act: { allowedActions: ['download', 'send'] } },
  })
})

test('R-FIN-05 the PDF of an act has its figures, for its company alone', async () => {
  const { visitor, act } = await accountant()
  const { files, closing, rows } = await act(1501)
  const file = await visitor.download(files[0]?.id ?? '')
  expect(file.headers.get('content-length')).toBe(String(files[0]?.size))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), {
    mergePages: true,
  })
  expect(text).toContain('Акт сверки № АС-2026-0311')
  expect(text).toContain(rows[0]?.document)
  const roubles = Math.trunc(Math.abs(closing) / 100).toLocaleString('ru-RU')
  expect(text.replaceAll(/\s/g, ' ')).toContain(roubles.replaceAll(/\s/g, ' '))
  const person = await accountant(seedIds.users.person.email)
  expect((await person.visitor.download(files[0]?.id ?? '')).status).toBe(404)
})

const nextDay = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
