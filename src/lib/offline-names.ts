/** Names that the shop's pages, its service worker and its server share. */

/** The service worker, at the root so that it may serve every page. */
export const workerPath = '/sw.js'
/** The part of a page that talks to the worker. */
export const offlineScriptPath = '/offline.js'
/** Cache of the pages that this visitor has seen, as drawn for him. */
export const keptPagesCache = 'kept-pages'
/** Cache of additions to the cart that wait for the network. */
export const queuedAdditionsCache = 'queued-additions'
/** The root element of a page that the worker has kept carries here when it was kept, milliseconds UTC. */
export const keptAttribute = 'data-kept'
/** The notice of a page without network. */
export const offlineNoticeId = 'offline-notice'

/** What a page asks the worker for. */
export type WorkerRequest =
  | { kind: 'keep'; path: string }
  /** Sends what waits for the network, and tells what was sent. */
  | { kind: 'send' }
  /** A page has shown what was sent. */
  | { kind: 'shown' }

/** What the worker tells the pages. */
export type WorkerNews = { kind: 'queued'; count: number } | ({ kind: 'sent'; left: number } & SentAdditions)

/** What has become of additions that waited. */
export interface SentAdditions {
  count: number
  /** Messages of the backend for those that it didn't accept. */
  refused: string[]
}
