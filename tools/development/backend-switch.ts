import type { Backend } from '../../src/gateway/gateway.ts'
import { type BackendChoice, backendName } from './backend-choice.ts'

/** A backend that answers until it is closed. */
export interface OpenedBackend {
  backend: Backend
  close: () => Promise<void>
  /** Takes a changed contract and goes on answering meanwhile; without it the backend is opened anew. */
  renew?: () => Promise<void>
  /** Only one may be open at a time: the old one is closed before the new one is opened. */
  exclusive?: boolean
}

/** Opens what was chosen. @throws an error whose message is for the person who chose */
export type OpenChosen = (choice: BackendChoice) => Promise<OpenedBackend>

/** The backend behind the storefront, which can be exchanged while it is served. */
export interface BackendSwitch {
  backend: Backend
  chosen: () => BackendChoice
  /** Exchanges it; when the new one can't be opened, the old one stays. @throws what `open` throws */
  switchTo: (choice: BackendChoice) => Promise<void>
  /** Opens the present one anew, by a changed contract. */
  renew: () => Promise<void>
  close: () => Promise<void>
}

/** Calls that come while an exclusive backend is exchanged wait for the new one. */
export async function createBackendSwitch(first: BackendChoice, open: OpenChosen): Promise<BackendSwitch> {
  let chosen = first
  let opened = await open(first)
  let exchanged: Promise<unknown> = Promise.resolve()
  let held: Promise<void> | undefined

  async function exchange(choice: BackendChoice): Promise<void> {
    const old = opened
    if (old.exclusive && choice.kind === chosen.kind) {
      const release = Promise.withResolvers<void>()
      held = release.promise
      try {
        await old.close()
        opened = closed
        opened = await open(choice)
      } finally {
        held = undefined
        release.resolve()
      }
      return
    }
    opened = await open(choice)
    chosen = choice
    await old.close()
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = exchanged.then(work)
    exchanged = done.catch(() => undefined)
    return done
  }

  return {
    backend: async (request, meta) => {
      await held
      return opened.backend(request, meta)
    },
    chosen: () => chosen,
    switchTo: (choice) =>
      inTurn(async () => {
        if (backendName(choice) !== backendName(chosen)) await exchange(choice)
      }),
    renew: () => inTurn(() => opened.renew?.() ?? exchange(chosen)),
    close: () => inTurn(() => opened.close()),
  }
}

const closed: OpenedBackend = {
  backend: () => Promise.reject(new Error('the backend could not be opened again')),
  close: () => Promise.resolve(),
}
