import type {
  AnyOperation,
  Data,
  DataWith,
  DeclaredStatus,
  ErrorCodeAt,
  Input,
  ParameterName,
  RefusalCode,
} from '../src/api/operation.ts'
import { operationList } from '../src/generated/operation-list.ts'
import type { OperationId, OperationOf } from '../src/generated/operations.ts'

type Pass = () => Promise<Response>

/** An answer in place of the backend's; `says` types what of the contract it uses. */
interface Reply<Says> {
  says: Says
  respond: (pass: Pass) => Response | Promise<Response>
}
interface Done<Payload> {
  data: Payload
}
interface Changed<Payload> {
  change: (data: Payload) => void
}
interface Refused<Code, Payload> {
  code: Code
  data: Payload
}
interface Failed<Status, Code> {
  status: Status
  code: Code
}

type RefusedBy<Op extends AnyOperation> = {
  [Code in RefusalCode<Op>]: Refused<Code, DataWith<Op, Code>>
}[RefusalCode<Op>]
type FailedBy<Op extends AnyOperation> = {
  [Status in DeclaredStatus<Op>]: Failed<Status, ErrorCodeAt<Op, Status>>
}[DeclaredStatus<Op>]
type ReplyOf<Op extends AnyOperation> = Reply<
  Done<Data<Op>> | Changed<Data<Op>> | RefusedBy<Op> | FailedBy<Op> | 'raw'
>
type SentBody<Op extends AnyOperation> = Input<Op> extends { body: infer Body } ? Body : undefined

/** A call, by names of the contract. */
interface Asked<Op extends AnyOperation> {
  request: Request
  /** Path parameters, decoded. */
  path: Readonly<Record<ParameterName<Op, 'path'>, string>>
  /** Query parameters as they stand in the URL. */
  query: {
    get: (name: ParameterName<Op, 'query'>) => string | null
    getAll: (name: ParameterName<Op, 'query'>) => string[]
    has: (name: ParameterName<Op, 'query'>) => boolean
  }
  /** The body as the contract types it; nothing checks it here. */
  body: () => Promise<SentBody<Op>>
}
type Answering<Op extends AnyOperation> =
  | ReplyOf<Op>
  | ((asked: Asked<Op>) => ReplyOf<Op> | undefined | Promise<ReplyOf<Op> | undefined>)

/** Answers by operation; where a function gives `undefined`, whoever stands behind answers. */
export type Answers = { readonly [Id in OperationId]?: Answering<OperationOf<Id>> }

const envelope = (status: 'success' | 'error', data: unknown, errors: object[], httpStatus = 200) =>
  Response.json({ status, data, errors }, { status: httpStatus })

/** The operation is done, with this data. */
export function success<Payload>(data: Payload): Reply<Done<Payload>> {
  return { says: { data }, respond: () => envelope('success', data, []) }
}

/** The backend's own success with something changed in its data. */
export function changed<Payload>(change: (data: Payload) => void): Reply<Changed<Payload>> {
  const respond = async (pass: Pass) => {
    const answer: { data: Payload } = await (await pass()).json()
    change(answer.data)
    return Response.json(answer)
  }
  return { says: { change }, respond }
}

interface Words<Payload> {
  message?: string
  field?: string
  /** What the contract says of this code. */
  data: Payload
}

/** A rule refuses: HTTP 200 with a code that the operation declares, and the data that it carries. */
export function refuse<const Code extends string>(
  code: Code,
  words?: Omit<Words<null>, 'data'>,
): Reply<Refused<Code, null>>
export function refuse<const Code extends string, Payload>(
  code: Code,
  words: Words<Payload>,
): Reply<Refused<Code, Payload>>
export function refuse(
  code: string,
  { message = 'Отказано', field, data = null }: Partial<Words<unknown>> = {},
): Reply<Refused<string, unknown>> {
  const reason = { code, message, ...(field !== undefined && { field }) }
  return { says: { code, data }, respond: () => envelope('error', data, [reason]) }
}

/** Another declared status, with its code. */
export function status<const Status extends number, const Code extends string>(
  httpStatus: Status,
  code: Code,
  { message = 'Сбой', field }: { message?: string; field?: string } = {},
): Reply<Failed<Status, Code>> {
  const reason = { code, message, ...(field !== undefined && { field }) }
  return { says: { status: httpStatus, code }, respond: () => envelope('error', null, [reason], httpStatus) }
}

/** For tests whose very point is an answer that the contract doesn't allow. */
export function rawAnswer(respond: (pass: Pass) => Response | Promise<Response>): Reply<'raw'> {
  return { says: 'raw', respond }
}

/** A failure without a word, as a proxy answers; the screen says what went wrong itself. */
export const emptyFailure = rawAnswer(() => new Response('', { status: 500 }))

/** The backend does it, and its answer breaks off on the way. */
export const brokenOff = rawAnswer(async (pass) => {
  await pass()
  return new Response('{"status":"succ', { headers: { 'Content-Type': 'application/json' } })
})

/**
 * Answers a call by `answers`; `undefined` when they say nothing of it.
 * @param pass asks whoever stands behind
 */
export async function answerBy(
  answers: Answers,
  request: Request,
  pass: Pass,
): Promise<Response | undefined> {
  for (const operation of operationList) {
    if (!(operation.id in answers)) continue
    const path = pathOf(operation, request)
    if (path) return (await replyOf(answers, operation.id, request, path))?.respond(pass)
  }
  return undefined
}

function replyOf<Id extends OperationId>(
  answers: Answers,
  id: Id,
  request: Request,
  path: Asked<OperationOf<Id>>['path'],
) {
  const answering: Answering<OperationOf<Id>> | undefined = answers[id]
  if (typeof answering !== 'function') return answering
  const body = async (): Promise<SentBody<OperationOf<Id>>> => JSON.parse(await request.clone().text())
  return answering({ request, path, query: new URL(request.url).searchParams, body })
}

/** The path parameters of a call, when it is one of this operation. */
function pathOf({ method, path, multiSegment }: AnyOperation, request: Request) {
  if (request.method !== method) return undefined
  const pattern = path.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    return `(?<${part}>${part === multiSegment ? '.+' : '[^/]+'})`
  })
  const found = new RegExp(`^${pattern.join('')}$`).exec(new URL(request.url).pathname)
  return (
    found &&
    Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    )
  )
}
