import { http, HttpResponse, type HttpHandler } from 'msw'
import type {
  AnyOperation,
  Data,
  DeclaredStatus,
  ErrorCodeAt,
  Input,
  ParameterName,
} from '../src/api/operation.ts'
import type { Sandbox } from './sandbox/create-sandbox.ts'

/** Sends every call and picture to a sandbox in the same process: `setupServer(...sandboxHandlers(sandbox))`. */
export function sandboxHandlers(sandbox: Pick<Sandbox, 'fetch'>): HttpHandler[] {
  return [/^[^?#]*?\/\/[^/]+\/(api|web|media|sandbox)\//].map((path) =>
    http.all(path, ({ request }) => sandbox.fetch(request, { loopback: true })),
  )
}

type SentBody<Op extends AnyOperation> = Input<Op> extends { body: infer Body } ? Body : undefined

/** Query parameters as they stand in the URL, by names of the contract. */
interface MockedQuery<Name extends string> {
  get: (name: Name) => string | null
  getAll: (name: Name) => string[]
  has: (name: Name) => boolean
}

interface MockedRequest<Op extends AnyOperation> {
  request: Request
  /** Path parameters, decoded. */
  path: Readonly<Record<ParameterName<Op, 'path'>, string>>
  query: MockedQuery<ParameterName<Op, 'query'>>
  /** The body as the contract types it; nothing checks it here. */
  body: () => Promise<SentBody<Op>>
  /** A refusal inside HTTP 200, or with a declared error status; only codes that the operation has under that status. */
  refuse: <Status extends DeclaredStatus<Op> = DeclaredStatus<Op> & 200>(
    code: ErrorCodeAt<Op, NoInfer<Status>>,
    message: string,
    options?: { status?: Status; field?: string; data?: unknown },
  ) => Response
}

/**
 * A mock of one operation whose answer is typed by the contract: the resolver returns the envelope's `data`, or a
 * `refuse(…)`. A wrong field, code, status or name of a parameter doesn't compile.
 */
export function mockOperation<Op extends AnyOperation>(
  operation: Op,
  resolver: (mocked: MockedRequest<Op>) => Data<Op> | Response | Promise<Data<Op> | Response>,
): HttpHandler {
  const pattern = patternOf(operation)
  const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  return http[method](pattern, async ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const groups = pattern.exec(`${new URL(request.url).origin}${pathname}`)?.groups ?? {}
    const answer = await resolver({
      request,
      path: decodedGroups(groups) as MockedRequest<Op>['path'],
      query: searchParams,
      body: async () => JSON.parse(await request.clone().text()) as SentBody<Op>,
      refuse: (code, message, { status = 200, field, data = null } = {}) =>
        HttpResponse.json(
          {
            status: 'error',
            data,
            errors: [field === undefined ? { code, message } : { code, message, field }],
          },
          { status },
        ),
    })
    return answer instanceof Response
      ? answer
      : HttpResponse.json({ status: 'success', data: answer, errors: [] })
  })
}

function decodedGroups(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]))
}

/** The path template as a pattern over a whole URL; a parameter is a named group, one segment unless marked. */
function patternOf({ path, multiSegment }: AnyOperation): RegExp {
  const parts = path.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    return `(?<${part}>${part === multiSegment ? '[^?#]+' : '[^/?#]+'})`
  })
  return new RegExp(`^[^?#]*?//[^/]+${parts.join('')}$`)
}
