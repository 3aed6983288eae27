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
}

/** Finds the operation that a method and a path name; `undefined` when the contract knows none. */
export type OperationMatcher = (method: string, pathname: string) => GatewayOperation | undefined

interface Candidate {
  operation: GatewayOperation
  pattern: RegExp
}

/**
 * A matcher over all operations of the contract. Paths without parameters are found by one look-up;
 * the few with parameters are grouped by method and by what stands before the first parameter.
 */
export function createOperationMatcher(operations: readonly GatewayOperation[]): OperationMatcher {
  const exact = new Map<string, GatewayOperation>()
  const byPrefix = new Map<string, Candidate[]>()
  for (const operation of operations) {
    const brace = operation.path.indexOf('{')
    if (brace < 0) {
      exact.set(`${operation.method} ${operation.path}`, operation)
      continue
    }
    const key = `${operation.method} ${operation.path.slice(0, brace)}`
    const candidates = byPrefix.get(key) ?? []
    candidates.push({ operation, pattern: pathPattern(operation) })
    byPrefix.set(key, candidates)
  }
  return (method, pathname) => {
    const found = exact.get(`${method} ${pathname}`)
    if (found) return found
    for (let end = pathname.lastIndexOf('/'); end >= 0; end = pathname.lastIndexOf('/', end - 1)) {
      const candidates = byPrefix.get(`${method} ${pathname.slice(0, end + 1)}`)
      const match = candidates?.find(({ pattern }) => pattern.test(pathname))
      if (match) return match.operation
      if (end === 0) break
    }
    return undefined
  }
}

function pathPattern({ path, multiSegment }: GatewayOperation): RegExp {
  const source = path.replace(/\{([^}]+)\}|[.*+?^$()|[\]\\]/g, (whole, name: string | undefined) => {
    if (name === undefined) return `\\${whole}`
    return name === multiSegment ? '.+' : '[^/]+'
  })
  return new RegExp(`^${source}$`)
}
