import type { SandboxRequest } from './answer.ts'
/** Cookies of a request, as they stand on the wire; the first of one name wins. */
export function readCookies(request: SandboxRequest): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim())
  }
  return cookies
}
