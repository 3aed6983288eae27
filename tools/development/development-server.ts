import { readFile } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { msw } from 'msw/vite'
import { createServer, type ViteDevServer } from 'vite'
import { createDriftLog } from '../contract/drift/drift-log.ts'
import { createExchangeDrift } from '../contract/drift/exchange-drift.ts'
import { operationAnswers } from '../contract/drift/operation-answers.ts'
import type { ContractDocument } from '../contract/model/document.ts'
import type { Render } from '../../src/app/render-env.ts'
import { gatewayContract } from '../../src/gateway/gateway-contract.ts'
import type { GatewayOperation } from '../../src/gateway/operation-matcher.ts'
import { isDocumentPath } from '../../src/server/document-path.ts'
import { createHttpServer } from '../../src/server/http-server.ts'
import { describeError } from '../../src/server/request-log.ts'
import { StartError } from '../../src/server/run-server.ts'
import { isOwnOrigin, type Settings, SettingsError } from '../../src/server/settings.ts'
import { createStorefront } from '../../src/server/storefront.ts'
import { contractRoot } from '../contract/model/bundle.ts'
import { contractPage } from '../contract/docs/contract-page-middleware.ts'
import { developmentAssets } from '../build/development-assets.ts'
import {
  commonParts,
  type RunningShop,
  sandboxLines,
  type ServerContext,
  shopListener,
} from '../../src/server/shop-server.ts'
import { shopWorker } from '../build/shop-worker.ts'
import { answerLog } from '../contract/coverage/answer-log.ts'
import { type BackendChoice, backendName, parseBackend, readBackendChoice } from './backend-choice.ts'
import { createBackendSwitch } from './backend-switch.ts'
import { contractPlugin } from './contract-plugin.ts'
import { observedBackend } from './observed-backend.ts'
import { openChosen, unreachable } from './open-chosen.ts'
import { linkPanels } from './panel-link.ts'
import { type SandboxModule, watchSandboxCode } from './sandbox-code.ts'
import { answerShell, leanContract } from './shell.ts'

const generated = fileURLToPath(new URL('../../src/generated/', import.meta.url))
const contractFile = `${generated}contract.json`

/** @param file below the root, which may lie in a folder of any name */
function isNoSource(file: string): boolean {
  return /(?:^|\/)(?:\.cache|\.data|dist(?:-[^/]*)?)(?:\/|$)|^(?:e2e|src\/generated)(?:\/|$)/.test(
    file.replaceAll(sep, '/'),
  )
}

/**
 * The shop with its modules straight from the sources, on a backend that can be exchanged, by a contract that is watched.
 * @throws {SettingsError} @throws {StartError} when it can't be started like this
 */
export async function developmentServer(context: ServerContext): Promise<RunningShop> {
  const { settings, log } = context
  const choice = readBackendChoice(process.env, settings.backendUrl)
  if (choice.kind === 'url' && isOwnOrigin(choice.origin, settings))
    throw new SettingsError(`BACKEND: ${choice.origin} is this shop itself, by its PORT`)
  let contract = JSON.parse(await readFile(contractFile, 'utf8')) as ContractDocument
  let judge = createExchangeDrift(contract)
  let gateway = gatewayContract([], contract)

  // The seed takes a moment to load, and Prism or a real backend needs none of it.
  let sandboxCode = (): Promise<SandboxModule> => import('../../src/server/embedded-sandbox.ts')
  const open = openChosen({
    openSandbox: async () =>
      (await sandboxCode()).openEmbeddedSandbox(settings, { ...answerLog(), localControls: true }),
    contract: () => contract,
    contractFile,
  })
  const backends = await createBackendSwitch(choice, open).catch((error: unknown) => {
    throw error instanceof StartError
      ? error
      : new StartError(`BACKEND=${backendName(choice)}: ${told(error)}`)
  })
  const drifts = createDriftLog()
  let leave = () => {}
  const node = createHttpServer()
  const vite = await createServer({
    appType: 'custom',
    plugins: [
      msw({ mode: 'worker-only' }),
      shopWorker(),
      leanContract(),
      contractPlugin({ root: contractRoot, folder: generated, onContract: takeContract }),
      { name: 'development', apply: 'serve', configureServer: furnish },
    ],
    // Read at the start, so that no page waits for a library that is met later.
    optimizeDeps: {
      entries: ['src/app/entry-client.tsx', 'src/dev/server-panel.ts', 'src/browser/entry-msw.ts'],
      include: ['@cfworker/json-schema', 'idb', 'msw', 'msw/browser'],
    },
    server: {
      middlewareMode: true,
      hmr: { server: node },
      // Written by tests, builds and the sandbox, and none of it is part of a page; src/generated/ by the contract's watch.
      watch: { ignored: (file: string) => isNoSource(relative(process.cwd(), file)) },
    },
  })
  await readOperations(vite)

  const storefront = createStorefront({
    backend: observedBackend(backends.backend, (exchange) => {
      const drift = judge(exchange)
      if (drift) drifts.add(drift)
    }),
    // Every backend of development understands the switches of the panel, see playedBackend.
    sandbox: true,
    contract: {
      matchOperation: (method, pathname) => gateway.matchOperation(method, pathname),
      answerShapes: (operationId, status) => gateway.answerShapes(operationId, status),
      declaredHeaders: (operationId) => gateway.declaredHeaders(operationId),
    },
    files: undefined,
    assets: developmentAssets,
    development: true,
    // Loaded for every page, so that a saved file is in the next one.
    render: async (request, env) => {
      const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render }
      try {
        return await entry.render(request, env)
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error)
        throw error
      }
    },
    ...commonParts(context),
  })
  const listener = shopListener(storefront, context)
  node.on('request', (message, response) =>
    vite.middlewares(message, response, () => {
      const [pathname = '/'] = (message.url ?? '/').split('?')
      const isDocument = message.method === 'GET' && isDocumentPath(pathname)
      if (backends.chosen().kind !== 'msw' || !isDocument) return listener(message, response)
      answerShell(vite, message.url ?? '/', response).catch((error: unknown) => {
        log({ time: new Date().toISOString(), level: 'error', event: 'render', ...describeError(error) })
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(told(error))
      })
    }),
  )

  return {
    server: node,
    backendLines: await backendLines(choice, settings),
    beforeClose: async () => {
      leave()
      await vite.close()
    },
    close: () => backends.close(),
  }

  /** Vite begins anew when its configuration is saved; what stands beside it has to come along each time. */
  function furnish(server: ViteDevServer): void {
    leave()
    server.middlewares.use(contractPage())
    const ends = [
      linkPanels(server, {
        drifts,
        backend: () => backendName(backends.chosen()),
        operations: () => operationAnswers(contract),
        switchTo,
      }),
      watchSandboxCode(server, {
        root: server.config.root,
        onCode: takeSandboxCode,
        isInPage: (file) =>
          backends.chosen().kind === 'msw' &&
          server.environments.client.moduleGraph.getModulesByFile(file) !== undefined,
      }),
    ]
    leave = () => {
      for (const end of ends) end()
    }
  }

  async function takeContract(files: Record<string, string>): Promise<void> {
    contract = JSON.parse(files['contract.json'] ?? '') as ContractDocument
    judge = createExchangeDrift(contract)
    await readOperations(vite)
    const { kind } = backends.chosen()
    if (kind !== 'sandbox' && kind !== 'prism') return
    await backends.renew().catch((error: unknown) => console.error(`The backend ${kind}: ${told(error)}`))
  }

  async function takeSandboxCode(module: SandboxModule): Promise<void> {
    const before = sandboxCode
    sandboxCode = () => Promise.resolve(module)
    if (backends.chosen().kind !== 'sandbox') return
    await backends.renew().catch(async (error: unknown) => {
      sandboxCode = before
      await backends.renew()
      throw error
    })
  }

  async function readOperations(server: ViteDevServer): Promise<void> {
    const module = await server.ssrLoadModule('/src/generated/operation-list.ts')
    gateway = gatewayContract(module['operationList'] as readonly GatewayOperation[], contract)
  }

  async function switchTo(text: string): Promise<void> {
    const wanted = parseBackend(text.trim())
    if (typeof wanted === 'string') throw new Error(wanted)
    if (wanted.kind === 'url') {
      if (isOwnOrigin(wanted.origin, settings)) throw new Error(`${wanted.origin} — это сам магазин`)
      const reason = await unreachable(wanted.origin)
      if (reason !== undefined) throw new Error(`${wanted.origin} не отвечает: ${reason}`)
    }
    await backends.switchTo(wanted)
    console.log(`Backend:  ${backendName(wanted)}`)
  }
}

async function backendLines(choice: BackendChoice, settings: Settings): Promise<string[]> {
  const another =
    'another one: BACKEND=sandbox|prism|msw|https://backend.example npm run dev, or the panel (Alt+Shift+D)'
  switch (choice.kind) {
    case 'sandbox':
      return sandboxLines(settings, another)
    case 'prism':
      return ['Prism, which answers the examples of the contract', `          ${another}`]
    case 'msw':
      return ['the sandbox inside the page, no server rendering', `          ${another}`]
    case 'url': {
      const reason = await unreachable(choice.origin)
      const warning = reason === undefined ? [] : [`          it does not answer now: ${reason}`]
      return [choice.origin, ...warning, `          ${another}`]
    }
  }
}

function told(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
