import { parseCookies, serializeCookie } from './cookies.ts'

/** Rows, or tiles. */
export type ListView = 'list' | 'grid'

const COOKIE = 'view'
const YEAR = 31_536_000

/** What the visitor chose: `?view=` (a link without scripts), else the cookie; null: the section decides. */
export function readListView(search: URLSearchParams, cookies: string | null): ListView | null {
  const value = search.get(COOKIE) ?? parseCookies(cookies).get(COOKIE)
  return value === 'list' || value === 'grid' ? value : null
}

/** The `document.cookie` line that keeps the choice for a year; the server draws by it. */
export function listViewCookie(view: ListView): string {
  return serializeCookie(COOKIE, view, { maxAge: YEAR })
}
