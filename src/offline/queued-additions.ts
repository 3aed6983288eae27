import { addToCart, getHeader } from '../generated/operations.ts'
import { queuedAdditionsCache, type SentAdditions } from '../lib/offline-names.ts'
import { at } from './kept-cart.ts'

/** How many additions wait at most. */
const mostAdditions = 50
/** How long one waits, milliseconds: the backend forgets an Idempotency-Key after a day. */
const longestWait = 86_400_000

/** What the visitor is told of an addition that waits. */
const queuedMessage = 'Добавим, когда появится связь'

/** Address in the queue of what was sent and not shown yet: the last page may have been closed long before. */
const sentPlace = '/sent-additions/'

export function isAddition({ method, url }: Request): boolean {
  return method === addToCart.method && new URL(url).pathname === addToCart.path
}

/**
 * Keeps an addition that could not be sent. Its answer is a failed call, so the page still counts nothing as added; a
 * second click has the same Idempotency-Key and waits once.
 * @returns undefined when too many wait already
 */
export async function queueAddition(request: Request): Promise<Response | undefined> {
  const queue = await openQueue()
  const waiting = await waitingPlaces(queue)
  const key = request.headers.get('Idempotency-Key') ?? ''
  const place = `${addToCart.path}?${new URLSearchParams({ key }).toString()}`
  if (waiting.length >= mostAdditions && !(await queue.match(place))) return undefined
  const headers = { 'Idempotency-Key': key, 'X-Queued-At': String(Date.now()) }
  if (!(await queue.match(place))) await queue.put(place, new Response(await request.text(), { headers }))
  const body = { status: 'error', data: null, errors: [{ code: 'unavailable', message: queuedMessage }] }
  return Response.json(body, { status: 503 })
}

export async function countAdditions(): Promise<number> {
  return (await waitingPlaces(await openQueue())).length
}

let sending: Promise<void> | undefined

/** Sends what waits, one after another in the order of the clicks; at most one run at a time. */
export function sendAdditions(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/** What was sent since a page has last shown it. */
export async function readSent(): Promise<SentAdditions> {
  const kept: SentAdditions | undefined = await (await (await openQueue()).match(sentPlace))?.json()
  return kept ?? { count: 0, refused: [] }
}

export async function forgetSent(): Promise<void> {
  await (await openQueue()).delete(sentPlace)
}

async function sendAll(): Promise<void> {
  const queue = await openQueue()
  for (const place of await waitingPlaces(queue)) {
    const waiting = await queue.match(place)
    if (!waiting) continue
    const outcome = await send(waiting).catch(() => undefined)
    if (outcome === undefined) return
    const { count, refused } = await readSent()
    const sent =
      outcome === 'added' ? { count: count + 1, refused } : { count, refused: [...refused, outcome.refused] }
    await queue.put(sentPlace, Response.json(sent))
    await queue.delete(place)
  }
}

async function waitingPlaces(queue: Cache): Promise<Request[]> {
  return (await queue.keys()).filter(({ url }) => new URL(url).pathname === addToCart.path)
}

/** @returns undefined when the backend didn't say what has become of it */
async function send(waiting: Response): Promise<'added' | { refused: string } | undefined> {
  if (Number(waiting.headers.get('X-Queued-At')) < Date.now() - longestWait)
    return { refused: 'Товар не добавлен: связи не было больше суток.' }
  const header = await readEnvelope(await fetch(getHeader.path))
  const sessid = at(header, 'data', 'userData', 'SESSID')
  if (typeof sessid !== 'string') return undefined
  const body: object = JSON.parse(await waiting.text())
  const answer = await fetch(addToCart.path, {
    method: addToCart.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': waiting.headers.get('Idempotency-Key') ?? '',
    },
    body: JSON.stringify({ ...body, SESSID: sessid }),
  })
  if (answer.status >= 500 || answer.status === 429) return undefined
  const envelope = await readEnvelope(answer)
  if (at(envelope, 'status') === 'success') return 'added'
  const message = at(envelope, 'errors', 0, 'message')
  return { refused: typeof message === 'string' ? message : 'Товар не добавлен.' }
}

async function readEnvelope(answer: Response): Promise<unknown> {
  return answer.headers.get('X-Gateway') === 'noAnswer' ? undefined : answer.json()
}

function openQueue(): Promise<Cache> {
  return caches.open(queuedAdditionsCache)
}
