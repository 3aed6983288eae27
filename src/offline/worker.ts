import { cartPath } from '../lib/paths.ts'
import { offlineScriptPath, type WorkerNews } from '../lib/offline-names.ts'
import { countWaiting } from '../lib/waiting-additions.ts'
import { at } from './kept-cart.ts'
import {
  findAsset,
  findPage,
  findPhone,
  isFresh,
  isKeepable,
  keepPage,
  listPages,
  openKeptPages,
} from './kept-pages.ts'
import { keptDocument, offlineDocument } from './offline-documents.ts'
import { forgetSent, isAddition, queueAddition, readSent, sendAdditions } from './queued-additions.ts'
import type { AnsweringEvent, WorkerScope } from './worker-scope.ts'

// The service worker. It is no part of a build: each kept page names the files of its own build, which are kept with it.
// So a newer worker takes over at once.

const worker = globalThis as unknown as WorkerScope

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
  // The page is asked for while the worker starts.
  event.waitUntil(worker.registration.navigationPreload.enable())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (url.origin !== location.origin) return
  if (isAddition(request)) {
    const answer = add(request)
    // The addition goes on when its page is left.
    event.waitUntil(answer)
    event.respondWith(answer)
  }
  if (request.method !== 'GET') return
  if (isFile(url.pathname)) event.respondWith(openFile(request))
  else if (request.mode === 'navigate' && isPage(url)) event.respondWith(openPage(event, url))
})

worker.addEventListener('message', (event) => {
  const path = at(event.data, 'path')
  const isShown = at(event.data, 'kind') === 'shown'
  event.waitUntil(typeof path === 'string' ? loadPage(path) : isShown ? forgetSent() : sendAndTell())
})

// Chromium wakes the worker when the network is back, without any page.
worker.addEventListener('sync', (event) => event.waitUntil(sendAndTell()))

const isFile = (pathname: string) => pathname.startsWith('/assets/') || pathname === offlineScriptPath

/**
 * How long the worker waits for an answer, in milliseconds. The server waits less for its backend, so a slow shop isn't
 * taken for a lost network.
 */
const patience = 12_000

/** Files and calls are no pages, also when somebody opens them. */
const isPage = ({ pathname }: URL) =>
  !/^\/(?:api|web|media|sandbox|contract)\//.test(pathname) && !/\.\w{1,8}$/.test(pathname)

async function openPage(event: AnsweringEvent, url: URL): Promise<Response> {
  const path = url.pathname + url.search
  const pages = openKeptPages()
  try {
    const response = await orLater(fromNetwork(event), path)
    if (isWhole(response) && isKeepable(url)) {
      const copy = response.clone()
      event.waitUntil(pages.then((cache) => keepPage(cache, path, copy)).catch(notKept))
    }
    event.waitUntil(sendAndTell())
    return response
  } catch {
    const [page, queued] = [await findPage(path), await countWaiting()]
    return page
      ? keptDocument(page, queued)
      : offlineDocument(await findPage(cartPath), await listPages(), queued, await findPhone())
  }
}

async function fromNetwork({ preloadResponse, request }: AnsweringEvent): Promise<Response> {
  return (await preloadResponse) ?? (await fetch(request))
}

/** The same; rejects after a while without an answer when the page is kept: that one is shown then, with its time. */
async function orLater(answer: Promise<Response>, path: string): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      findPage(path).then((page) => page && reject(new Error('The network says nothing')), reject)
    }, patience)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

async function openFile(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await findAsset(request)
    if (kept) return kept
    throw error
  }
}

/** Keeps a page that was opened without a document, or before this worker had come. */
async function loadPage(path: string): Promise<void> {
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin || !isKeepable(url)) return
  // The cart changes with each addition.
  if (path !== cartPath && (await isFresh(path))) return
  const pages = await openKeptPages()
  try {
    const response = await fetch(path)
    if (isWhole(response)) await keepPage(pages, path, response)
  } catch (error) {
    notKept(error)
  }
}

/** What waits already goes first. */
async function add(request: Request): Promise<Response> {
  const copy = request.clone()
  const isBehind = (await countWaiting()) > 0 && (await sendAndTell()) > 0
  try {
    // What was heard all the same isn't added twice: it waits with its Idempotency-Key.
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(patience)])
    if (!isBehind) return await fetch(request, { signal })
  } catch (error) {
    return (await queue(copy)) ?? Promise.reject(error)
  }
  return (await queue(copy)) ?? Response.error()
}

async function queue(request: Request): Promise<Response | undefined> {
  const answer = await queueAddition(request)
  if (!answer) return undefined
  await tell({ kind: 'queued', count: await countWaiting() })
  // Absent in Firefox and WebKit, refused in private windows: the pages then ask for the sending.
  await worker.registration.sync?.register('additions').catch(() => undefined)
  return answer
}

/** @returns how many still wait */
async function sendAndTell(): Promise<number> {
  await sendAdditions()
  const [sent, left] = [await readSent(), await countWaiting()]
  if (left > 0 || sent.count > 0 || sent.refused.length > 0) await tell({ kind: 'sent', left, ...sent })
  return left
}

async function tell(news: WorkerNews): Promise<void> {
  for (const client of await worker.clients.matchAll()) client.postMessage(news, [])
}

function isWhole(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return response.status === 200 && !response.redirected && type.startsWith('text/html')
}

/** No space, or a private window: the page can be read with a network only. */
function notKept(error: unknown): void {
  console.warn('The page is not kept for a visit without network:', error)
}
