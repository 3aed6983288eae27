import { renderMedia } from '../../mocks/sandbox/drawings/media.ts'
import { openSandbox } from '../../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../../mocks/sandbox/world-seed.ts'
import type { EmbeddedSandbox } from '../../src/server/backends.ts'
import type { Settings } from '../../src/server/settings.ts'

/** The sandbox in this process, its state in the data folder. @throws a `DatabaseProblem` that says how to reset */
export function openEmbeddedSandbox({ dataDir, sandboxControlToken }: Settings): EmbeddedSandbox {
  return openSandbox({
    dataDir,
    seed: worldSeed(),
    seedVersion,
    renderMedia,
    options: {
      onMessage: (world, { to, subject, text }) => console.log(`[${world}] ${to}: ${subject}\n  ${text}`),
      ...(sandboxControlToken ? { controlToken: sandboxControlToken } : {}),
    },
  })
}
