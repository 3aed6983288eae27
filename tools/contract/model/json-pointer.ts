import { isRecord } from './record.ts'

// JSON pointers (RFC 6901) are plain text in all tools. A `$ref` holds one as a URI fragment, percent-encoded: only
// `pointerOfFragment` and `fragmentOfPointer` know that form.

/** The keys of a pointer: `/paths/~1a~1` has `paths` and `/a/`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => (token.includes('~') ? token.replaceAll('~1', '/').replaceAll('~0', '~') : token))
}

/** The pointer of keys, each with its slash: `pointerOf('paths', '/a/')` is `/paths/~1a~1`. */
export function pointerOf(...keys: readonly string[]): string {
  let pointer = ''
  for (const key of keys) pointer += `/${escaped(key)}`
  return pointer
}

/** Most keys have nothing to escape, and pointers are made for each field of each answer. */
function escaped(key: string): string {
  return key.includes('/') || key.includes('~') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key
}

/** The value at a pointer; `undefined` when nothing stands there. `/` names the whole, as `''` does. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointer === '/' ? value : valueAtKeys(value, keysOf(pointer))
}

/** The value at the keys of a pointer. */
export function valueAtKeys(value: unknown, keys: readonly string[]): unknown {
  let current = value
  for (const key of keys) {
    if (Array.isArray(current)) current = current[Number(key)]
    else if (isRecord(current)) current = current[key]
    else return undefined
  }
  return current
}

/** The pointer in a fragment: `#/paths/~1a~1%7Bid%7D`, with or without `#`. */
export function pointerOfFragment(fragment: string): string {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    // A contract of another team may hold a bare per cent sign.
    return text
  }
}

/** A pointer as a URI fragment, without `#`. */
export function fragmentOfPointer(pointer: string): string {
  return pointer
    .split('/')
    .map((token) => encodeURIComponent(token))
    .join('/')
}

/** The pointer with `*` for every array index, so that one fault in a hundred items is one line. */
export function generalPointer(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')
}
