import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSegments, multiSegmentPaths } from '../../mocks/prism/front.ts'
import type { ContractDocument } from '../../mocks/sandbox/contract.ts'
import { remoteBackend } from '../../src/server/backends.ts'
import type { Settings } from '../../src/server/settings.ts'
import { openBackend } from '../serving/open-backend.ts'
import { spawnPrism, untilAnswering } from '../serving/prism-process.ts'
import type { OpenChosen, OpenedBackend } from './backend-switch.ts'
import { playedBackend } from './played-backend.ts'

interface ChosenParts {
  settings: Settings
  /** The newest contract. */
  contract: () => ContractDocument
  /** The file of it. */
  contractFile: string
}

/** Milliseconds that an address is given to answer anything at all. */
const probeTime = 3000

/** Opens each kind of backend. */
export function openChosen({ settings, contract, contractFile }: ChosenParts): OpenChosen {
  return async (choice) => {
    switch (choice.kind) {
      case 'sandbox': {
        const { backend, close } = await openBackend({ ...settings, backendUrl: undefined })
        return { backend, close, exclusive: true }
      }
      case 'prism':
        return openPrism(contractFile, contract)
      case 'url':
        return {
          backend: playedBackend(remoteBackend(choice.origin), contract),
          close: () => Promise.resolve(),
        }
      case 'msw':
        // The page answers itself; what gets here came before its service worker was awake.
        return {
          backend: () => Promise.reject(new Error('the sandbox is inside the page (BACKEND=msw)')),
          close: () => Promise.resolve(),
        }
    }
  }
}

async function openPrism(contractFile: string, contract: () => ContractDocument): Promise<OpenedBackend> {
  // A copy of its own: Prism starts anew by itself when its file changes, and would do so in the middle of an answer.
  const folder = await mkdtemp(join(tmpdir(), 'prism-'))
  const file = join(folder, 'contract.json')
  await copyFile(contractFile, file)
  const prism = await spawnPrism(file)
  const close = async () => {
    await prism.stop()
    await rm(folder, { recursive: true, force: true })
  }
  await untilAnswering(prism).catch(async (error: unknown) => {
    await close()
    throw error
  })
  const marked = multiSegmentPaths(contract())
  const answer = remoteBackend(`http://127.0.0.1:${prism.port}`)
  return {
    backend: playedBackend((request, meta) => {
      const { origin, pathname, search } = new URL(request.url)
      return answer(new Request(origin + joinSegments(pathname + search, marked), request), meta)
    }, contract),
    close,
  }
}

/** Why nothing answers at an origin; `undefined` when something does, whatever it says. */
export async function unreachable(origin: string): Promise<string | undefined> {
  try {
    await fetch(`${origin}/api/header/`, { redirect: 'manual', signal: AbortSignal.timeout(probeTime) })
    return undefined
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}
