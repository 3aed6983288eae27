import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'
import type { PrismOrder, PrismReport } from './renewable-prism.ts'

// Prism in a process that stays: reading another contract takes it under half a second, starting it anew some seconds.
// Put together from its parts: its command line would read the contract a second time and make a sample address of
// every operation for its log, which is as much work again, while somebody waits for a page.

let answering: { close: () => Promise<void> } | undefined

async function load({ document, port }: PrismOrder): Promise<PrismReport> {
  try {
    const next = createServer(await getHttpOperationsFromSpec(document), {
      cors: true,
      config: {
        isProxy: false,
        validateRequest: true,
        validateResponse: true,
        checkSecurity: true,
        errors: false,
        upstreamProxy: undefined,
        mock: { dynamic: false, ignoreExamples: false, seed: '' },
      },
      components: { logger: createLogger('Prism', { level: 'silent' }) },
    })
    await next.listen(port, '127.0.0.1')
    const old = answering
    answering = next
    // It answers what is under way first; nobody has to wait for that.
    old?.close().catch((error: unknown) => console.error(error))
    return { port }
  } catch (error) {
    return { port, failure: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (order: PrismOrder) => {
  load(order).then(
    (report) => process.send?.(report),
    (error: unknown) => console.error(error),
  )
})
// However the server ended, Prism doesn't outlive it.
process.on('disconnect', () => process.exit(0))
