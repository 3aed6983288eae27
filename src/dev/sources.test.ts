import { expect, test } from 'vitest'
import contract from '../generated/contract.json' with { type: 'json' }
import { type PageExchange, pageSource } from './page-source.ts'
import { readRules, rulesCookie } from './play-rules.ts'
import { serverSource } from './server-source.ts'

/** The web socket of hot reloading, as both ends see it. */
function socket() {
  const listeners = new Map<string, (data: unknown) => void>()
  const sent: [string, unknown][] = []
  return {
    hot: {
      on: (event: string, listener: (data: never) => void) =>
        void listeners.set(event, listener as (data: unknown) => void),
      send: (event: string, data?: unknown) => void sent.push([event, data]),
    },
    sent,
    tell: (event: string, data: unknown) => listeners.get(event)?.(data),
  }
}

test('a panel asks the development server, and is told of every breach and of a backend that did not open', () => {
  const { hot, sent, tell } = socket()
  const source = serverSource(hot)
  let changes = 0
  source.subscribe(() => (changes += 1))
  expect(sent).toEqual([['panel:hello', undefined]])
  tell('panel:state', { backend: 'sandbox', operations: [], entries: [] })
  tell('panel:drift', { entries: [{ id: 1 }] })
  expect([source.state().backend, source.state().entries.length, changes]).toEqual(['sandbox', 1, 2])
  source.switchTo('prism')
  expect(source.state().isSwitching).toBe(true)
  tell('panel:failed', { message: 'нет' })
  expect(source.state()).toMatchObject({ isSwitching: false, failure: 'нет', backend: 'sandbox' })
  source.clear()
  tell('vite:ws:connect', undefined)
  expect(sent.slice(1).map(([event]) => event)).toEqual(['panel:switch', 'panel:clear', 'panel:hello'])
})

test('the browser-only shop judges its own answers', async () => {
  let tell: (exchange: PageExchange) => void = () => undefined
  const subscribeToAnswers = (listener: typeof tell) => {
    tell = listener
    return () => undefined
  }
  const source = pageSource({ contract, subscribeToAnswers, hot: undefined })
  expect(source.state().operations.find(({ id }) => id === 'getFooter')?.answers[0]).toEqual({
    status: 200,
    examples: ['success'],
  })
  const request = new Request('http://localhost/api/footer/?x=1')
  const headers = { 'Cache-Control': 'no-store' }
  tell({ request, response: Response.json({ status: 'success', data: null, errors: [] }, { headers }) })
  await expect.poll(() => source.state().entries).toHaveLength(1)
  expect(source.state().entries[0]).toMatchObject({ operationId: 'getFooter', status: 200 })
  const refused = { status: 504, headers: { ...headers, 'X-Gateway': 'noAnswer' } }
  tell({ request, response: Response.json({}, refused) })
  await expect.poll(() => source.state().entries[0]?.violations[0]?.kind).toBe('noAnswer')
  source.clear()
  expect(source.state().entries).toEqual([])
})

test('rules survive the way through the cookie; one that is broken or too long is none', () => {
  const rules = { '*': { code: 500, wait: 0.5 }, addToCart: { fault: 'network' as const } }
  expect(readRules(`a=b; ${rulesCookie(rules)?.split(';')[0]}`)).toEqual(rules)
  expect(readRules('sandbox-prefer=%7Bbroken')).toEqual({})
  expect(rulesCookie({})).toMatch(/Max-Age=0/)
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`operation${index}`, { code: 500 }]),
  )
  expect(rulesCookie(many)).toBeUndefined()
})
