/**
 * Whether a part of a path, decoded once, leads elsewhere for a backend or a proxy that decodes before it splits: it has dot
 * segments, backslashes or control characters.
 */
export function climbs(decoded: string): boolean {
  return /[\\\p{Cc}]/u.test(decoded) || decoded.split('/').some((part) => part === '.' || part === '..')
}
