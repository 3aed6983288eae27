/**
 * Browser tests of what a buyer does, which work without switches of the sandbox: they would not pass to a real backend.
 * `npm test` runs those of `onlyThroughPrism` once, with Prism between the shop and the sandbox; the purchase runs over the
 * embedded sandbox too.
 */
const onlyThroughPrism = ['cart', 'orders', 'session', 'catalogue', 'search', 'pages']

export const journeyFiles = ['purchase', ...onlyThroughPrism].map((name) => `e2e/${name}.e2e.ts`)

/** Patterns of Playwright for the files that `npm test` leaves to the stage with Prism. */
export const leftToPrism = onlyThroughPrism.map((name) => `**/e2e/${name}.e2e.ts`)
