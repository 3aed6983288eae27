/** One line of the log. Times are in milliseconds. */
export interface LogEntry {
  time: string
  level: 'info' | 'warn' | 'error'
  event: string
  [fact: string]: unknown
}

/** Where lines go; standard output in production, a list in tests. */
export type Log = (entry: LogEntry) => void

/** Query parameters that are secrets or personal (O-72): a password link, what a visitor typed to identify themself. */
const secretParameters = new Set([
  'checkword',
  'login',
  'password',
  'token',
  'auth_token',
  'sid',
  'sessid',
  'phone',
  'email',
  'code',
  'inn',
])

/** Writes each entry as one line of JSON. */
export function createJsonLog(write: (line: string) => void): Log {
  return (entry) => write(`${JSON.stringify(entry)}\n`)
}

/** Path and query for the log, with the values of secret parameters masked. `back` may hold such an address itself. */
export function maskedAddress(url: URL): string {
  if (url.search === '') return url.pathname
  const pairs = [...url.searchParams].map(([name, value]) => {
    const lower = name.toLowerCase()
    if (secretParameters.has(lower)) return `${encodeURIComponent(name)}=***`
    const shown = lower === 'back' ? (value.split('?')[0] ?? '') : value
    return `${encodeURIComponent(name)}=${encodeURIComponent(shown.slice(0, 200))}`
  })
  return `${url.pathname}?${pairs.join('&')}`
}

/** An error for the log: its kind, message and stack, addresses in the message without their query. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: String(error) }
  return {
    error: `${error.name}: ${withoutQueries(error.message)}`,
    stack: withoutQueries(error.stack ?? '')
      .split('\n')
      .slice(1, 8),
  }
}

function withoutQueries(text: string): string {
  return text.replace(/\?[^\s'"]*/g, '?***')
}
