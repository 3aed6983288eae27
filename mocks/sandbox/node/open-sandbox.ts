import { join } from 'node:path'
import { createSandbox, type RequestMeta, type SandboxOptions } from '../create-sandbox.ts'
import { toResponse, type Answer, type SandboxRequest } from '../answer.ts'
import type { WorldSeed } from '../collections.ts'
import { createMemoryStore } from '../memory-store.ts'
import { listOperations, type ContractDocument } from '../contract.ts'
import { contractExample, type FixedSeed } from '../operation.ts'
import { operations } from '../operations/all.ts'
import { pricedState } from '../rules/price-lists.ts'
import { scenarios } from '../scenarios/all.ts'
import { seller } from '../seller/seller.ts'
import { DatabaseProblem } from './database-problem.ts'
import { createMedia, type RenderMedia } from './media.ts'
import { readContract } from './read-contract.ts'
import { createWebhookSender } from './send-webhook.ts'
import { readWebhookTargets, type WebhookTargets } from './settings.ts'
import { createSqliteStore } from './sqlite-store.ts'

export interface NodeSandboxOptions {
  /** The bundled contract; the generated one when left out. */
  contract?: ContractDocument
  /** Folder of the database; `null` keeps everything in memory. */
  dataDir: string | null
  seed: WorldSeed<FixedSeed>
  /** Changes when the seed does, so that differences to another seed are never read. */
  seedVersion: string
  renderMedia: RenderMedia
  /** Where webhooks are delivered to; `SANDBOX_WEBHOOKS` when left out. */
  webhooks?: WebhookTargets
  options?: Pick<
    SandboxOptions<FixedSeed>,
    | 'controlToken'
    | 'localControls'
    | 'checkAnswers'
    | 'onAnswer'
    | 'onError'
    | 'onLoginFailed'
    | 'logKey'
    | 'onMessage'
    | 'realNow'
    | 'shopOrigin'
  >
}

export interface NodeSandbox {
  /** Answers `/api`, `/web`, `/sandbox` and `/media`. For HEAD the body is left in. */
  answer: (request: SandboxRequest, meta: RequestMeta) => Promise<Answer>
  /** The same between web-standard messages. */
  fetch: (request: Request, meta: RequestMeta) => Promise<Response>
  close: () => Promise<void>
}

const mediaUrl = /^https?:\/\/[^/]*\/media\//

/** The whole sandbox as Node runs it; throws `DatabaseProblem` when the database can't be used. */
export function openSandbox({
  contract = readContract(),
  dataDir,
  seed,
  seedVersion,
  renderMedia,
  webhooks = readWebhookTargets(),
  options,
}: NodeSandboxOptions): NodeSandbox {
  const store =
    dataDir === null
      ? createMemoryStore()
      : createSqliteStore({
          file: join(dataDir, 'sandbox.sqlite'),
          seedVersion,
          onSetAside: ({ world, collection, id }) =>
            console.error(
              `A record of the sandbox can't be read and was set aside: ${world} ${collection} ${id}. See npm run sandbox -- doctor.`,
            ),
        })
  const sandbox = createSandbox({
    contract,
    operations: { ...examplesOfAll(contract), ...operations },
    scenarios,
    background: seller,
    pricedState,
    seed,
    seedVersion,
    store,
    sendWebhook: createWebhookSender({ targets: webhooks }),
    // The message of a disk error is enough; a stack at every request would hide it.
    onError: (error) => console.error(error instanceof DatabaseProblem ? error.message : error),
    ...options,
  })
  const media = createMedia({ render: renderMedia })
  const answer: NodeSandbox['answer'] = (request, meta) =>
    mediaUrl.test(request.url) ? media(request) : sandbox.answer(request, meta)
  return {
    answer,
    fetch: async (request, meta) => toResponse(await answer(request, meta), request.method),
    close: () => sandbox.close(),
  }
}

/** In development the contract may be newer than the code: an operation without a handler answers its example. */
function examplesOfAll(contract: ContractDocument) {
  return Object.fromEntries(listOperations(contract).map(({ id }) => [id, contractExample]))
}
