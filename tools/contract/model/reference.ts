// Pure, so that a browser can use it too.

export interface Reference {
  $ref: string
}

/** Follows `$ref`s inside the bundled document until something else stands there. */
export function resolve<T>(document: object, node: T | Reference): T {
  let current: unknown = node
  while (isReference(current)) {
    current = current.$ref
      .replace(/^#\//, '')
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((parent, key) => {
        if (Array.isArray(parent)) return parent[Number(key)] as unknown
        return isRecord(parent) ? parent[key] : undefined
      }, document)
  }
  return current as T
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isReference(value: unknown): value is Reference {
  return isRecord(value) && typeof value['$ref'] === 'string'
}
