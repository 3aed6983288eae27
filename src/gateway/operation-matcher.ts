import { createOperationRouter } from '../lib/operation-router.ts'
import { climbs } from './climbing-path.ts'

/** What the gateway must know of an operation; the generated constants satisfy it. */
export interface GatewayOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly auth: 'guest' | 'token'
  readonly effect: 'read' | 'write' | 'destructive' | 'session'
  readonly multiSegment?: string
  /** A success gives a token; `guest`: nobody who is logged in may ask for it. */
  readonly opensSession?: 'anyone' | 'guest'
  /** It takes an upload (multipart) of so many bytes at most. */
  readonly uploadBytes?: number
  /** A success is a file: browsers open it by its address, and its bytes pass unread. */
  readonly answersFile?: true
  /** Ids of the operations whose answers it changes. */
  readonly invalidates?: readonly string[]
}

/** Finds the operation of a method and a path; `undefined` when the contract has none. */
export type OperationMatcher = (method: string, pathname: string) => GatewayOperation | undefined

export function createOperationMatcher(operations: readonly GatewayOperation[]): OperationMatcher {
  const route = createOperationRouter(operations, ({ method, path, multiSegment }) => ({
    method,
    path,
    multiSegment: new Set(multiSegment === undefined ? [] : [multiSegment]),
  }))
  return (method, pathname) => {
    const result = route(method, pathname)
    if (result.kind !== 'found' || Object.values(result.path).some(climbs)) return undefined
    return result.operation
  }
}
