import { beforeEach, describe, expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { worldSeed } from '../world-seed.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { users, companies, orders, machines, requests } = seedIds
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const minute = 60_000
const day = 24 * 60 * minute

let shop = openShop()
let buyer: ShopVisitor
beforeEach(async () => {
  shop = openShop()
  buyer = await visitor(users.buyer.email)
})

const visitor = (email: string) => new ShopVisitor(shop).login(email)
const later = (time: number) => buyer.call('/sandbox/clock', { advance: time })
const question = {
  contragentId: companies.uralDorStroy.id,
  topic: 'question',
  text: 'Подойдёт ли фильтр FM-2040 на этот экскаватор?',
}
const task = {
  machineId: machines.excavator.id,
  kind: 'repair',
  symptoms: 'Течёт гидроцилиндр стрелы, падает давление',
  contact: { fio: 'Ершов Николай', phone: '+79125550168' },
}

const add = async (body: object = {}, who = buyer) =>
  (await who.ask<'addRequest'>('/web/requests/add/', { ...question, ...body })).request
const read = async (id: number, who = buyer) => (await who.ask<'getRequest'>(`/web/request/${id}/`)).request
const write = (id: number, body: object = {}, who = buyer) =>
  who.call(`/web/requests/message/${id}/`, { text: 'Спасибо, ждём.', ...body })
const list = async (query = '', who = buyer) =>
  (await who.ask<'listRequests'>(`/web/requests/${query}`)).items

const codeOf = ({ envelope }: Awaited<ReturnType<ShopVisitor['call']>>) => {
  const [error] = envelope.errors ?? []
  return [error?.code, error?.field]
}

describe('a new request', () => {
  test('R-ACC-15 it is listed first, with its order, machine and files', async () => {
    const file = await buyer.upload('Фото.png', png)
    const request = await add({
      topic: 'claim',
      orderId: orders.story.id,
      machineId: machines.excavator.id,
      fileIds: [file.id],
    })
    expect(request).toMatchObject({
      topic: 'claim',
      subject: question.text,
      order: { number: orders.story.number },
      machine: { serialNumber: machines.excavator.serialNumber },
      status: 'new',
      allowedActions: ['message', 'close'],
      files: [{ name: 'Фото.png', mime: 'image/png', url: `/web/files/${file.id}/` }],
    })
    expect((await list())[0]).toMatchObject({ id: request.id, unread: 0 })
    expect((await buyer.download(file.id)).status).toBe(200)
  })

  test('the subject is the first line, cut between words', async () => {
    const { subject } = await add({ text: `${'слово '.repeat(40)}\nещё` })
    expect(subject).toMatch(/^(слово )+слово…$/)
    expect(subject.length).toBeLessThanOrEqual(120)
  })

  test.each([
    ['another company', { contragentId: companies.karyerServis.id }, 'contragentMismatch', 'contragentId'],
    ['no company', { contragentId: null }, 'contragentMismatch', 'contragentId'],
    ['a claim about no order', { topic: 'claim' }, 'orderRequired', 'orderId'],
    ['a return of no order', { topic: 'return' }, 'orderRequired', 'orderId'],
    ['an order that is not there', { orderId: 1 }, 'orderNotFound', 'orderId'],
    ['an order of another company', { orderId: 70_015 }, 'orderNotFound', 'orderId'],
    ['a machine that is not theirs', { machineId: 1 }, 'machineNotFound', 'machineId'],
    ['an unknown file', { fileIds: ['u-0'] }, 'fileNotFound', 'fileIds.0'],
  ])('%s is refused', async (_, body, code, field) => {
    expect(codeOf(await buyer.call('/web/requests/add/', { ...question, ...body }))).toEqual([code, field])
  })

  test('20 an hour are taken, the next is 429', async () => {
    for (let count = 0; count < 20; count += 1) await add()
    const answer = await buyer.call('/web/requests/add/', question)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600'])
    await later(60 * minute)
    expect((await add()).status).toBe('new')
  })
})

describe('files', () => {
  test('a file is taken once, by its uploader, for its purpose and before it expires', async () => {
    const mechanic = await visitor(users.mechanic.email)
    const used = await buyer.upload('a.png', png)
    await add({ fileIds: [used.id] })
    const expired = await buyer.upload('b.png', png)
    const foreign = await mechanic.upload('c.png', png)
    await later(day + minute)
    buyer = await visitor(users.buyer.email)
    const scan = await buyer.upload('d.png', png, { purpose: 'authorityScan' })
    const own = await buyer.upload('e.png', png)
    const { id } = await add()
    for (const wrong of [used, expired, foreign, scan])
      expect(codeOf(await write(id, { fileIds: [own.id, wrong.id] }))).toEqual(['fileNotFound', 'fileIds.1'])
    expect(codeOf(await write(id, { fileIds: [own.id, own.id] }))).toEqual(['fileNotFound', 'fileIds.1'])
    // Nothing of a refused write is taken.
    expect((await write(id, { fileIds: [own.id] })).status).toBe(200)
  })

  test('six files are too many', async () => {
    const { id } = await add()
    expect((await write(id, { fileIds: ['1', '2', '3', '4', '5', '6'] })).status).toBe(422)
  })

  test('they are read by who may see the request, and by nobody else', async () => {
    const mechanic = await visitor(users.mechanic.email)
    const photo = await mechanic.upload('Фото.png', png)
    await mechanic.ask<'addMachineTask'>('/web/addTaskMachines/', { ...task, fileIds: [photo.id] })
    const person = await visitor(users.person.email)
    expect((await buyer.download(photo.id)).status).toBe(200)
    expect((await mechanic.download(photo.id)).status).toBe(200)
    expect((await person.download(photo.id)).status).toBe(404)
    expect((await new ShopVisitor(shop).download(photo.id)).status).toBe(404)
  })
})

describe('who sees a request', () => {
  test('a user sees own requests, with orders.viewAll those of all users; all others are 404', async () => {
    const mechanic = await visitor(users.mechanic.email)
    const person = await visitor(users.person.email)
    const own = await add({}, mechanic)
    expect((await read(own.id)).author.id).toBe(users.mechanic.id)
    expect((await list('', mechanic)).map(({ id }) => id)).toEqual([own.id])
    for (const other of [mechanic, person]) {
      const id = requests.documents.id
      const path = `/web/request/${id}/`
      expect((await other.call(path)).status).toBe(404)
      expect((await write(id, {}, other)).status).toBe(404)
      expect((await other.call(`/web/requests/close/${id}/`, {})).status).toBe(404)
    }
    expect((await list('', person)).every(({ companyId }) => companyId === null)).toBe(true)
  })

  test('the list is filtered by state, topic, order, machine and words', async () => {
    const topics = async (query: string) => (await list(query)).map(({ topic }) => topic)
    expect(await topics('?status=waitingCustomer')).toEqual(['documents'])
    expect(await topics('?topic=price')).toEqual(['price'])
    expect(await topics(`?orderId=${orders.story.id}`)).toEqual(['documents'])
    expect(await topics(`?machineId=${machines.excavator.id}`)).toEqual(['question'])
    expect(await topics('?query=вмятин')).toEqual(['claim'])
    expect(await topics(`?query=${encodeURIComponent('присоединительные размеры')}`)).toEqual(['question'])
    expect(await topics('?status=closed&topic=claim')).toEqual([])
  })

  test('messages of the seller are unread until this user reads them', async () => {
    const { id } = requests.documents
    const unread = async () => (await list('?topic=documents'))[0]?.unread
    expect(await unread()).toBe(1)
    expect((await read(id)).unread).toBe(0)
    expect(await unread()).toBe(0)
  })
})

describe('a thread', () => {
  test('R-POPUP-21 the seller accepts, asks, answers and closes; the customer is told each time', async () => {
    const { id, number } = await add()
    const states = []
    for (const wait of [9, 2, 30]) {
      await later(wait * minute)
      const { status, messages } = await read(id)
      states.push([status, messages.length])
    }
    expect(states).toEqual([
      ['new', 0],
      ['inProgress', 1],
      ['waitingCustomer', 2],
    ])
    await write(id, { text: 'EG-210, № EG210-004417' })
    expect(await read(id)).toMatchObject({ status: 'inProgress' })
    await later(21 * minute)
    buyer = await visitor(users.buyer.email)
    expect((await read(id)).messages.map(({ from }) => from)).toEqual([
      'seller',
      'seller',
      'customer',
      'seller',
    ])
    await later(day)
    buyer = await visitor(users.buyer.email)
    expect(await read(id)).toMatchObject({ status: 'closed', allowedActions: ['message'] })
    const { items } = await buyer.ask<'listNotifications'>('/api/notifications/')
    const told = items.filter(({ link }) => link === `/requests/${id}/`)
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      `Заявка ${number} закрыта`,
      `Ответ по заявке ${number}`,
      `Ответ по заявке ${number}`,
      `Ответ по заявке ${number}`,
    ])
    const { data } = await buyer.call('/sandbox/outbox')
    expect(JSON.stringify(data)).toContain(`Заявка ${number} закрыта`)
  })

  test('each step has its own time, however late the world looks', async () => {
    const { id, createdAt } = await add()
    await later(40 * minute)
    const times = (await read(id)).messages.map(({ at }) => (Date.parse(at) - Date.parse(createdAt)) / minute)
    expect(times.map(Math.round)).toEqual([10, 40])
  })

  test('one that waits for the customer for 14 days closes itself', async () => {
    const { id } = await add()
    await later(40 * minute)
    await later(14 * day)
    buyer = await visitor(users.buyer.email)
    const request = await read(id)
    expect(request.status).toBe('closed')
    expect(request.messages.at(-1)?.text).toContain('14 дней')
  })

  test('a message opens a closed request again until 30 days after its end', async () => {
    const { id } = await add()
    await buyer.ask<'closeRequest'>(`/web/requests/close/${id}/`, {})
    expect(codeOf(await buyer.call(`/web/requests/close/${id}/`, {}))[0]).toBe('actionNotAllowed')
    expect((await write(id)).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'inProgress', allowedActions: ['message', 'close'] })
    await buyer.ask<'closeRequest'>(`/web/requests/close/${id}/`, {})
    await later(30 * day)
    buyer = await visitor(users.buyer.email)
    const refused = await write(id)
    expect(codeOf(refused)[0]).toBe('actionNotAllowed')
    expect(refused.data).toMatchObject({ request: { id, status: 'closed', allowedActions: [] } })
  })

  test('reading does not put off the seller', async () => {
    const { id } = await add()
    for (const wait of [5, 4, 2]) {
      await later(wait * minute)
      await read(id)
    }
    expect((await read(id)).status).toBe('inProgress')
  })

  test('30 messages an hour are taken, the next is 429', async () => {
    const { id } = await add()
    for (let count = 0; count < 30; count += 1) expect((await write(id)).status).toBe(200)
    expect((await write(id)).status).toBe(429)
  })

  test('500 messages are the most, those of the seller among them', async () => {
    const seed = worldSeed()
    const full = (seed.rows.requests ?? []).map((request) => {
      const [message] = request.messages
      return message && request.id === requests.documents.id
        ? { ...request, messages: Array.from({ length: 499 }, (_, index) => ({ ...message, id: index + 1 })) }
        : request
    })
    shop = openShop({ seed: { ...seed, rows: { ...seed.rows, requests: full } } })
    buyer = await visitor(users.buyer.email)
    const { id } = requests.documents
    expect((await write(id)).status).toBe(200)
    expect(codeOf(await write(id))[0]).toBe('limitReached')
    await later(day)
    buyer = await visitor(users.buyer.email)
    const { status, messages } = await read(id)
    expect([status, messages.length]).toEqual(['closed', 500])
  })

  test('a message that is sent twice with one key stands once', async () => {
    const { id } = await add()
    const key = { 'Idempotency-Key': '1b4e28ba-2fa1-41d2-883f-0016d3cca427' }
    for (let count = 0; count < 2; count += 1)
      await buyer.call(`/web/requests/message/${id}/`, { text: 'Спасибо' }, key)
    expect((await read(id)).messages).toHaveLength(1)
  })
})

describe('requests of other calls', () => {
  test('R-API-51 R-POPUP-07 a request about a machine says what stands, what is wanted and whom to call', async () => {
    const { task: sent } = await buyer.ask<'addMachineTask'>('/web/addTaskMachines/', {
      ...task,
      urgency: 'machineDown',
      hours: 6120,
      desiredDate: '2040-11-21',
    })
    expect(sent.number).toMatch(/^ЗТ-2026-\d{5}$/)
    const request = await read(sent.id)
    expect(request).toMatchObject({
      topic: 'machineTask',
      urgency: 'machineDown',
      subject: task.symptoms,
      machine: { id: machines.excavator.id },
    })
    expect(request.text).toContain('Срочность: машина стоит')
    expect(request.text).toContain('Наработка: 6120 м·ч')
    expect(request.text).toContain('Желаемая дата: 21.11.2040')
    const { openRequests } = await buyer.ask<'getMachine'>(`/web/machines/data/?id=${machines.excavator.id}`)
    expect(openRequests).toBe(1)
    // A machine that stands is answered sooner.
    await later(3 * minute)
    expect((await read(sent.id)).messages[0]?.text).toContain('дежурному механику')
  })

  test('R-EQUIP-01 maintenance that the seller has closed moves the next service of the machine', async () => {
    const machineId = 903
    const service = async () =>
      (await buyer.ask<'getMachine'>(`/web/machines/data/?id=${machineId}`)).machine.nextService
    expect(await service()).toEqual({ motohours: 4000, left: -105, isDue: true })
    const { task: sent } = await buyer.ask<'addMachineTask'>('/web/addTaskMachines/', {
      ...task,
      machineId,
      kind: 'maintenance',
    })
    await later(20 * day)
    buyer = await visitor(users.buyer.email)
    expect((await read(sent.id)).status).toBe('closed')
    expect(await service()).toEqual({ motohours: 4250, left: 145, isDue: false })
  })

  test('R-EQUIP-01 maintenance that is marked done before its request is closed is done once', async () => {
    const machineId = 903
    await buyer.ask('/web/addTaskMachines/', { ...task, machineId, kind: 'maintenance' })
    await buyer.ask(`/web/machines/serviceDone/${machineId}/`, { dueAtHours: 4000 })
    await later(20 * day)
    buyer = await visitor(users.buyer.email)
    const { machine } = await buyer.ask<'getMachine'>(`/web/machines/data/?id=${machineId}`)
    expect(machine.nextService).toEqual({ motohours: 4250, left: 145, isDue: false })
  })

  test.each([
    ['another machine', { machineId: 1 }, 'machineNotFound', 'machineId'],
    ['a past day', { desiredDate: '2026-11-19' }, 'dateInPast', 'desiredDate'],
    ['an unknown file', { fileIds: ['u-0'] }, 'fileNotFound', 'fileIds.0'],
  ])('R-API-51 %s is refused', async (_, body, code, field) => {
    expect(codeOf(await buyer.call('/web/addTaskMachines/', { ...task, ...body }))).toEqual([code, field])
  })

  test('the feedback form of a customer, a disputed act and a wish to cancel are listed', async () => {
    await buyer.call('/api/sendWebForm/appeals/', {
      name: 'Алексей',
      phone: '+79125550101',
      message: 'Когда придёт зимняя форма для стекла?',
      consents: [{ type: 'personalData', docVersion: '2026-01' }],
    })
    await buyer.call('/web/acts/dispute/1501/', { comment: 'Не учтена оплата от 30 октября.' })
    const { order } = await buyer.ask<'getOrder'>('/web/profile/order/70006/')
    await buyer.call('/web/order/sendCancel/', {
      orderId: 70_006,
      version: order.version,
      reason: 'notNeeded',
    })
    const found = (await list()).slice(0, 3).map(({ topic, subject }) => [topic, subject])
    expect(found).toEqual([
      ['orderCancel', 'Больше не нужно.'],
      ['documents', expect.stringContaining('Не учтена оплата')],
      ['question', 'Когда придёт зимняя форма для стекла?'],
    ])
    await later(31 * minute)
    const [cancel] = await list('?topic=orderCancel')
    expect(cancel).toMatchObject({ status: 'closed', unread: 1, order: { id: 70_006 } })
  })

  test('the feedback form of a guest is of no list', async () => {
    const guest = new ShopVisitor(shop)
    await guest.call('/api/sendWebForm/appeals/', {
      name: 'Гость',
      phone: '+79125550199',
      message: 'Есть ли у вас фильтры?',
      consents: [{ type: 'personalData', docVersion: '2026-01' }],
    })
    await later(day)
    buyer = await visitor(users.buyer.email)
    expect((await list()).every(({ author }) => author.id === users.buyer.id)).toBe(true)
  })
})
