import { JsonAnswer } from './answer.ts'
import type { SandboxProblem } from './problems.ts'

/** The envelope of a success. */
export function successEnvelope(data: unknown) {
  return { status: 'success', data, errors: [] }
}

/** The envelope of a refusal, or of an error status. */
export function problemAnswer({ status, errors, data, headers }: SandboxProblem): JsonAnswer {
  return new JsonAnswer({ status: 'error', data, errors }, status, headers)
}
