/** One entry of the envelope's `errors`. */
export interface Reason<Code extends string = string, Field extends string = string> {
  code: Code
  message: string
  /** Dotted path of the request field that is wrong. */
  field?: Field
}

/** What an error status may carry besides its code. */
export interface FailureDetails<Field extends string = string> {
  headers?: Record<string, string>
  data?: unknown
  field?: Field
}

/** Statuses that a handler or the runtime may answer besides 200. */
export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 501 | 523

interface ProblemParts {
  status: 200 | ProblemStatus
  errors: readonly Reason[]
  data?: unknown
  headers?: Readonly<Record<string, string>>
  keepsWrites?: boolean
}

/**
 * An answer that is not a success: a refusal inside HTTP 200, or a real error status. Throw it from an operation; the
 * runtime writes the envelope and rolls back the writes of the request, unless `keepsWrites` is set.
 */
export class SandboxProblem extends Error {
  readonly status: 200 | ProblemStatus
  readonly errors: readonly Reason[]
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly keepsWrites: boolean

  constructor({ status, errors, data = null, headers = {}, keepsWrites = false }: ProblemParts) {
    super(errors.map(({ code, message }) => `${code}: ${message}`).join('; '))
    this.name = 'SandboxProblem'
    this.status = status
    this.errors = errors
    this.data = data
    this.headers = headers
    this.keepsWrites = keepsWrites
  }
}

/**
 * A business rule refuses the request: HTTP 200 with `status: 'error'`. Operations and rules take it from their context,
 * where codes and data are typed by the operation.
 */
export function refuse(code: string, message: string, field?: string, data: unknown = null): SandboxProblem {
  return refuseAll([field === undefined ? { code, message } : { code, message, field }], data)
}

/** The largest number of reasons in an answer. */
const mostReasons = 100

/** The same with several reasons; the first one decides what the storefront does (R-ERR-13). */
export function refuseAll(errors: readonly Reason[], data: unknown = null): SandboxProblem {
  return new SandboxProblem({ status: 200, errors: errors.slice(0, mostReasons), data })
}

/**
 * An answer with a real error status and the same envelope. The runtime throws it; operations and rules take it from
 * their context, where statuses, codes and fields are typed by the operation.
 */
export function httpProblem(
  status: ProblemStatus,
  code: string,
  message: string,
  { headers, data, field }: FailureDetails = {},
): SandboxProblem {
  const entry = field === undefined ? { code, message } : { code, message, field }
  return new SandboxProblem({
    status,
    errors: [entry],
    ...(headers && { headers }),
    ...(data !== undefined && { data }),
  })
}

/** The customer has no right to this. */
export function forbidden(message = 'Недостаточно прав.'): SandboxProblem {
  return httpProblem(403, 'forbidden', message)
}

/** The record doesn't exist, or this visitor must not learn that it does. */
export function notFound(message = 'Ничего не найдено.'): SandboxProblem {
  return httpProblem(404, '404', message)
}

/** The same problem, but the writes before it are committed (a failed login must be counted). */
export function keepingWrites(problem: SandboxProblem): SandboxProblem {
  const { status, errors, data, headers } = problem
  return new SandboxProblem({ status, errors, data, headers, keepsWrites: true })
}
