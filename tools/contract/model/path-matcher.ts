/** What a matcher needs of an operation. */
export interface MatchedOperation {
  method: string
  path: string
  parameters: readonly { name: string; 'x-multi-segment'?: boolean }[]
}

/** An operation whose path template fits a path, and what stands in place of its parameters. */
export interface PathMatch<Operation> {
  operation: Operation
  /** As they stand in the path, percent-encoded. */
  values: Record<string, string>
}

/** Operations whose path fits, of any method; the most exact template first. */
export type PathMatcher<Operation> = (path: string) => PathMatch<Operation>[]

interface Template<Operation> {
  operation: Operation
  pattern: RegExp
  names: string[]
}

/**
 * Matches paths by OpenAPI's rules: fixed text wins over parameters, a parameter is one segment or a part of one unless
 * `x-multi-segment` lets it hold slashes. Prefixes and the slash at the end count.
 */
export function createPathMatcher<Operation extends MatchedOperation>(
  operations: readonly Operation[],
): PathMatcher<Operation> {
  const templates = operations.map(templateOf).toSorted((one, other) => weight(one) - weight(other))
  return (path) =>
    templates.flatMap(({ operation, pattern, names }) => {
      const found = pattern.exec(path)
      if (!found) return []
      return [{ operation, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) }]
    })
}

function templateOf<Operation extends MatchedOperation>(operation: Operation): Template<Operation> {
  const names: string[] = []
  const multiple = new Set(
    operation.parameters.filter((one) => one['x-multi-segment']).map(({ name }) => name),
  )
  const source = operation.path.split(/(\{[^}]+\})/).map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    names.push(name)
    return multiple.has(name) ? '(.+)' : '([^/]+)'
  })
  return { operation, pattern: new RegExp(`^${source.join('')}$`), names }
}

function weight<Operation>({ names, pattern }: Template<Operation>): number {
  return names.length + (pattern.source.includes('(.+)') ? 100 - pattern.source.length / 1000 : 0)
}

/** Percent-decoded; as it stands where it can't be. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
