import type { ContractOperation } from './contract.ts'

interface Leaf {
  operations: Map<string, { operation: ContractOperation; names: readonly string[] }>
}

interface Node {
  literals: Map<string, Node>
  parameter?: Node
  /** A parameter that may hold slashes: takes the rest of the path. */
  rest?: Leaf
  leaf?: Leaf
}

export type RouteResult =
  | { kind: 'found'; operation: ContractOperation; path: Record<string, string> }
  | { kind: 'wrongMethod'; allow: string[] }
  | { kind: 'notFound' }
  | { kind: 'malformed' }

/** Finds the operation of a method and a raw (still encoded) pathname. */
export type Router = (method: string, pathname: string) => RouteResult

/**
 * A trie over path segments. A literal segment wins over a parameter. What a search costs depends on the length of
 * the path, not on the number of operations. Paths end in a slash; one without it is not found, as in Prism.
 */
export function createRouter(operations: readonly ContractOperation[]): Router {
  const root: Node = { literals: new Map() }
  for (const operation of operations) insert(root, operation)

  return (method, pathname) => {
    if (!pathname.startsWith('/') || !pathname.endsWith('/') || pathname.length < 2)
      return { kind: 'notFound' }
    const raw = pathname.slice(1, -1).split('/')
    const segments = decodeAll(raw)
    if (!segments) return { kind: 'malformed' }
    const found = search(root, segments, 0, [])
    if (!found) return { kind: 'notFound' }
    const match = found.leaf.operations.get(method)
    if (!match) return { kind: 'wrongMethod', allow: [...found.leaf.operations.keys()] }
    const path = Object.fromEntries(match.names.map((name, index) => [name, found.values[index] ?? '']))
    return { kind: 'found', operation: match.operation, path }
  }
}

function insert(root: Node, operation: ContractOperation): void {
  const names: string[] = []
  let node = root
  let leaf: Leaf | undefined
  for (const segment of operation.path.replace(/^\/|\/$/g, '').split('/')) {
    if (leaf) throw new Error(`${operation.path}: nothing may follow a parameter that holds slashes`)
    const name = /^\{(.+)\}$/.exec(segment)?.[1]
    if (name !== undefined) names.push(name)
    if (name === undefined) node = child(node, segment)
    else if (operation.multiSegment.has(name)) leaf = node.rest ??= { operations: new Map() }
    else node = node.parameter ??= { literals: new Map() }
  }
  leaf ??= node.leaf ??= { operations: new Map() }
  if (leaf.operations.has(operation.method))
    throw new Error(`${operation.method} ${operation.path} is there twice`)
  leaf.operations.set(operation.method, { operation, names })
}

function child(node: Node, segment: string): Node {
  let next = node.literals.get(segment)
  if (!next) node.literals.set(segment, (next = { literals: new Map() }))
  return next
}

function search(
  node: Node,
  segments: string[],
  at: number,
  values: string[],
): { leaf: Leaf; values: string[] } | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.leaf && { leaf: node.leaf, values }
  const literal = node.literals.get(segment)
  const byLiteral = literal && search(literal, segments, at + 1, values)
  if (byLiteral || segment === '') return byLiteral
  const byParameter = node.parameter && search(node.parameter, segments, at + 1, [...values, segment])
  if (byParameter) return byParameter
  const rest = segments.slice(at)
  return node.rest && !rest.includes('')
    ? { leaf: node.rest, values: [...values, rest.join('/')] }
    : undefined
}

function decodeAll(segments: string[]): string[] | undefined {
  try {
    return segments.map((segment) => (segment.includes('%') ? decodeURIComponent(segment) : segment))
  } catch {
    return undefined
  }
}
