import { createSingleProcessPrism } from '@stoplight/prism-cli/dist/util/createServer.js'
import type { PrismOrder, PrismReport } from './renewable-prism.ts'

// Prism in a process that stays: reading another contract takes it half a second, starting it anew some seconds.

let answering: { close: () => Promise<void> } | undefined

async function load({ document, port }: PrismOrder): Promise<PrismReport> {
  try {
    const next: typeof answering = await createSingleProcessPrism({
      document,
      port,
      host: '127.0.0.1',
      cors: true,
      dynamic: false,
      multiprocess: false,
      errors: false,
      verboseLevel: 'warn',
      ignoreExamples: false,
      seed: '',
      jsonSchemaFakerFillProperties: false,
    })
    const old = answering
    answering = next
    // Calls under way are answered first.
    await old?.close()
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
