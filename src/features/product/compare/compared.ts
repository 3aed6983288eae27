import { comparePath } from '../../../lib/paths.ts'
import { comparedKey, localSafeStorage } from '../../../lib/storage.ts'

/** Columns that fit side by side. */
export const mostCompared = 4

/** Codes of products from a list as the address has it: whole ones, each once, no more than fit. */
export function codesIn(list: string | null): string[] {
  const codes = (list ?? '').split(',').filter((code) => /^[a-z0-9-]{1,200}$/.test(code))
  return [...new Set(codes)].slice(0, mostCompared)
}

export function codesOfAddress(search: URLSearchParams): string[] {
  return codesIn(search.get('products'))
}

/** The address of a comparison, which can be passed on. Without `products` it would be that of what this browser keeps. */
export function compareAddress(codes: readonly string[], onlyDifferences = false): string {
  return `${comparePath}?products=${codes.join(',')}${onlyDifferences ? '&only=differences' : ''}`
}

/** What this browser compared last. */
export function keptCodes(): string[] {
  return codesIn(localSafeStorage().get(comparedKey))
}

export function keepCodes(codes: readonly string[]): void {
  if (codes.length === 0) localSafeStorage().remove(comparedKey)
  else localSafeStorage().set(comparedKey, codes.join(','))
}

/** The codes with one more at the end; the first one goes where there is no room. */
export function withCode(codes: readonly string[], code: string): string[] {
  return [...codes.filter((kept) => kept !== code), code].slice(-mostCompared)
}
