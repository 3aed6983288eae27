import { allowsPrefetch, browserConnection } from '../lib/connection.ts'
import {
  keptAttribute,
  offlineNoticeId,
  queuedAdditionsCache,
  workerPath,
  type WorkerNews,
  type WorkerRequest,
} from '../lib/offline-names.ts'
import { cartPath, homePath } from '../lib/paths.ts'
import { listPages } from './kept-pages.ts'
import { keptText, noticeButtonStyle, noticeLinkStyle, noticeStyle, queueText } from './notice.ts'
import { countOf, positionForms } from '../lib/plural.ts'
import { serverAnswers } from '../lib/server-answers.ts'
import { additionsDroppedEvent } from '../lib/waiting-additions.ts'

// The page's side of the service worker. A script of its own, beside the shop's: no first view waits for it.

/** How often additions that wait are tried while the page is looked at, milliseconds. */
const tryAgain = 15_000
/** Milliseconds after which a page or a notice counts as seen. A cart at rest is kept after it. */
const restTime = 3000

const keptAt = Number(document.documentElement.getAttribute(keptAttribute) ?? Number.NaN)
const isKept = !Number.isNaN(keptAt)
let isLost = isKept || !navigator.onLine
let queued = 0
/** What was done when the line came back, until the visitor goes on. */
let news = ''
let newsTime = 0
/** By the visitor, until there is more to tell. */
let isClosed = false
/** Pages that can be opened without network; read when it is gone. */
let keptPaths: ReadonlySet<string> = new Set()

function ask(request: WorkerRequest): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request, []))
}

/** The notice over the page: what is missing, what waits, what was done meanwhile. */
function show(): void {
  const old = document.getElementById(offlineNoticeId)
  const lost = isLost ? 'Нет связи. Цены и\u00a0остатки могли измениться.' : ''
  const state = isKept ? keptText(keptAt, isLost) : lost
  const text = [state, queueText(queued), news].join(' ').trim()
  if (text === '' || isClosed) {
    old?.remove()
    return
  }
  const notice = old ?? document.createElement('div')
  notice.id = offlineNoticeId
  notice.setAttribute('role', 'status')
  notice.style.cssText = noticeStyle
  const words = document.createElement('span')
  words.textContent = text
  const link = document.createElement('a')
  link.href = news === '' ? '' : cartPath
  link.textContent = news === '' ? 'Обновить страницу' : 'Открыть корзину'
  link.style.cssText = noticeLinkStyle
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Закрыть'
  button.style.cssText = noticeButtonStyle
  button.addEventListener('click', closeNotice)
  notice.replaceChildren(words, link, button)
  if (!old) document.body.prepend(notice)
}

/** The focus goes where it goes after a navigation. */
function closeNotice(): void {
  isClosed = true
  news = ''
  show()
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function tell(what: string): void {
  news = what
  newsTime = performance.now()
  isClosed = false
}

function hear(message: WorkerNews): void {
  if (message.kind === 'queued') {
    queued = message.count
    isClosed = false
  } else {
    queued = message.left
    const added =
      message.count > 0 ? [`Добавлено в\u00a0корзину: ${countOf(message.count, positionForms)}.`] : []
    const said = [...added, ...message.refused].join(' ')
    if (said !== '') {
      // What was sent proves the line, unless it has gone again since.
      isLost = !navigator.onLine
      tell(isLost ? said : `Связь появилась. ${said}`)
      ask({ kind: 'shown' })
    }
    // The shop reads the cart anew when a page becomes visible again (R-TAB-03).
    if (message.count > 0) document.dispatchEvent(new Event('visibilitychange'))
  }
  show()
}

async function goOffline(): Promise<void> {
  isLost = true
  news = ''
  isClosed = false
  show()
  keptPaths = new Set((await listPages()).map(({ path }) => path))
}

function goOnline(): void {
  isLost = false
  show()
  ask({ kind: 'send' })
}

/** A logout that another tab or the end of the session brings asks nobody before it drops what waits. */
async function tellDropped(): Promise<void> {
  const dropped = queued
  if (dropped === 0 || (await caches.has(queuedAdditionsCache))) return
  queued = 0
  tell(
    `Не\u00a0добавлено в\u00a0корзину: ${countOf(dropped, positionForms)}. Вы вышли или сменили контрагента.`,
  )
  show()
}

/** Links to kept pages are left to the browser, which asks the worker. The shop's router would ask the backend. Buttons stay its own. */
function leaveToBrowser(event: MouseEvent): void {
  if (!(isKept || isLost) || !(event.target instanceof Element)) return
  const link = event.target.closest<HTMLAnchorElement>('a[href]:not([role],[aria-haspopup],[target])')
  if (!link || link.origin !== location.origin || link.pathname.startsWith('/media/')) return
  const path = link.pathname + link.search
  if (link.hash !== '' && path === location.pathname + location.search) return
  if (isKept || keptPaths.has(path)) event.stopPropagation()
}

/** Runs a while after the last call of what it returns. */
function atRest(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    clearTimeout(timer)
    timer = setTimeout(run, restTime)
  }
}

/** Each page of the router has its title. */
function onTitle(run: () => void): void {
  const title = document.querySelector('title')
  if (title) new MutationObserver(run).observe(title, { childList: true, characterData: true, subtree: true })
}

/** Pages that the router has opened, and the cart after each change, are known to the worker only when it is told. */
function watchPages(): void {
  const keepThis = atRest(() => ask({ kind: 'keep', path: location.pathname + location.search }))
  const keepCart = atRest(() => ask({ kind: 'keep', path: cartPath }))
  keepThis()
  onTitle(keepThis)
  const isCartWrite = ({ name }: PerformanceEntry) =>
    /\/basket\/(?!getBasketProducts|products|find)/.test(new URL(name, location.origin).pathname)
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => isCartWrite(entry))) keepCart()
  }).observe({ type: 'resource' })
}

onTitle(() => {
  // What came while the next page was under way is not read yet.
  if (news === '' || performance.now() - newsTime < restTime) return
  news = ''
  show()
})
addEventListener('offline', () => void goOffline())
addEventListener('online', goOnline)
addEventListener('click', leaveToBrowser, true)
document.addEventListener(additionsDroppedEvent, () => {
  queued = 0
  show()
})
navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerNews>) => hear(data))
navigator.serviceWorker.startMessages()
// A browser that never said 'offline' says no 'online' either.
setInterval(() => {
  if (document.visibilityState !== 'visible' || (!isLost && queued === 0)) return
  void tellDropped()
  void serverAnswers().then((answers) => {
    if (answers) goOnline()
  })
}, tryAgain)
if (isLost) void goOffline()
// The answer tells what waits already.
ask({ kind: 'send' })

// R-SEO-09, R-SEO-10: on a slow or paid connection nothing is loaded ahead. Private windows may refuse a worker.
if (allowsPrefetch(browserConnection()))
  navigator.serviceWorker.register(workerPath, { scope: homePath }).then(watchPages, () => undefined)
