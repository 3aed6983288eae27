import type { ContractDocument } from '../sandbox/contract.ts'
import { createSandbox, type RequestMeta } from '../sandbox/create-sandbox.ts'
import { operations } from '../sandbox/operations/all.ts'
import { pricedState } from '../sandbox/rules/price-lists.ts'
import { scenarios } from '../sandbox/scenarios/all.ts'
import { seller } from '../sandbox/seller/seller.ts'
import { seedVersion, worldSeed } from '../sandbox/world-seed.ts'
import type { Connection } from './database.ts'
import { createIndexedDbStore, type Locks } from './indexeddb-store.ts'
import { answerMedia } from './media.ts'

export interface BrowserSandboxOptions {
  contract: ContractDocument
  connection: Connection
  /** Allows the sandbox's controls, which elsewhere are for loopback only: here the sandbox is the visitor's own. */
  controlToken: string
  onError: (error: unknown) => void
  locks?: Locks
}

export interface BrowserSandbox {
  /** Answers `/api`, `/web`, `/sandbox` and `/media`. */
  fetch: (request: Request, meta: RequestMeta) => Promise<Response>
  close: () => Promise<void>
}

/** A page can send a request to the sites that allow it only, and none while it is closed. */
const notHere = 'Магазин работает в браузере и вебхуки не отправляет.'

/** The whole sandbox as a browser runs it. */
export function openSandbox(options: BrowserSandboxOptions): BrowserSandbox {
  const { contract, connection, controlToken, onError, locks } = options
  const store = createIndexedDbStore(connection, locks)
  const sandbox = createSandbox({
    contract,
    operations,
    scenarios,
    background: seller,
    pricedState,
    seed: worldSeed(),
    seedVersion,
    store,
    controlToken,
    onError,
    sendWebhook: () => Promise.resolve({ httpCode: null, durationMs: 0, reason: notHere }),
  })
  return {
    fetch: async (request, meta) =>
      new URL(request.url).pathname.startsWith('/media/')
        ? answerMedia(request)
        : sandbox.fetch(request, meta),
    close: () => sandbox.close(),
  }
}
