import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkwordIn, codeIn, openOutbox } from './outbox.ts'

/** An address that answers this. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function opened(address: string) {
  const reasons: string[] = []
  const outbox = openOutbox(
    address,
    () => Promise.resolve(),
    (reason) => reasons.push(reason),
  )
  return { outbox, reasons }
}

const messages = [
  { to: 'a@example.ru', text: 'Код 111111' },
  { to: 'A@example.ru', text: 'Код 222222' },
  { to: 'b@example.ru', text: 'Код 333333' },
]

test.each([
  ['a list', messages],
  ['items', { items: messages }],
  ['our envelope', { status: 'success', data: { items: messages } }],
])('the newest message to a contact is found in %s', async (_what, body) => {
  const { outbox, reasons } = opened(await answering(200, JSON.stringify(body)))
  expect(codeIn(await outbox.newest('a@example.ru'))).toBe('222222')
  expect(await outbox.newest('c@example.ru')).toBeUndefined()
  expect(reasons).toEqual([])
})

test('a message that is known already is waited out', async () => {
  const { outbox } = opened(await answering(200, JSON.stringify(messages)))
  expect(await outbox.newest('b@example.ru', 'Код 333333')).toBeUndefined()
})

test.each([
  [403, '{}', 'status 403'],
  [200, '<html>', 'JSON'],
])('an outbox that answers %i %s is told as unread', async (status, body, reason) => {
  const { outbox, reasons } = opened(await answering(status, body))
  expect(await outbox.newest('a@example.ru')).toBeUndefined()
  expect(reasons).toHaveLength(1)
  expect(reasons[0]).toContain(reason)
})

test('an outbox that is not there is told as unread', async () => {
  const { outbox, reasons } = opened('http://127.0.0.1:1/')
  expect(await outbox.newest('a@example.ru')).toBeUndefined()
  expect(reasons).toHaveLength(1)
})

test('a code stands alone, a checkword in a link', () => {
  expect(codeIn('Заказ 1234567, код 123456.')).toBe('123456')
  expect(checkwordIn('https://shop.example/?checkword=aB3&login=x')).toBe('aB3')
  expect(checkwordIn(undefined)).toBeUndefined()
})
