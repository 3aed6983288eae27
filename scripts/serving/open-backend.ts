import type { Backend } from '../../src/gateway/gateway.ts'
import { remoteBackend, sandboxBackend } from '../../src/server/backends.ts'
import type { Settings } from '../../src/server/settings.ts'
import { openEmbeddedSandbox } from './embedded-sandbox.ts'

/** The backend that the settings name: a real one, or the sandbox in this process. */
export interface OpenBackend {
  backend: Backend
  sandbox: boolean
  close: () => Promise<void>
}

export async function openBackend(settings: Settings): Promise<OpenBackend> {
  if (settings.backendUrl) {
    return { backend: remoteBackend(settings.backendUrl), sandbox: false, close: () => Promise.resolve() }
  }
  const sandbox = await openEmbeddedSandbox(settings)
  return { backend: sandboxBackend(sandbox), sandbox: true, close: async () => sandbox.close() }
}
