import { renderMedia } from '../../mocks/sandbox/drawings/media.ts'
import { openSandbox } from '../../mocks/sandbox/node/open-sandbox.ts'
import { DatabaseProblem } from '../../mocks/sandbox/node/sqlite-store.ts'
import { seedVersion, worldSeed } from '../../mocks/sandbox/world-seed.ts'
import { answerLog } from '../coverage/answer-log.ts'
import type { EmbeddedSandbox } from '../../src/server/backends.ts'
import { StartError } from '../../src/server/run-server.ts'
import type { Settings } from '../../src/server/settings.ts'

/** The sandbox in this process, its state in the data folder. @throws {StartError} when the database can't be used */
export function openEmbeddedSandbox({ dataDir, sandboxControlToken }: Settings): EmbeddedSandbox {
  try {
    return openSandbox({
      dataDir,
      seed: worldSeed(),
      seedVersion,
      renderMedia,
      options: {
        ...answerLog(),
        onMessage: (world, { to, subject, text }) => console.log(`[${world}] ${to}: ${subject}\n  ${text}`),
        ...(sandboxControlToken ? { controlToken: sandboxControlToken } : {}),
      },
    })
  } catch (error) {
    // Its message says how to reset; a stack would only hide it.
    if (error instanceof DatabaseProblem) throw new StartError(error.message, { cause: error })
    throw error
  }
}
