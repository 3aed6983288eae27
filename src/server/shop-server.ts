import { setTimeout } from 'node:timers/promises'
import { Server as TlsServer } from 'node:tls'
import { gatewayContract } from '../gateway/gateway-contract.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { operationList } from '../generated/operation-list.ts'
import { createHttpServer, createTlsServer, type WebServer } from './http-server.ts'
import { createListener, type Listener } from './listener.ts'
import { createJsonLog, type Log } from './request-log.ts'
import { close, listen, networkAddresses, originOf, requireFree, StartError } from './run-server.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'
import { createStorefront, type Storefront, type StorefrontParts } from './storefront.ts'
import type { EmbeddedOptions } from './embedded-sandbox.ts'
import { endGracefully } from './end-gracefully.ts'
import { watchFaults } from './process-faults.ts'
import { readTlsFiles, watchTlsFiles } from './tls-files.ts'
import { logOutput } from './log-output.ts'
import { openBackend } from './open-backend.ts'

/** How long connections stay open for a request that was sent when the end began, in milliseconds. */
const idleGrace = 500

/** What differs between a built shop and one in development. */
export type ShopParts = Pick<StorefrontParts, 'assets' | 'files' | 'render' | 'development'>

/** What a server is made from. */
export interface ServerContext {
  settings: Settings
  log: Log
  /** Aborted when the server begins to end. */
  ending: AbortSignal
}

/** A shop that is ready to be served. */
export interface RunningShop {
  server: WebServer
  /** Lines about the backend for the terminal. */
  backendLines: readonly string[]
  /** Called before the server closes: ends what holds its connections open. */
  beforeClose?: () => Promise<void>
  /** Called after the last answer. */
  close: () => Promise<void>
}

/** The shop on the backend of the settings. Ends the process with a clear message when it can't be started. */
export async function runShop(
  makeParts: (context: ServerContext) => Promise<ShopParts>,
  watch?: EmbeddedOptions,
): Promise<void> {
  await runServer(async (context) => {
    const { settings, log } = context
    // Before the build, which takes long: what can fail at once.
    const tls = settings.tls && readTlsFiles(settings.tls)
    const open = await openBackend(settings, watch)
    const parts = await makeParts(context).catch(async (error: unknown) => {
      await open.close()
      throw error
    })
    const storefront = createStorefront({
      ...parts,
      backend: open.backend,
      sandbox: open.sandbox,
      contract: gatewayContract(operationList, contract),
      sharesDocuments: true,
      ...commonParts(context),
    })
    const listener = shopListener(storefront, context)
    const server = tls ? createTlsServer(tls, listener) : createHttpServer(listener)
    const stopWatch =
      settings.tls && server instanceof TlsServer
        ? watchTlsFiles(settings.tls, server, { log, now: Date.now })
        : () => {}
    return {
      server,
      backendLines: open.sandbox
        ? sandboxLines(settings, 'another one: BACKEND_URL=https://backend.example npm start')
        : [`${settings.backendUrl}`, '          the embedded sandbox again: start without BACKEND_URL'],
      close: async () => {
        stopWatch()
        await open.close()
      },
    }
  })
}

/** What any storefront takes from the settings. */
export function commonParts({ settings, log, ending }: ServerContext) {
  const { backendTimeout, supportPhone, mapTiles, tls, host, port, shopOrigin, logKey } = settings
  // Never that of a request: whoever asks writes its Host header.
  const origin = shopOrigin ?? originOf(tls ? 'https' : 'http', host, port)
  const hsts = tls !== undefined || shopOrigin?.startsWith('https:') === true
  return { origin, backendTimeout, supportPhone, mapTiles, hsts, ending, log, logKey, now: Date.now }
}

export function shopListener(handle: Storefront, { settings, log, ending }: ServerContext): Listener {
  const { trustedProxies, shopOrigin } = settings
  return createListener({ handle, trustedProxies, shopOrigin, log, now: Date.now, ending })
}

/** Starts a server, prints its address, and ends it on a signal. Wrong settings and a taken port are told in one line. */
export async function runServer(make: (context: ServerContext) => Promise<RunningShop>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const log = createJsonLog(logOutput())
    const ending = new AbortController()
    await requireFree(settings.port, settings.host)
    const shop = await make({ settings, log, ending: ending.signal })
    const address = await listen(shop.server, settings.port, settings.host).catch(async (error: unknown) => {
      await shop.beforeClose?.()
      await shop.close()
      throw error
    })
    const fromOutside = networkAddresses(new URL(address), settings.host).map((one) => `          ${one}`)
    console.log(
      ['', `Shop:     ${address}`, ...fromOutside, ...withHeading(shop.backendLines), ''].join('\n'),
    )
    const end = endGracefully(async () => {
      ending.abort()
      // Requests still come until the load balancer has seen that `/readyz` answers 503.
      await setTimeout(settings.drainTime)
      await shop.beforeClose?.()
      await close(shop.server, { idleGrace })
      await shop.close()
    })
    watchFaults(log, Date.now, end)
  } catch (error) {
    if (!(error instanceof SettingsError) && !(error instanceof StartError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

function withHeading([first = '', ...more]: readonly string[]): string[] {
  return [`Backend:  ${first}`, ...more]
}

/** Data folder and demo accounts of the sandbox. */
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
