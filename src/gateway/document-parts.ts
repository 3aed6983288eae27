export type Json = Record<string, unknown>

/** The part of an OpenAPI document that the gateway reads. Everything below is looked at as it comes. */
export interface ShapeSource {
  readonly paths: object
  readonly components?: object
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function record(value: unknown): Json {
  return isRecord(value) ? value : {}
}

/** What a local `$ref` names. */
export function partAt(document: ShapeSource, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => record(parent)[key], document)
}
