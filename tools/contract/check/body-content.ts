import type { RequestBody } from '../model/contract.ts'
import { bodyKind } from '../model/body-kind.ts'
import { recordOf } from '../model/record.ts'
import type { Call } from './client.ts'
import { FilePart } from './file-part.ts'
import { plainText, queryPairs } from './parameter-text.ts'

/** A body on its way: text, or bytes that a terminal can't show. */
export interface BodyContent extends Pick<Call, 'body' | 'bytes'> {
  mediaType: string
}

const boundary = 'contract-check-boundary'

/** Writes a body as its media type wants it. */
export function bodyContent(declared: RequestBody, value: unknown): BodyContent {
  const { mediaType } = declared
  const kind = bodyKind(mediaType)
  if (kind === 'form') return { mediaType, body: formText(declared, value) }
  if (kind === 'multipart') return partsContent(declared, recordOf(value))
  if (kind === 'text' || kind === 'xml') return { mediaType, body: plainText(value) }
  if (kind === 'octets')
    return {
      mediaType: mediaType.includes('*') ? 'application/octet-stream' : mediaType,
      body: plainText(value),
    }
  return { mediaType, body: JSON.stringify(value) }
}

function formText({ encoding }: RequestBody, body: unknown): string {
  return Object.entries(recordOf(body))
    .flatMap(([name, value]) => {
      if (value === undefined || value === null) return []
      const { style, explode, allowReserved } = recordOf(encoding[name])
      if (style !== undefined || explode !== undefined || allowReserved !== undefined)
        return queryPairs({ name, in: 'query', ...recordOf(encoding[name]) }, value)
      return (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one) => new URLSearchParams([[name, plainText(one)]]).toString())
    })
    .join('&')
}

/** Each field is a part, each item of a list too; what stands in a part is said by its encoding, else by its value. */
function partsContent({ encoding }: RequestBody, fields: Readonly<Record<string, unknown>>): BodyContent {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? (value as unknown[]) : [value])
      .filter((one) => one !== undefined && one !== null)
      .map((one) => partOf(name, one, firstType(recordOf(encoding[name])['contentType']))),
  )
  const end = Buffer.from(`--${boundary}--\r\n`)
  const content = Uint8Array.from(Buffer.concat([...parts, end]))
  const mediaType = `multipart/form-data; boundary=${boundary}`
  const text = textOf(content)
  if (text !== undefined) return { mediaType, body: text }
  const shell = `@<(printf %s ${Buffer.from(content).toString('base64')} | base64 -d)`
  return { mediaType, bytes: { content, shell } }
}

function partOf(name: string, value: unknown, declared: string | undefined): Buffer {
  const quoted = name.replaceAll('"', '%22').replaceAll(/\r\n|\r|\n/g, '%0D%0A')
  const disposition = `Content-Disposition: form-data; name="${quoted}"`
  if (value instanceof FilePart) {
    const head = `--${boundary}\r\n${disposition}; filename="${value.fileName}"\r\nContent-Type: ${value.mediaType}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), value.content, Buffer.from('\r\n')])
  }
  const type = declared ?? (typeof value === 'object' ? 'application/json' : undefined)
  const text = typeof value === 'object' ? JSON.stringify(value) : plainText(value)
  return Buffer.from(
    `--${boundary}\r\n${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n${text}\r\n`,
  )
}

/** An encoding may name several types, or a range of them. */
function firstType(contentType: unknown): string | undefined {
  const [first] = typeof contentType === 'string' ? contentType.split(',') : []
  return first === undefined || first.includes('*') ? undefined : first.trim()
}

function textOf(content: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return undefined
  }
}
