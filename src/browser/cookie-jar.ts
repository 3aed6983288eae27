import { allOrNone, type Connection } from '../../mocks/browser/database.ts'
import { parseCookies } from '../lib/cookies.ts'

/** The visitor's HttpOnly cookies, shared by all tabs: no script of the shop sees them, as with a server. */
export interface CookieJar {
  /** The `Cookie` header of a request that is sent now. */
  header(): Promise<string>
  has(name: string): Promise<boolean>
  /** Takes over what an answer has set, before the answer is given. */
  keep(setCookies: readonly string[]): Promise<void>
}

/** @param now milliseconds UTC */
export function createCookieJar(connection: Connection, now: () => number = Date.now): CookieJar {
  const fresh = async () => {
    const all = await connection.use((database) => database.getAll('cookies'))
    return all.filter(({ expires }) => expires === null || expires > now())
  }
  return {
    header: async () => (await fresh()).map(({ name, value }) => `${name}=${value}`).join('; '),
    has: async (wanted) => (await fresh()).some(({ name }) => name === wanted),
    async keep(setCookies) {
      if (setCookies.length === 0) return
      await connection.use(async (database) => {
        const transaction = database.transaction('cookies', 'readwrite')
        const { store } = transaction
        await allOrNone(transaction, (write) => {
          for (const line of setCookies) {
            const cookie = readSetCookie(line, now())
            write(cookie.value === '' ? store.delete(cookie.name) : store.put(cookie))
          }
        })
      })
    },
  }
}

/** A cookie whose time is over has an empty value. */
function readSetCookie(line: string, now: number) {
  const [pair = '', ...attributes] = line.split(';')
  const equals = pair.indexOf('=')
  const maxAge = parseCookies(attributes.join(';').toLowerCase()).get('max-age')
  return {
    name: pair.slice(0, equals).trim(),
    value: maxAge !== undefined && Number(maxAge) <= 0 ? '' : pair.slice(equals + 1).trim(),
    expires: maxAge === undefined ? null : now + Number(maxAge) * 1000,
  }
}
