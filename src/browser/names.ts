/** The IndexedDB database of the browser-only shop, and the beginning of its locks' names. */
export const databaseName = 'kran-detal-sandbox'

/** The service worker, which takes MSW's along; its scope is the whole site. */
export const workerUrl = '/shop-worker.js'
