import type { Finding } from './finding.ts'
import type { Exchange } from './client.ts'
import { bareType } from '../model/declared-answers.ts'

/** A kind of file: its media types, the ends of its names, and what its content begins with or holds. */
interface FileKind {
  name: string
  types: readonly string[]
  extensions: readonly string[]
  is: (bytes: Uint8Array) => boolean
}

const begins =
  (...codes: number[]) =>
  (bytes: Uint8Array) =>
    codes.every((code, index) => bytes[index] === code)
const letters = (text: string, at = 0) => {
  const codes = [...text].map((letter) => letter.codePointAt(0))
  return (bytes: Uint8Array) => codes.every((code, index) => bytes[at + index] === code)
}
const zip = begins(0x50, 0x4b, 0x03, 0x04)
/** A package of Office is a zip whose parts stand in a folder of their own. */
const office = (folder: string) => (bytes: Uint8Array) => zip(bytes) && holds(bytes, folder)
const legacyOffice = begins(0xd0, 0xcf, 0x11, 0xe0)
const openXml = 'application/vnd.openxmlformats-officedocument'

const kinds: readonly FileKind[] = [
  { name: 'PDF', types: ['application/pdf'], extensions: ['pdf'], is: letters('%PDF-') },
  {
    name: 'an Excel workbook',
    types: [`${openXml}.spreadsheetml.sheet`],
    extensions: ['xlsx'],
    is: office('xl/'),
  },
  {
    name: 'a Word document',
    types: [`${openXml}.wordprocessingml.document`],
    extensions: ['docx'],
    is: office('word/'),
  },
  {
    name: 'an old Excel workbook',
    types: ['application/vnd.ms-excel'],
    extensions: ['xls'],
    is: legacyOffice,
  },
  { name: 'an old Word document', types: ['application/msword'], extensions: ['doc'], is: legacyOffice },
  {
    name: 'a zip archive',
    types: ['application/zip', 'application/x-zip-compressed'],
    extensions: ['zip'],
    is: zip,
  },
  {
    name: 'gzip',
    types: ['application/gzip', 'application/x-gzip'],
    extensions: ['gz'],
    is: begins(0x1f, 0x8b),
  },
  { name: 'PNG', types: ['image/png'], extensions: ['png'], is: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a) },
  { name: 'JPEG', types: ['image/jpeg'], extensions: ['jpg', 'jpeg'], is: begins(0xff, 0xd8, 0xff) },
  { name: 'GIF', types: ['image/gif'], extensions: ['gif'], is: letters('GIF8') },
  {
    name: 'WebP',
    types: ['image/webp'],
    extensions: ['webp'],
    is: (bytes) => letters('RIFF')(bytes) && letters('WEBP', 8)(bytes),
  },
  {
    name: 'XML',
    types: ['application/xml', 'text/xml', 'image/svg+xml'],
    extensions: ['xml', 'svg'],
    is: (bytes) => /^\uFEFF?\s*</.test(decoded(bytes.subarray(0, 200))) && !isHtml(bytes),
  },
  { name: 'HTML', types: ['text/html'], extensions: ['html', 'htm'], is: (bytes) => isHtml(bytes) },
  { name: 'CSV', types: ['text/csv'], extensions: ['csv'], is: (bytes) => isText(bytes) && !isHtml(bytes) },
  { name: 'text', types: ['text/plain'], extensions: ['txt'], is: (bytes) => isText(bytes) },
]

/**
 * What an answer that is a file breaks: it is empty, its content is of another kind than Content-Type or its name say,
 * or the name is none. Kinds that aren't known here are only looked at for emptiness and name.
 */
export function fileFindings({ headers, bytes, status }: Exchange): Finding[] {
  if (!bytes) return []
  const type = bareType(headers.get('content-type') ?? '')
  const disposition = headers.get('content-disposition')
  if (bytes.length === 0) return [{ rule: 'file', pointer: 'body', message: 'the file is empty' }]
  const findings: Finding[] = []
  const declared = kinds.find(({ types }) => types.includes(type))
  // A part has no beginning that would tell its kind.
  // A page may be a mere piece of text; what else it is would show.
  const isKind = declared?.name === 'HTML' ? isPiece(bytes) : declared?.is(bytes)
  if (declared && status !== 206 && isKind !== true)
    findings.push({
      rule: 'file',
      pointer: 'body',
      message: `must be ${declared.name}, as Content-Type says, got ${kindOf(bytes)}`,
    })
  if (disposition === null) return findings
  const pointer = 'header Content-Disposition'
  const name = fileName(disposition)
  if (name === undefined || /[/\\\0]/.test(name) || name.trim() === '')
    return [...findings, { rule: 'file', pointer, message: `must name the file, got ${disposition}` }]
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const named = kinds.find(({ extensions }) => extensions.includes(extension))
  if (named && status !== 206 && (declared ? declared !== named : !named.is(bytes)))
    findings.push({
      rule: 'file',
      pointer,
      message: `${name} must hold ${named.name}, got ${declared ? type : kindOf(bytes)}`,
    })
  return findings
}

/** The name in Content-Disposition; the encoded form (RFC 6266) wins, `undefined` when there is none that can be read. */
export function fileName(disposition: string): string | undefined {
  const encoded = /;\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined)
    try {
      return decodeURIComponent(encoded)
    } catch {
      return undefined
    }
  const plain = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition)
  return plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2]
}

function kindOf(bytes: Uint8Array): string {
  return kinds.find(({ is }) => is(bytes))?.name ?? 'something else'
}

function holds(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text)
}

function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

function isHtml(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*(<!--.*?-->\s*)*<(!doctype html|html|head|body|h\d|p|div)\b/is.test(
    decoded(bytes.subarray(0, 500)),
  )
}

/** Text, but no JSON: that is what a backend answers which knows no pages. */
function isPiece(bytes: Uint8Array): boolean {
  return isText(bytes) && !/^\s*[[{]/.test(decoded(bytes.subarray(0, 100)))
}

function isText(bytes: Uint8Array): boolean {
  return !bytes.includes(0)
}
