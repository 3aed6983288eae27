import { keptPagesCache } from '../lib/offline-names.ts'

const assetsCache = 'kept-assets'
const keptAt = 'X-Kept-At'
const namedAssets = 'X-Named-Assets'
/** Address of the shop's telephone among the files: it outlives the pages. */
const phonePlace = '/phone/'
/** How many pages are kept, the newest ones. */
const mostPages = 40
/** How long a page is kept, milliseconds: a day, as a token of the backend lives (R-CONST-03). */
const keepTime = 86_400_000
/** A page that was kept a moment ago is not loaded again only to be kept. */
const freshTime = 600_000

/** A page as the visitor has seen it. */
export interface KeptPage {
  path: string
  response: Response
  /** When, milliseconds UTC. */
  time: number
}

/** Pages of one person and answers to links of mails are not kept, nor are favourites: their document has no list. */
export function isKeepable({ pathname, searchParams }: URL): boolean {
  return (
    !/^\/(?:personal|favorites|admin|registration|payment-\w+|ui|api|web|media|assets|sandbox|contract)\//.test(
      pathname,
    ) &&
    !/\.\w{1,8}$/.test(pathname) &&
    !searchParams.has('checkword') &&
    !searchParams.has('login')
  )
}

/**
 * Opens the cache before a page is asked for. When the session changes meanwhile, the cache is deleted, and so is what is
 * put into it afterwards: no page of one visitor is kept for the next one.
 */
export function openKeptPages(): Promise<Cache> {
  return caches.open(keptPagesCache)
}

/** Keeps a page with the scripts and styles that it names; they come from the browser's own cache. */
export async function keepPage(pages: Cache, path: string, response: Response): Promise<void> {
  const html = await response.text()
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))]
  const kept = await caches.open(assetsCache)
  const isMissing = await Promise.all(assets.map(async (path) => !(await kept.match(path))))
  // A page without one of its files can still be read.
  await Promise.allSettled(assets.filter((_, index) => isMissing[index]).map((path) => kept.add(path)))
  const headers = new Headers({
    'Content-Type': 'text/html; charset=utf-8',
    // The nonce of the scripts inside stands in it.
    'Content-Security-Policy': response.headers.get('Content-Security-Policy') ?? '',
    [keptAt]: String(Date.now()),
    [namedAssets]: assets.join(' '),
  })
  // The header's, whose address phoneHref has made.
  const [, address, phone] = /href="(tel:[^"]*)".*?>([+\d][^<]+)</.exec(html) ?? []
  if (phone !== undefined)
    await kept.put(phonePlace, new Response(`<a class="phone" href="${address}">${phone}</a>`))
  // Put last, so that the newest stand at the end.
  await pages.delete(path)
  await pages.put(path, new Response(html, { headers }))
  await forgetOld(pages, kept)
}

/** The page at this path, if it was seen within the last day. */
export async function findPage(path: string): Promise<KeptPage | undefined> {
  const pages = await openKeptPages()
  const response = await pages.match(path)
  const time = response && timeOf(response)
  return response && time && time > Date.now() - keepTime ? { path, response, time } : undefined
}

/** Whether a page has just been kept. */
export async function isFresh(path: string): Promise<boolean> {
  const page = await findPage(path)
  return page !== undefined && page.time > Date.now() - freshTime
}

/** Pages that can be opened, the newest first. */
export async function listPages(): Promise<KeptPage[]> {
  const pages = await openKeptPages()
  const found = await Promise.all(
    (await pages.keys()).map(({ url }) => findPage(url.slice(location.origin.length))),
  )
  return found.filter((page) => page !== undefined).toReversed()
}

/** A script or style of a kept page. */
export async function findAsset(request: Request): Promise<Response | undefined> {
  return (await caches.open(assetsCache)).match(request)
}

/** A link that calls the telephone of the header that was seen last. */
export async function findPhone(): Promise<string | undefined> {
  return (await (await caches.open(assetsCache)).match(phonePlace))?.text()
}

async function forgetOld(pages: Cache, assets: Cache): Promise<void> {
  const listed = await listPages()
  const staying = new Set(listed.slice(0, mostPages).map(({ path }) => path))
  const named = new Set([phonePlace])
  for (const { path, response } of listed)
    if (staying.has(path))
      for (const asset of (response.headers.get(namedAssets) ?? '').split(' ')) named.add(asset)
  await deleteBut(pages, staying)
  await deleteBut(assets, named)
}

async function deleteBut(cache: Cache, staying: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys())
    if (!staying.has(request.url.slice(location.origin.length))) await cache.delete(request)
}

const timeOf = (response: Response) => Number(response.headers.get(keptAt))
