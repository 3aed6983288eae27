import type { Failure } from '../operation.ts'
import { hashing } from '../passwords.ts'
import { tooMany } from './request-rate.ts'

/** Throws 429 while so many passwords wait to be hashed that another one would wait for long. */
export function requireHashing(httpProblem: Failure<429, 'tooManyRequests'>): void {
  if (!hashing.hasRoom()) throw tooMany(httpProblem, 1000)
}
