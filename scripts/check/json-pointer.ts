import { isRecord } from '../contract/bundle.ts'

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

/** The pointer with every array index as `*`, so that one fault in a hundred items is one line. */
export function generalPointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}
