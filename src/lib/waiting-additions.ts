import { queuedAdditionsCache } from './offline-names.ts'

/** Address in the queue of what was sent and not shown yet: the last page may have been closed long before. */
export const sentPlace = '/sent-additions/'

/** Event of the document: the visitor has dropped the additions that waited. */
export const additionsDroppedEvent = 'additions-dropped'

/** How many products wait for the network to come into the cart. */
export async function countWaiting(): Promise<number> {
  // Absent on plain http.
  const { caches }: Partial<WindowOrWorkerGlobalScope> = globalThis
  if (!(await caches?.has(queuedAdditionsCache))) return 0
  const queue = await caches?.open(queuedAdditionsCache)
  const places = (await queue?.keys()) ?? []
  const waiting = await Promise.all(
    places.filter(({ url }) => new URL(url).pathname !== sentPlace).map((place) => queue?.match(place)),
  )
  // An earlier worker has kept single products without their number.
  return waiting.reduce((sum, one) => sum + (one ? Number(one.headers.get('X-Positions') ?? 1) : 0), 0)
}
