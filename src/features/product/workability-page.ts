import { productPath, withQuery } from '../../lib/paths.ts'

const parameter = 'machines'

/**
 * The page of the applicability that an address or its query asks for; what is no number is the first (R-CONST-19).
 */
export function workabilityPageOf(address: string): number {
  const query = address.slice(address.indexOf('?') + 1)
  const text = new URLSearchParams(query).get(parameter) ?? ''
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
}

/** Where a page of the applicability of a product is; the first needs no parameter. */
export function workabilityHref(code: string, page: number): string {
  return `${withQuery(productPath(code), { [parameter]: page === 1 ? undefined : page })}#applicability`
}
