import { renderMedia } from '../../mocks/sandbox/media.ts'
import type { SandboxAnswer } from '../../mocks/sandbox/create-sandbox.ts'
import { DatabaseProblem } from '../../mocks/sandbox/node/database-problem.ts'
import { openSandbox } from '../../mocks/sandbox/node/open-sandbox.ts'
import { readSeedChoice, readWebhookTargets } from '../../mocks/sandbox/node/settings.ts'
import { sharedSeed } from '../../mocks/sandbox/seed/seed.ts'
import { seedVersionOf, worldSeed } from '../../mocks/sandbox/world-seed.ts'
import type { EmbeddedSandbox } from './backends.ts'
import { StartError } from './run-server.ts'
import type { Settings } from './settings.ts'

export interface EmbeddedOptions {
  /** Observes the answers of the sandbox; test runs count them for the coverage of the contract. */
  onAnswer?: (answer: SandboxAnswer) => void
  /** Opens the controls to this machine, as in development. A proxy in front could make every visitor look local. */
  localControls?: boolean
}

/** The sandbox in this process, its state in the data folder. @throws {StartError} when the database can't be used */
export function openEmbeddedSandbox(
  {
    dataDir,
    sandboxControlToken,
    shopOrigin,
  }: Pick<Settings, 'dataDir' | 'sandboxControlToken' | 'shopOrigin'>,
  { localControls = false, ...watch }: EmbeddedOptions = {},
): EmbeddedSandbox {
  try {
    const seed = setting(readSeedChoice)
    return openSandbox({
      dataDir,
      webhooks: setting(readWebhookTargets),
      seed: worldSeed(seed),
      seedVersion: seedVersionOf(seed),
      renderMedia: (pathname) => renderMedia(pathname, sharedSeed(seed)),
      options: {
        ...watch,
        localControls,
        onMessage: (world, { to, subject, text }) => console.log(`[${world}] ${to}: ${subject}\n  ${text}`),
        ...(shopOrigin !== undefined && { shopOrigin }),
        ...(sandboxControlToken ? { controlToken: sandboxControlToken } : {}),
      },
    })
  } catch (error) {
    // The message says how to reset; a stack would hide it.
    if (error instanceof DatabaseProblem) throw new StartError(error.message, { cause: error })
    throw error
  }
}

/** A setting from the environment. @throws {StartError} when it is wrong */
function setting<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
