/**
 * Browser tests of what a buyer does, which work without switches of the sandbox: they would not pass to a real backend.
 * `npm test` runs those of `onlyThroughPrism` once, with Prism between the shop and the sandbox; the purchase runs over the
 * embedded sandbox too.
 */
const onlyThroughPrism = ['cart', 'orders', 'session', 'catalogue', 'search', 'pages']

const journeys = ['purchase', ...onlyThroughPrism]
/** The longest files. Whole files in two lanes by their time: halves by number left one lane idle for a sixth of it. */
const firstLane = new Set(['catalogue', 'pages'])

/** Files of the two lanes that play the journeys side by side. */
export const journeyLanes = [true, false].map((isFirst) =>
  journeys.filter((name) => firstLane.has(name) === isFirst).map((name) => `e2e/${name}.e2e.ts`),
)

/** Patterns of Playwright for the files that `npm test` leaves to the stage with Prism. */
export const leftToPrism = onlyThroughPrism.map((name) => `**/e2e/${name}.e2e.ts`)
