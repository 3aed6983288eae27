import { type ContractDocument, isRecord, resolve } from '../model/bundle.ts'

/** Codes that an answer can refuse with, and what is said of them. */
export interface CodeList {
  codes: string[]
  description: string
  /** JSON pointer of the schema of the code. */
  pointer: string
}

/**
 * The lists of codes in the branches of an answer.
 * @param node schema of the answer
 * @param pointer where it stands
 */
export function refusalCodes(document: ContractDocument, node: unknown, pointer: string): CodeList[] {
  const schema = resolve<unknown>(document, node)
  if (!isRecord(schema)) return []
  const properties = isRecord(schema['properties']) ? schema['properties'] : {}
  const code = resolve<unknown>(document, properties['code'])
  const errors = resolve<unknown>(document, properties['errors'])
  const own =
    isRecord(code) && Array.isArray(code['enum'])
      ? [
          {
            codes: code['enum'].map(String),
            description: typeof code['description'] === 'string' ? code['description'] : '',
            pointer: `${pointer}/properties/code`,
          },
        ]
      : []
  const parts = ['oneOf', 'allOf', 'anyOf'].flatMap((key) => {
    const list: unknown[] = Array.isArray(schema[key]) ? schema[key] : []
    return list.map((part, index) => [part, `${pointer}/${key}/${index}`] as const)
  })
  const items = isRecord(errors) ? [[errors['items'], `${pointer}/properties/errors/items`] as const] : []
  return [...own, ...[...parts, ...items].flatMap(([part, place]) => refusalCodes(document, part, place))]
}

/**
 * Codes whose refusals carry `data` (`x-codes`); with every other code it is null.
 * @param node schema of an answer
 */
export function codesWithData(document: ContractDocument, node: unknown): string[] {
  const schema = resolve<unknown>(document, node)
  const branches: unknown[] = isRecord(schema) && Array.isArray(schema['oneOf']) ? schema['oneOf'] : []
  return branches.flatMap((one) => {
    const branch = resolve<unknown>(document, one)
    const properties = isRecord(branch) ? branch['properties'] : undefined
    const data = isRecord(properties) ? properties['data'] : undefined
    return isRecord(data) && Array.isArray(data['x-codes']) ? data['x-codes'].map(String) : []
  })
}
