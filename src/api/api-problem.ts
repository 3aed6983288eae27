import type { AnyOperation, DataWith, ErrorCode, ProblemData } from './operation.ts'

/** One reason of a refusal, as the contract's ApiError. `field` is a dotted path into the request. */
export interface ProblemReason<Code extends string = string> {
  /** A newer backend may answer codes that this contract doesn't have. */
  code: Code | undefined
  message: string
  field?: string
}

interface ProblemFacts<Op extends AnyOperation> {
  operation: Op
  httpStatus: number
  reasons: ProblemReason<ErrorCode<Op>>[]
  data: ProblemData<Op> | null
  /** The answer, or the error that prevented one. */
  cause?: unknown
}

/**
 * A call that gave no data: refused inside HTTP 200, answered with another status, or not answered at all
 * (`httpStatus` 0). Typed as the union of everything that the operation declares, since openapi-fetch types
 * only the first declared error status.
 */
export class ApiProblem<Op extends AnyOperation = AnyOperation> extends Error {
  readonly operation: Op
  /** Status of the answer; 0 when there was none, 200 for a refusal in the envelope. */
  readonly httpStatus: number
  /** Why, the first one decides; empty when the answer wasn't of the contract. */
  readonly errors: readonly ProblemReason<ErrorCode<Op>>[]
  readonly data: ProblemData<Op> | null

  constructor({ operation, httpStatus, reasons, data, cause }: ProblemFacts<Op>) {
    super(reasons[0]?.message ?? `${operation.id}: HTTP ${httpStatus}`, { cause })
    this.name = 'ApiProblem'
    this.operation = operation
    this.httpStatus = httpStatus
    this.errors = reasons
    this.data = data
  }

  /** The first reason's code; undefined when the answer named none. */
  get code(): ErrorCode<Op> | undefined {
    return this.errors[0]?.code
  }

  /** Nobody answered: no network, backend unreachable, or time ran out. */
  get isNetwork(): boolean {
    return this.httpStatus === 0
  }

  /**
   * Whether the first reason has one of these codes, which tells what `data` is. It is null as well where the same code
   * stands for another status (409 `conflict`), or a backend leaves the data out.
   */
  is<Code extends ErrorCode<Op>>(...codes: Code[]): this is { data: DataWith<Op, Code> | null } {
    return codes.some((code) => code === this.code)
  }
}

/** Whether an unknown error is a problem of any operation; `instanceof` would type its codes as `never`. */
export function isProblem(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem
}

/** Whether an unknown error is a problem of this very operation, which types its codes. */
export function isProblemOf<Op extends AnyOperation>(error: unknown, operation: Op): error is ApiProblem<Op> {
  return error instanceof ApiProblem && error.operation.id === operation.id
}
