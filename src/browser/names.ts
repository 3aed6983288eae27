/** The IndexedDB database of the browser-only shop, and the beginning of its locks' names. */
export const databaseName = 'kran-detal-sandbox'

/** Where the build puts MSW's service worker; its scope is the whole site. */
export const workerUrl = '/mockServiceWorker.js'
