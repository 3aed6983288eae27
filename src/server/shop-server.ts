import type { RequestListener, Server } from 'node:http'
import { createOperationMatcher } from '../gateway/operation-matcher.ts'
import { operationList } from '../generated/operation-list.ts'
import { createHttpServer, createListener } from './http-server.ts'
import { createJsonLog, type Log } from './request-log.ts'
import { close, listen, networkAddresses, requireFree, StartError } from './run-server.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { createStorefront, type Storefront, type StorefrontParts } from './storefront.ts'
import type { AnswerWatch } from './embedded-sandbox.ts'
import { endGracefully } from './end-gracefully.ts'
import { logOutput } from './log-output.ts'
import { openBackend } from './open-backend.ts'

/** What differs between a built shop and one in development. */
export type ShopParts = Pick<StorefrontParts, 'assets' | 'files' | 'render' | 'development'>

/** A shop that is ready to be served. */
export interface RunningShop {
  server: Server
  /** What the terminal tells of its backend, line by line. */
  backendLines: readonly string[]
  /** Before the server stops to listen: what would hold its connections. */
  beforeClose?: () => Promise<void>
  /** After its last answer. */
  close: () => Promise<void>
}

/** The shop on the backend of the settings. Ends the process with a clear message when it can't be started. */
export async function runShop(
  makeParts: (settings: Settings) => Promise<ShopParts>,
  watch?: AnswerWatch,
): Promise<void> {
  await runServer(async (settings, log) => {
    // First what may be refused at once: building takes its time.
    const open = await openBackend(settings, watch)
    const parts = await makeParts(settings).catch(async (error: unknown) => {
      await open.close()
      throw error
    })
    const storefront = createStorefront({
      ...parts,
      backend: open.backend,
      sandbox: open.sandbox,
      matchOperation: createOperationMatcher(operationList),
      ...commonParts(settings, log),
    })
    return {
      server: createHttpServer(shopListener(storefront, settings, log)),
      backendLines: open.sandbox
        ? sandboxLines(settings, 'another one: BACKEND_URL=https://backend.example npm start')
        : [`${settings.backendUrl}`, '          the embedded sandbox again: start without BACKEND_URL'],
      close: open.close,
    }
  })
}

/** What any storefront takes from the settings. */
export function commonParts({ backendTimeout, supportPhone }: Settings, log: Log) {
  return { backendTimeout, supportPhone, log, now: Date.now }
}

export function shopListener(handle: Storefront, { trustProxy }: Settings, log: Log): RequestListener {
  return createListener({ handle, trustProxy, log, now: Date.now })
}

/** Starts a server and says where it is; ends it by the first signal. A wrong setting or a taken port is one clear line. */
export async function runServer(make: (settings: Settings, log: Log) => Promise<RunningShop>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const log = createJsonLog(logOutput())
    await requireFree(settings.port, settings.host)
    const shop = await make(settings, log)
    const address = await listen(shop.server, settings.port, settings.host).catch(async (error: unknown) => {
      await shop.beforeClose?.()
      await shop.close()
      throw error
    })
    const port = settings.port || Number(new URL(address).port)
    const fromOutside = networkAddresses(settings.host, port).map((one) => `          ${one}`)
    console.log(
      ['', `Shop:     ${address}`, ...fromOutside, ...withHeading(shop.backendLines), ''].join('\n'),
    )
    endGracefully(async () => {
      await shop.beforeClose?.()
      await close(shop.server)
      await shop.close()
    })
  } catch (error) {
    if (!(error instanceof SettingsError) && !(error instanceof StartError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

function withHeading([first = '', ...more]: readonly string[]): string[] {
  return [`Backend:  ${first}`, ...more]
}

/** Where the sandbox keeps its state, and who may log in. */
export function sandboxLines({ dataDir }: Settings, another: string): string[] {
  return [
    `the embedded sandbox, its state in ${dataDir}`,
    `          ${another}`,
    'Accounts: buyer@example.ru   companies, orders in every status',
    '          person@example.ru  an individual',
    '          admin@example.ru   an administrator',
    '          password of all: Kran-2026!',
  ]
}
