import { isRecord } from '../model/bundle.ts'

/** The value at a JSON pointer (`/data/items/0/id`); `undefined` when nothing stands there. */
export function valueAt(value: unknown, pointer: string): unknown {
  if (pointer === '' || pointer === '/') return value
  return pointer
    .replace(/^\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => {
      if (Array.isArray(parent)) return parent[Number(key)] as unknown
      return isRecord(parent) ? parent[key] : undefined
    }, value)
}

/** A key as one step of a JSON pointer. */
export function keyOf(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The steps of a JSON pointer, written as they are. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer with every array index as `*`, so that one fault in a hundred items is one line. */
export function generalPointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}
