import type { EmbeddedSandbox } from '../../src/server/backends.ts'
import type { Settings } from '../../src/server/settings.ts'

/** The sandbox in this process; loaded only when no real backend is named. */
export async function openEmbeddedSandbox(_settings: Settings): Promise<EmbeddedSandbox> {
  throw new Error('pending')
}
