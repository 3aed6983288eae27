import { isJsonType } from './declared-answers.ts'

/** How a body is written: as JSON, a form, parts, a text, or any bytes. */
export type BodyKind = 'json' | 'form' | 'multipart' | 'xml' | 'text' | 'octets'

/** `undefined` for what has a form of its own, such as a picture. */
export function bodyKind(mediaType: string): BodyKind | undefined {
  const type = mediaType.toLowerCase()
  if (isJsonType(type)) return 'json'
  if (type.startsWith('application/x-www-form-urlencoded')) return 'form'
  if (type.startsWith('multipart/form-data')) return 'multipart'
  if (/^[^;]*[/+]xml\s*(;|$)/.test(type)) return 'xml'
  if (type.startsWith('text/')) return 'text'
  return /^(application\/octet-stream|application\/\*|\*\/\*)/.test(type) ? 'octets' : undefined
}

/** The kinds by which is asked where an operation takes several. */
export const bodyKinds: readonly BodyKind[] = ['json', 'form', 'multipart', 'text', 'xml', 'octets']
