import { parseCookies, serializeCookie } from './cookies.ts'
import { VIEW } from './list-parameters.ts'

const views = ['list', 'grid', 'table'] as const
/** Rows with pictures, tiles, or a dense table. */
export type ListView = (typeof views)[number]

const YEAR = 31_536_000

/** What the visitor chose: `?view=` (a link without scripts), else the cookie; null: the section decides. */
export function readListView(search: URLSearchParams, cookies: string | null): ListView | null {
  const value = search.get(VIEW) ?? parseCookies(cookies).get(VIEW)
  return views.find((view) => view === value) ?? null
}

/** The `document.cookie` line that keeps the choice for a year; the server draws by it. */
export function listViewCookie(view: ListView): string {
  return serializeCookie(VIEW, view, { maxAge: YEAR })
}
