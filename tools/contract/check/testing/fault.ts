/** One request on its way through the faulty backend. */
export interface FaultyCall {
  operationId: string | undefined
  method: string
  url: URL
  headers: Headers
  /** Text of the request's body. */
  body: string
  /** What the fault remembers between requests. */
  memory: Map<string, string>
  /** Passes the request, or a changed one, to the sound backend. */
  pass: (change?: { url?: URL; headers?: Headers; body?: string }) => Promise<Response>
}

/** One way of being wrong, switched on alone. */
export interface Fault {
  name: string
  /** The operation that the message must name. */
  operation: string
  /** What the place and the message must contain. */
  place: string
  /** Operations that are checked besides `operation`. */
  with?: readonly string[]
  /** It shows only when writes are allowed. */
  writes?: boolean
  /** It shows only when what stays behind is allowed too. */
  lasting?: boolean
  /** Milliseconds that an answer may take in this run. */
  timeout?: number
  answer(call: FaultyCall): Promise<Response>
}

type Json = Record<string, unknown>

/** Writes an answer anew with another body, status or header. */
export function rewritten(
  answer: Response,
  body: unknown,
  { status = answer.status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  const own = new Headers(answer.headers)
  own.delete('content-length')
  for (const [name, value] of Object.entries(headers)) own.set(name, value)
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: own })
}

/** The same answer as a refusal with one code; 200 is one by a rule of the operation. */
export const refusedAs = (answer: Response, code: string, status = 200): Response =>
  rewritten(
    answer,
    { status: 'error', data: null, errors: [{ code, message: 'Не получилось.' }] },
    { status },
  )

/** Changes the body of an operation's answers of success in place. */
export function inSuccess(operation: string, change: (data: Json, envelope: Json, call: FaultyCall) => void) {
  return async (call: FaultyCall): Promise<Response> => {
    const answer = await call.pass()
    if (call.operationId !== operation || answer.status !== 200) return answer
    const envelope = (await answer.json()) as Json
    if (envelope['status'] === 'success') change((envelope['data'] ?? {}) as Json, envelope, call)
    return rewritten(answer, envelope)
  }
}

/** Replaces an operation's answer as a whole. */
export function inAnswer(
  operation: string,
  change: (answer: Response, call: FaultyCall) => Response | Promise<Response>,
) {
  return async (call: FaultyCall): Promise<Response> => {
    const answer = await call.pass()
    return call.operationId === operation ? change(answer, call) : answer
  }
}

/** Answers an operation in a way of its own; `undefined` lets the sound backend answer. */
export function insteadOf(
  operation: string,
  answer: (call: FaultyCall) => Promise<Response | undefined> | Response | undefined,
) {
  return async (call: FaultyCall): Promise<Response> =>
    (call.operationId === operation ? await answer(call) : undefined) ?? call.pass()
}

/** The first item of a list in `data`. */
export function firstItem(data: Json, field = 'items'): Json {
  const list = data[field] as Json[]
  return list[0] ?? {}
}

/** A member that is an object. */
export function member(value: Json, name: string): Json {
  return value[name] as Json
}

/** Passes an operation's requests with another query. */
export const askedAs = (
  operation: string,
  change: (query: URLSearchParams, call: FaultyCall) => void,
): Fault['answer'] =>
  insteadOf(operation, (call) => {
    const url = new URL(call.url)
    change(url.searchParams, call)
    return call.pass({ url })
  })
