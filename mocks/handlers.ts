import { http, HttpResponse, type HttpHandler } from 'msw'
import type { AnyOperation, Data, ErrorCode, Input } from '../src/api/operation.ts'
import type { Sandbox } from './sandbox/create-sandbox.ts'

/** Sends every call and picture to a sandbox in the same process: `setupServer(...sandboxHandlers(sandbox))`. */
export function sandboxHandlers(sandbox: Pick<Sandbox, 'fetch'>): HttpHandler[] {
  return [/^[^?#]*?\/\/[^/]+\/(api|web|media|sandbox)\//].map((path) =>
    http.all(path, ({ request }) => sandbox.fetch(request, { loopback: true })),
  )
}

type SentBody<Op extends AnyOperation> = Input<Op> extends { body: infer Body } ? Body : undefined

interface MockedRequest<Op extends AnyOperation> {
  request: Request
  /** Decoded path parameters, query parameters as they stand in the URL. */
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  /** The body as the contract types it; nothing checks it here. */
  body: () => Promise<SentBody<Op>>
  /** A refusal inside HTTP 200, or with a real error status; only codes that the operation declares. */
  refuse: (
    code: ErrorCode<Op>,
    message: string,
    options?: { status?: number; field?: string; data?: unknown },
  ) => Response
}

/**
 * A mock of one operation whose answer is typed by the contract: the resolver returns the envelope's `data`, or a
 * `refuse(…)`. A wrong field or code doesn't compile.
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
      path: Object.fromEntries(
        Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]),
      ),
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

/** The path template as a pattern over a whole URL; a parameter is a named group, one segment unless marked. */
function patternOf({ path, multiSegment }: AnyOperation): RegExp {
  const parts = path.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
    return `(?<${part}>${part === multiSegment ? '[^?#]+' : '[^/?#]+'})`
  })
  return new RegExp(`^[^?#]*?//[^/]+${parts.join('')}$`)
}
