import type { RequestListener, Server } from 'node:http'
import { createOperationMatcher } from '../../src/gateway/operation-matcher.ts'
import { operationList } from '../../src/generated/operation-list.ts'
import { createHttpServer, createListener } from '../../src/server/http-server.ts'
import { createJsonLog } from '../../src/server/request-log.ts'
import { close, listen, StartError } from '../../src/server/run-server.ts'
import { readSettings, type Settings, SettingsError } from '../../src/server/settings.ts'
import { createStorefront, type StorefrontParts } from '../../src/server/storefront.ts'
import { type OpenBackend, openBackend } from './open-backend.ts'

/** What differs between a built shop and one in development. */
export type ShopParts = Pick<StorefrontParts, 'assets' | 'files' | 'render' | 'development'>

/** Another HTTP server than the plain one; development puts the bundler's in front. */
export interface ServerWrap {
  server: Server
  close: () => Promise<void>
}

/** Starts the shop and says where it is. Ends the process with a clear message when it can't be started. */
export async function runShop(
  makeParts: (settings: Settings) => Promise<ShopParts>,
  wrap?: (listener: RequestListener) => ServerWrap,
): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const parts = await makeParts(settings)
    const open = await openBackend(settings)
    const log = createJsonLog((line) => process.stdout.write(line))
    const storefront = createStorefront({
      ...parts,
      backend: open.backend,
      sandbox: open.sandbox,
      matchOperation: createOperationMatcher(operationList),
      backendTimeout: settings.backendTimeout,
      supportPhone: settings.supportPhone,
      log,
      now: Date.now,
    })
    const listener = createListener({
      handle: storefront,
      trustProxy: settings.trustProxy,
      log,
      now: Date.now,
    })
    const wrapped = wrap?.(listener)
    const server = wrapped?.server ?? createHttpServer(listener)
    const address = await listen(server, settings.port, settings.host).catch(async (error: unknown) => {
      await open.close()
      throw error
    })
    welcome(address, settings, open)
    endGracefully(async () => {
      await wrapped?.close()
      await close(server)
      await open.close()
    })
  } catch (error) {
    if (!(error instanceof SettingsError) && !(error instanceof StartError)) throw error
    console.error(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

function welcome(address: string, settings: Settings, { sandbox }: OpenBackend): void {
  const backend = sandbox
    ? [
        `Backend:  the embedded sandbox, its state in ${settings.dataDir}`,
        '          another one: BACKEND_URL=https://backend.example npm start',
        'Accounts: buyer@example.ru   companies, orders in every status',
        '          person@example.ru  an individual',
        '          admin@example.ru   an administrator',
        '          password of all: Kran-2026!',
      ]
    : [`Backend:  ${settings.backendUrl}`, '          the embedded sandbox again: start without BACKEND_URL']
  console.log(['', `Shop:     ${address}`, ...backend, ''].join('\n'))
}

/** First signal: finish what is under way; a second one: at once. */
function endGracefully(end: () => Promise<void>): void {
  let ending = false
  const onSignal = () => {
    if (ending) process.exit(1)
    ending = true
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
