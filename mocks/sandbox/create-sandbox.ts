import { JsonAnswer, toResponse, type Answer, type SandboxRequest } from './answer.ts'
import { createAnswerCheck } from './answer-check.ts'
import type { Background } from './background.ts'
import type { WorldSeed } from './collections.ts'
import { listOperations, type ContractDocument } from './contract.ts'
import type { GuestCartBounds } from './guest-carts.ts'
import { createControls, isControlPath } from './controls.ts'
import { keyedHash } from '../../src/lib/keyed-hash.ts'
import { readCookies } from './cookies.ts'
import { problemAnswer } from './envelope.ts'
import { breakAnswer } from './faults.ts'
import type { OperationTable } from './operation.ts'
import { createPaymentPage } from './payment-page.ts'
import { createPerformer, type FailedLogin, type PricedState } from './perform.ts'
import { preferredAnswer, readPreference, waitFor } from './prefer.ts'
import { httpProblem, notFound, SandboxProblem } from './problems.ts'
import { createRouter } from './router.ts'
import type { ScenarioTable } from './scenario.ts'
import { randomId } from './session.ts'
import type { State } from './state.ts'
import type { WorldStore } from './store.ts'
import { Courier, type SendWebhook } from './webhooks/courier.ts'
import { createRequestValidator } from './validation.ts'
import { defaultWorld, isWorldName, namesAllowed, Worlds } from './worlds.ts'

export interface SandboxOptions<Fixed> {
  /** The bundled OpenAPI document. Passed in, not imported, because a browser loads it in another way. */
  contract: ContractDocument
  operations: OperationTable<State<Fixed>>
  seed: WorldSeed<Fixed>
  store: WorldStore
  /** Prepared states by name, for `POST /sandbox/scenario`. */
  scenarios?: ScenarioTable<State<Fixed>>
  /** Gives the state of a customer the prices of the company that they act for. */
  pricedState?: PricedState<State<Fixed>>
  /** Acts in every world besides its visitors: the seller. */
  background?: Background<State<Fixed>>
  /** Changes when stored differences to the seed become invalid; exported worlds contain it. */
  seedVersion?: string
  /** Allows the controls for other callers than loopback, by the header `Sandbox-Control-Token`. */
  controlToken?: string
  /** Whether callers on this machine need no token for the controls; as a rule they don't. */
  localControls?: boolean
  /** The shop's own: mailed links begin with it. No request has a say in it. */
  shopOrigin?: string
  /** Checks every answer against the contract; a wrong one is 500. For tests and development. */
  checkAnswers?: boolean
  /** The real time in milliseconds; worlds have clocks of their own above it. */
  realNow?: () => number
  /** Where bugs of operations are reported. */
  onError?: (error: unknown, request?: SandboxRequest) => void
  /** Called with every message that the sandbox "sends", after it is stored. */
  onMessage?: (world: string, message: { to: string; subject: string; text: string }) => void
  /** Delivers webhooks; without it every try is recorded as not sent. */
  sendWebhook?: SendWebhook
  /** Called with every login that failed; of what was typed it tells a hash with `logKey`. */
  onLoginFailed?: (failed: FailedLogin) => void
  /** Made anew at every start when left out. */
  logKey?: string
  /** Called with every answer of an operation before it is sent. */
  onAnswer?: (answer: SandboxAnswer) => void
  /** Milliseconds after which an unused world leaves the memory. */
  idleAfter?: number
  /** How many worlds stay in memory, and how many may differ from the seed (`WorldsOptions`). */
  mostInMemory?: number
  mostKept?: number
  guestCarts?: GuestCartBounds
}

const notSent: SendWebhook = () =>
  Promise.resolve({ httpCode: null, durationMs: 0, reason: 'Эта песочница вебхуки не отправляет.' })

/** An answer, for who watches the sandbox. */
export interface SandboxAnswer {
  operationId: string
  status: number
  /** `undefined` for a file. */
  body: unknown
  /** `Prefer` chose it, nothing in the state led to it. */
  isPlayed: boolean
}

/** How a request came in. */
export interface RequestMeta {
  /** The outermost socket is a loopback one, so the visitor is on this machine. */
  loopback: boolean
  /** The visitor's network address, by which tries are limited. */
  address?: string | undefined
}

export interface Sandbox {
  /**
   * Answers any request; never throws. The fault `network` is `Response.error()`. The answer to HEAD still has its
   * body.
   */
  answer: (request: SandboxRequest, meta: RequestMeta) => Promise<Answer>
  /** The same between web-standard messages. */
  fetch: (request: Request, meta: RequestMeta) => Promise<Response>
  /** Waits for what is under way and closes the store. */
  close: () => Promise<void>
}

/** The stateful backend as one function from request to answer. Uses neither Node nor browser APIs. */
export function createSandbox<Fixed>(options: SandboxOptions<Fixed>): Sandbox {
  const {
    contract,
    operations,
    store,
    scenarios = {},
    seedVersion = '',
    controlToken,
    localControls = true,
    realNow = () => Date.now(),
    idleAfter = 600_000,
    logKey = randomId(),
  } = options
  const onError = options.onError ?? ((error: unknown) => console.error(error))
  const contractOperations = listOperations(contract)
  const route = createRouter(contractOperations)
  const { seed, background, onMessage, shopOrigin, mostInMemory, mostKept } = options
  const worlds = new Worlds({
    seed,
    store,
    idleAfter,
    realNow,
    ...(mostInMemory !== undefined && { mostInMemory }),
    ...(mostKept !== undefined && { mostKept }),
    ...(options.guestCarts && { guestCarts: options.guestCarts }),
    ...(background && { background }),
    ...(onMessage && { onMessage }),
    ...(shopOrigin !== undefined && { shopOrigin }),
    onChange: (world, changes) => courier.notice(world, changes),
  })
  const courier: Courier<Fixed> = new Courier({
    worlds,
    store,
    realNow,
    send: options.sendWebhook ?? notSent,
    onError: (error) => onError(error),
  })
  courier.resume().catch((error: unknown) => onError(error))
  // Hashes may end in another order than they began; reports keep the order of the tries.
  let lastReported: Promise<void> = Promise.resolve()
  const perform = createPerformer({
    contract,
    operations,
    worlds,
    courier,
    validate: createRequestValidator(contract),
    realNow,
    onLoginFailed: (failed) => {
      const report = options.onLoginFailed
      if (!report) return
      const hashed = keyedHash(logKey, failed.login)
      lastReported = Promise.all([hashed, lastReported])
        .then(([login]) => report({ ...failed, login }))
        // The next report waits for this one, and must come whatever became of it.
        .catch((error: unknown) => onError(error))
    },
    ...(options.checkAnswers && { checkAnswer: createAnswerCheck(contract) }),
    ...(options.pricedState && { pricedState: options.pricedState }),
  })
  const control = createControls({
    worlds,
    store,
    contractOperations,
    operations,
    scenarios,
    seedVersion,
    realNow,
    controlToken,
    localControls,
    background,
  })

  const paymentPage = createPaymentPage({ worlds, realNow })

  async function respond(request: SandboxRequest, meta: RequestMeta): Promise<Answer> {
    const url = new URL(request.url)
    const cookies = readCookies(request)
    const world = request.headers.get('sandbox-world') ?? cookies.get('sandbox-world') ?? defaultWorld
    if (!isWorldName(world))
      throw httpProblem(400, 'badRequest', `Неверное имя мира (sandbox-world): ${namesAllowed}.`)
    const payment = paymentPage(request, url, world)
    if (payment) return payment
    if (isControlPath(url.pathname)) return control(request, url, world, meta)

    const found = route(request.method === 'HEAD' ? 'GET' : request.method, url.pathname)
    if (found.kind === 'malformed') throw httpProblem(400, 'badRequest', 'Адрес закодирован неверно.')
    if (found.kind === 'notFound') throw notFound('Такого адреса нет. Каждый путь кончается косой чертой.')
    if (found.kind === 'wrongMethod') {
      const get = route('GET', url.pathname)
      // HEAD of a GET that writes is refused.
      const reads = get.kind === 'found' && get.operation.definition['x-effect'] === 'read'
      const allow = [...found.allow, ...(reads ? ['HEAD'] : []), 'OPTIONS'].join(', ')
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } })
      throw httpProblem(405, 'methodNotAllowed', 'Этот адрес отвечает на другой метод.', {
        headers: { allow },
      })
    }

    const { operation, path } = found
    // HEAD is a GET without the body; a GET that writes refuses it.
    if (request.method === 'HEAD' && operation.definition['x-effect'] !== 'read')
      throw httpProblem(405, 'methodNotAllowed', 'Этот адрес отвечает на другой метод.', {
        headers: { allow: 'GET, OPTIONS' },
      })
    const preference = readPreference(request, cookies.get('sandbox-prefer'), operation.id)
    if (preference.wait !== undefined) {
      await waitFor(preference.wait, request.signal)
      // A backend may drop a call whose caller has aborted. The sandbox does, so that no client relies on the
      // opposite.
      if (request.signal.aborted) return Response.error()
    }
    if (preference.fault === 'network') return Response.error()
    const preferred = preferredAnswer(contract, operation, preference)
    const result = preferred
      ? new JsonAnswer(
          preferred.body,
          preferred.status,
          preferred.status === 429 ? { 'retry-after': '60' } : {},
        )
      : await perform({ request, url, cookies, world, operation, path, address: meta.address })
    options.onAnswer?.({
      operationId: operation.id,
      status: result.status,
      body: result instanceof JsonAnswer ? result.content : undefined,
      isPlayed: preferred !== undefined,
    })
    return preference.fault ? breakAnswer(contract, operation, preference.fault, result) : result
  }

  async function answer(request: SandboxRequest, meta: RequestMeta): Promise<Answer> {
    try {
      return await respond(request, meta)
    } catch (error) {
      if (error instanceof SandboxProblem) return problemAnswer(error)
      onError(error, request)
      return problemAnswer(httpProblem(500, 'internal', 'Внутренняя ошибка сервера.'))
    }
  }

  return {
    answer,
    fetch: async (request, meta) => toResponse(await answer(request, meta), request.method),
    close: async () => {
      await courier.close()
      await worlds.close()
    },
  }
}
