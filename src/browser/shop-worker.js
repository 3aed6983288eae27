// The service worker of the browser-only shop: MSW's, which hands each call of the shop to the page that made it, and
// before it what MSW has no business with. Plain JavaScript: browsers run it as it stands here, but for the next line.
// In development it is empty, so that nothing is kept: sources change.
const build = { version: '', files: [] }

const prefix = 'shop-'
const cacheName = prefix + build.version

/** What the sandbox answers. */
const isCall = ({ origin, pathname }) =>
  origin === location.origin && /^\/(?:api|web|media|sandbox)\//.test(pathname)

const isAsset = ({ pathname }) => build.files.length > 0 && pathname.startsWith('/assets/')

// Heard before MSW's own listener, which would hand every file of the site to the page and back.
addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (isCall(url)) return
  event.stopImmediatePropagation()
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (build.files.length > 0) event.respondWith(openPage(request))
  } else if (isAsset(url) || build.files.includes(url.pathname))
    event.respondWith(openFile(request, url.pathname))
})

addEventListener('message', (event) => {
  if (event.data === 'KEEP_SHOP') event.waitUntil(keepShop())
})

// MSW's worker leaves with its last page. This one stays, or there would be nobody to open the shop without a network.
if (build.files.length > 0)
  Object.defineProperty(registration, 'unregister', { value: () => Promise.resolve(false) })

importScripts('/mockServiceWorker.js')

/** The newest page while there is a network, the kept one when there is none. */
async function openPage(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/index.html', { cacheName })
    if (kept) return kept
    throw error
  }
}

/** Names under /assets/ change with what is in them, so any build's will do; other files may be newer than what is kept. */
async function openFile(request, pathname) {
  if (isAsset({ pathname })) return (await caches.match(pathname)) ?? fetch(request)
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(pathname, { cacheName })
    if (kept) return kept
    throw error
  }
}

/** Keeps every file of this build for a visit without a network, then forgets those of older ones. */
async function keepShop() {
  if (build.files.length === 0) return
  const cache = await caches.open(cacheName)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  try {
    await cache.addAll(build.files.filter((file) => !known.has(file)))
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
    await Promise.all(old.map((name) => caches.delete(name)))
  } catch (error) {
    // No space, or a host that lacks a file: the shop runs all the same, but not without a network.
    console.warn('The shop is not kept for a visit without a network:', error)
  }
}
