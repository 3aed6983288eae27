import { segmentJoiner } from '../contract/prism/front.ts'
import type { ContractDocument } from '../contract/model/document.ts'
import { type EmbeddedSandbox, remoteBackend, sandboxBackend } from '../../src/server/backends.ts'
import type { OpenChosen, OpenedBackend } from './backend-switch.ts'
import { drawnMedia } from './drawn-media.ts'
import { playedBackend } from './played-backend.ts'
import { startPrism } from './renewable-prism.ts'

interface ChosenParts {
  /** Opens the sandbox in this process, by its newest code. */
  openSandbox: () => Promise<EmbeddedSandbox>
  /** The newest contract. */
  contract: () => ContractDocument
  /** The file of it. */
  contractFile: string
}

/** Milliseconds that an address is given to answer anything at all. */
const probeTime = 3000

/** Opens each kind of backend. */
export function openChosen({ openSandbox, contract, contractFile }: ChosenParts): OpenChosen {
  return async (choice) => {
    switch (choice.kind) {
      case 'sandbox': {
        const sandbox = await openSandbox()
        return {
          backend: sandboxBackend(sandbox),
          close: async () => sandbox.close(),
          exclusive: true,
        }
      }
      case 'prism':
        return openPrism(contractFile, contract, drawnMedia())
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

async function openPrism(
  contractFile: string,
  contract: () => ContractDocument,
  media: (request: Request) => Promise<Response>,
): Promise<OpenedBackend> {
  const prism = startPrism()
  let join = segmentJoiner(contract())
  const load = async () => {
    await prism.load(contractFile)
    join = segmentJoiner(contract())
  }
  await load().catch(async (error: unknown) => {
    await prism.stop()
    throw error
  })
  return {
    backend: playedBackend((request, meta) => {
      const { origin, pathname, search } = new URL(request.url)
      if (pathname.startsWith('/media/')) return media(request)
      const joined = new Request(origin + join(pathname + search), request)
      return remoteBackend(`http://127.0.0.1:${prism.port()}`)(joined, meta)
    }, contract),
    renew: load,
    close: () => prism.stop(),
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
