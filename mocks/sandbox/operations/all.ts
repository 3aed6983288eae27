import type { SandboxOperations } from '../operation.ts'
import { authOperations } from './auth.ts'
import { exampleOperations } from './examples.ts'

/** Every operation of the contract. Complete by type: a new one doesn't compile until it is answered. */
export const operations: SandboxOperations = {
  ...exampleOperations,
  ...authOperations,
}
