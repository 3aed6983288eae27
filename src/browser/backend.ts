import { setupWorker } from 'msw/browser'
import { connect } from '../../mocks/browser/database.ts'
import { openSandbox } from '../../mocks/browser/open-sandbox.ts'
import { sandboxHandlers } from '../../mocks/handlers.ts'
import { seedVersion } from '../../mocks/sandbox/world-seed.ts'
import { gatewayRefusal } from '../gateway/refusals.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { createCookieJar } from './cookie-jar.ts'
import { ShopFailure } from './failures.ts'
import { databaseName, workerUrl } from './names.ts'
import { createVisitor } from './visitor.ts'

/**
 * Puts the sandbox behind this page: from now on MSW's service worker hands it every call and picture.
 * @param onProblem told of what breaks an answer later: a store that can't be written, a bug of an operation
 * @throws {ShopFailure} when there is no service worker; a problem of the database when it can't be used
 */
export async function startBackend(onProblem: (error: unknown) => void): Promise<void> {
  const connection = connect(databaseName, seedVersion)
  const controlToken = crypto.randomUUID()
  const jar = createCookieJar(connection)
  // Whether the browser keeps anything at all is told now, not at the first order.
  await jar.header()
  const sandbox = openSandbox({ contract, connection, controlToken, onError: onProblem })
  const visitor = createVisitor({ sandbox, jar, controlToken, ownCookies: () => document.cookie })
  const answer = async (request: Request) => {
    try {
      return await visitor(request)
    } catch (error) {
      onProblem(error)
      return gatewayRefusal(500, 'internal')
    }
  }
  const worker = setupWorker(...sandboxHandlers({ fetch: answer }))
  try {
    await worker.start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: workerUrl, options: { scope: '/' } },
    })
  } catch (error) {
    throw new ShopFailure('worker', error)
  }
}
