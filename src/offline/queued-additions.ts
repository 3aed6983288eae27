import { addManyToCart, addToCart, getHeader } from '../generated/operations.ts'
import { queuedAdditionsCache, type SentAdditions } from '../lib/offline-names.ts'
import { sentPlace } from '../lib/waiting-additions.ts'
import { at } from './kept-cart.ts'

/** How many additions wait at most. */
const mostAdditions = 50
/** How long one waits, milliseconds: the backend forgets an Idempotency-Key after a day. */
const longestWait = 86_400_000

/** What the visitor is told of an addition that waits. */
const queuedMessage = 'Добавим, когда появится связь'

const pathOf = ({ url }: Request) => new URL(url).pathname

const isAdditionPath = (path: string) => path === addToCart.path || path === addManyToCart.path

/** Whether this is one product, or several at once as kits and lists add them. */
export function isAddition(request: Request): boolean {
  return request.method === addToCart.method && isAdditionPath(pathOf(request))
}

/**
 * Keeps an addition that could not be sent. Its answer is a failed call, so the page still counts nothing as added; its
 * status 202 tells that it waits. A second click has the same Idempotency-Key and waits once.
 * @returns undefined when too many wait already
 */
export async function queueAddition(request: Request): Promise<Response | undefined> {
  const queue = await openQueue()
  const waiting = await waitingPlaces(queue)
  const key = request.headers.get('Idempotency-Key') ?? ''
  const place = `${pathOf(request)}?${new URLSearchParams({ key }).toString()}`
  if (!(await queue.match(place))) {
    if (waiting.length >= mostAdditions) return undefined
    const text = await request.text()
    const products = at(JSON.parse(text), 'products')
    const headers = {
      'Idempotency-Key': key,
      'X-Queued-At': String(Date.now()),
      'X-Positions': String(Array.isArray(products) ? products.length : 1),
    }
    await queue.put(place, new Response(text, { headers }))
  }
  const body = { status: 'error', data: null, errors: [{ code: 'unavailable', message: queuedMessage }] }
  return Response.json(body, { status: 202 })
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
    const outcome = await send(pathOf(place), waiting).catch(() => undefined)
    if (outcome === undefined) return
    const { count, refused } = await readSent()
    const sent: SentAdditions = {
      count: count + outcome.count,
      refused: [...refused, ...outcome.refused],
    }
    await queue.put(sentPlace, Response.json(sent))
    await queue.delete(place)
  }
}

async function waitingPlaces(queue: Cache): Promise<Request[]> {
  return (await queue.keys()).filter((place) => isAdditionPath(pathOf(place)))
}

/** @returns undefined when the backend didn't say what has become of it */
async function send(path: string, waiting: Response): Promise<SentAdditions | undefined> {
  if (Number(waiting.headers.get('X-Queued-At')) < Date.now() - longestWait)
    return refusal('Товар не добавлен: связи не было больше суток.')
  const header = await readEnvelope(await fetch(getHeader.path))
  const sessid = at(header, 'data', 'userData', 'SESSID')
  if (typeof sessid !== 'string') return undefined
  const body: object = JSON.parse(await waiting.text())
  const answer = await fetch(path, {
    method: addToCart.method,
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': waiting.headers.get('Idempotency-Key') ?? '',
    },
    body: JSON.stringify({ ...body, SESSID: sessid }),
  })
  if (answer.status >= 500 || answer.status === 429) return undefined
  const envelope = await readEnvelope(answer)
  const message = at(envelope, 'errors', 0, 'message')
  if (at(envelope, 'status') !== 'success')
    return refusal(typeof message === 'string' ? message : 'Товар не добавлен.')
  const added = at(envelope, 'data', 'added')
  const rejected = at(envelope, 'data', 'rejected')
  if (!Array.isArray(added) || !Array.isArray(rejected)) return { count: 1, refused: [] }
  const names = rejected.map((one) => String(at(one, 'name') ?? at(one, 'productId')))
  return {
    count: added.length,
    refused: names.length > 0 ? [`Не добавлено, откройте страницу товара: ${names.join(', ')}.`] : [],
  }
}

const refusal = (message: string): SentAdditions => ({ count: 0, refused: [message] })

async function readEnvelope(answer: Response): Promise<unknown> {
  return answer.headers.get('X-Gateway') === 'noAnswer' ? undefined : answer.json()
}

function openQueue(): Promise<Cache> {
  return caches.open(queuedAdditionsCache)
}
