import { addRoute, createRouter, findRoute } from 'rou3'

/** Where an operation stands; `multiSegment` names the path parameters that may hold slashes. */
export interface OperationPlace {
  method: string
  path: string
  multiSegment: ReadonlySet<string>
}

export type RouteResult<T> =
  | { kind: 'found'; operation: T; path: Record<string, string> }
  | { kind: 'wrongMethod'; allow: string[] }
  | { kind: 'notFound' }
  | { kind: 'malformed' }

/** Finds the operation of a method and a raw, still encoded pathname. */
export type OperationRouter<T> = (method: string, pathname: string) => RouteResult<T>

/** Operations of one path by method, each with its own names of the parameters. */
type Methods<T> = Map<string, { operation: T; names: readonly string[] }>

/**
 * A literal segment wins over a parameter, and a parameter of one segment over one with slashes. Paths end in a slash;
 * a path without it is not found. Each segment is decoded once, so `%2F` is never a separator.
 */
export function createOperationRouter<T>(
  operations: readonly T[],
  placeOf: (operation: T) => OperationPlace,
): OperationRouter<T> {
  const router = createRouter<Methods<T>>()
  const known = new Map<string, Methods<T>>()
  for (const operation of operations) {
    const { method, path, multiSegment } = placeOf(operation)
    const { pattern, names } = patternOf(path, multiSegment)
    let methods = known.get(pattern)
    if (!methods) {
      methods = new Map()
      known.set(pattern, methods)
      addRoute(router, '', pattern, methods)
    }
    if (methods.has(method)) throw new Error(`${method} ${path} is there twice`)
    methods.set(method, { operation, names })
  }

  return (method, pathname) => {
    if (!/^\/.+\/$/.test(pathname) || pathname.includes('//')) return { kind: 'notFound' }
    const canonical = encodedOnce(pathname.slice(0, -1))
    if (canonical === undefined) return { kind: 'malformed' }
    const found = findRoute(router, '', canonical)
    if (!found) return { kind: 'notFound' }
    const match = found.data.get(method)
    if (!match) return { kind: 'wrongMethod', allow: [...found.data.keys()] }
    const values = match.names.map((name, at) => [name, decodeURIComponent(found.params?.[`p${at}`] ?? '')])
    return { kind: 'found', operation: match.operation, path: Object.fromEntries(values) }
  }
}

function patternOf(path: string, multiSegment: ReadonlySet<string>): { pattern: string; names: string[] } {
  const names: string[] = []
  const segments = path.replace(/\/$/, '').split('/')
  const patterns = segments.map((segment, at) => {
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name === undefined) return segment.replaceAll(/[:*(){}\\]/g, String.raw`\$&`)
    names.push(name)
    if (!multiSegment.has(name)) return `:p${names.length - 1}`
    if (at < segments.length - 1)
      throw new Error(`${path}: nothing may follow a parameter that holds slashes`)
    return `**:p${names.length - 1}`
  })
  return { pattern: patterns.join('/'), names }
}

/** Two spellings of one path become one. @returns `undefined` for what can't be decoded */
function encodedOnce(pathname: string): string | undefined {
  if (!pathname.includes('%')) return pathname
  try {
    return pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/')
  } catch {
    return undefined
  }
}
