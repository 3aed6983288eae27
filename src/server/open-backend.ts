import type { Backend } from '../gateway/gateway.ts'
import { remoteBackend, sandboxBackend } from './backends.ts'
import type { EmbeddedOptions } from './embedded-sandbox.ts'
import { openHarRecording } from './har-recording.ts'
import type { Settings } from './settings.ts'

/** The backend that the settings name: a real one, or the sandbox in this process. */
export interface OpenBackend {
  backend: Backend
  sandbox: boolean
  close: () => Promise<void>
}

/** @throws {SettingsError} when the calls can't be recorded */
export async function openBackend(settings: Settings, watch?: EmbeddedOptions): Promise<OpenBackend> {
  const recording = settings.harFile === undefined ? undefined : openHarRecording(settings.harFile)
  const open = await openUnwatched(settings, watch)
  if (!recording) return open
  return {
    ...open,
    backend: recording.watch(open.backend),
    close: async () => {
      await recording.close()
      await open.close()
    },
  }
}

async function openUnwatched(settings: Settings, watch: EmbeddedOptions | undefined): Promise<OpenBackend> {
  if (settings.backendUrl) {
    return { backend: remoteBackend(settings.backendUrl), sandbox: false, close: () => Promise.resolve() }
  }
  // Loaded on demand: a real backend doesn't need the sandbox and its seed.
  const { openEmbeddedSandbox } = await import('./embedded-sandbox.ts')
  const sandbox = openEmbeddedSandbox(settings, watch)
  return { backend: sandboxBackend(sandbox), sandbox: true, close: async () => sandbox.close() }
}
