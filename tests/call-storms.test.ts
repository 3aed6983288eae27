// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createToastStore } from '../src/ui/toast/toast-store.ts'
import { type SessionWatch, watchSession } from '../src/app/session-watch.ts'
import { createOperationMatcher } from '../src/gateway/operation-matcher.ts'
import { operationList } from '../src/generated/operation-list.ts'
import { openPage } from '../src/testing/open-page.tsx'
import { personalPages, publicPages } from '../tools/testing/shop-pages.ts'

// However a call is answered, no page makes it over and over: at most three times in ten seconds without a person's act.

afterEach(() => {
  vi.useRealTimers()
  // A page's timers must not outlive the window.
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const match = createOperationMatcher(operationList)
const operationOf = (call: string) => {
  const [method = '', address = ''] = call.split(' ')
  return match(method, new URL(address, 'http://shop.example').pathname)?.id ?? ''
}

const refused = (status: number, code: string) => () =>
  Response.json({ status: 'error', data: null, errors: [{ code, message: '' }] }, { status })
const ways: Readonly<Record<string, () => Response>> = {
  'no network': () => {
    throw new TypeError('Failed to fetch')
  },
  'no answer': () => new Response('{}', { status: 504, headers: { 'x-gateway': 'noAnswer' } }),
  HTML: () => new Response('<h1>Сайт на обслуживании</h1>', { headers: { 'content-type': 'text/html' } }),
  'cut JSON': () => new Response('{"status":"succ', { headers: { 'content-type': 'application/json' } }),
  'a stale SESSID': refused(200, 'sessidInvalid'),
  ...Object.fromEntries(
    Object.entries({
      400: 'validation',
      401: 'unauthorized',
      403: 'forbidden',
      404: '404',
      409: 'conflict',
      422: 'validation',
      429: 'tooManyRequests',
      500: 'internal',
      502: 'internal',
      503: 'internal',
      523: 'techWork',
    }).map(([status, code]) => [status, refused(Number(status), code)]),
  ),
}

/** Ten seconds of the page's own clock, or more until the work has ended; what isn't a timer takes its turns meanwhile. */
async function tenSecondsOf(work: Promise<unknown>): Promise<void> {
  const state = { isOver: false }
  const ended = work.finally(() => {
    state.isOver = true
  })
  for (let step = 0; step < 10 || !state.isOver; step += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
  }
  await ended
}

/** What a call was answered once, it is answered again: the sandbox would say the same, after some milliseconds. */
function repeatedAnswers() {
  const known = new Map<string, { body: string; status: number; headers: Headers }>()
  let repeats = false
  return {
    repeat: () => void (repeats = true),
    of: async (request: Request, pass: () => Promise<Response>): Promise<Response> => {
      if (!repeats) return pass()
      const key = `${request.method} ${request.url} ${request.body ? await request.clone().text() : ''}`
      const before = known.get(key)
      if (before) return new Response(before.body, before)
      const { status, headers, body } = await pass().then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        body: await answer.text(),
      }))
      known.set(key, { status, headers, body })
      return new Response(body, { status, headers })
    },
  }
}

/** Each call of each operation fails in each way on the first page that makes it. */
const played = new Set<string>()

async function stormsOf(path: string, as?: string): Promise<string[]> {
  let watch: SessionWatch | undefined
  let broken = ''
  let way = ''
  const answers = repeatedAnswers()
  const page = await openPage(path, {
    intercept: (request, pass) =>
      operationOf(`${request.method} ${request.url}`) === broken ? ways[way]?.() : answers.of(request, pass),
    onSessionExpired: () => watch?.expired(),
    ...(as !== undefined && { as }),
  })
  const { queryClient, router, calls } = page
  answers.repeat()
  watch = watchSession({ queryClient, toasts: createToastStore(), router })
  const operations = new Set(calls.map(operationOf))
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  const found: string[] = []
  for (const operation of operations)
    for (const name of Object.keys(ways)) {
      if (played.has(`${operation} ${name}`)) continue
      played.add(`${operation} ${name}`)
      broken = operation
      way = name
      const before = calls.length
      // As a person who comes back to the page: everything is read once.
      await tenSecondsOf(queryClient.invalidateQueries({ refetchType: 'all' }))
      const counts = new Map<string, number>()
      for (const call of calls.slice(before)) counts.set(call, (counts.get(call) ?? 0) + 1)
      for (const [call, count] of counts)
        if (count > 3) found.push(`${path}: ${operation} with ${name}: ${count} times ${call}`)
      broken = ''
      // What failed is read again, so that the next way meets a whole page.
      await tenSecondsOf(
        queryClient.invalidateQueries({
          refetchType: 'all',
          predicate: ({ state }) => state.status === 'error' || state.isInvalidated,
        }),
      )
    }
  return found
}

test.each(publicPages)(
  'O-69 R-ERR-19 %s calls nothing over and over, however it is answered',
  async (path) => {
    expect(await stormsOf(path)).toEqual([])
  },
  120_000,
)

test.each(personalPages)(
  'O-69 R-ERR-19 so does the customer’s %s',
  async (path) => {
    expect(await stormsOf(path, 'buyer@example.ru')).toEqual([])
  },
  120_000,
)
