/**
 * The path of this site to return to after login, from the query parameter `back` (O-04).
 * Anything that could lead elsewhere (another host, a scheme, a backslash, a control character) gives home.
 */
export function backPath(value: string | null | undefined): string {
  return isBackPath(value) ? value : '/'
}

/** Whether `back` names a path of this site: one leading slash, no `//`, no backslash, no control character (O-04). */
export function isBackPath(value: string | null | undefined): value is string {
  if (!value || !value.startsWith('/') || value.length > 2000) return false
  if (value.includes('\\') || hasControlCharacter(value)) return false
  const path = value.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//')) return false
  // Dot segments are resolved by the browser, and `/.//host` would become `//host`.
  return !new URL(value, 'http://site').pathname.startsWith('//')
}

function hasControlCharacter(value: string): boolean {
  for (const character of value) {
    const code = character.charCodeAt(0)
    if (code < 0x20 || code === 0x7f) return true
  }
  return false
}
