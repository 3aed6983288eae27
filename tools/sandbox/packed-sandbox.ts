// The executable of the packed sandbox (npm run sandbox:pack).
import { beginWithEngineFlags } from './engine-flags.ts'

// Before all the rest is loaded: with the flags it begins anew.
beginWithEngineFlags(process)

try {
  const { main } = await import('./packed-main.ts')
  await main(new URL('contract.json', import.meta.url))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
