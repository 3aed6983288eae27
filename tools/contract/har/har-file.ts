import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import { isRecord, listOf } from '../model/record.ts'
import { UsageError } from '../../command/usage-error.ts'

/** Where a call stands in a recording. */
export interface RecordedPlace {
  file: string
  /** Index in `log.entries`. */
  entry: number
  /** When it began, as recorded; empty when the recorder left it out. */
  at: string
}

/** One recorded request with its answer. */
export interface RecordedCall {
  place?: RecordedPlace
  method: string
  url: URL
  requestHeaders: Headers
  /** Text of the request's body; absent when there is none. */
  requestText?: string
  status: number
  headers: Headers
  /** Text of the answer; absent when the recorder left it out. */
  text?: string
}

/**
 * Reads a HAR 1.2 file. Entries without an answer (blocked, cancelled) are left out.
 * @throws {UsageError} when it isn't one
 */
export function readHar(file: string): RecordedCall[] {
  const har = readJson(file)
  const log = isRecord(har) ? har['log'] : undefined
  if (!isRecord(log) || !Array.isArray(log['entries']))
    throw new UsageError(`${file} is not a HAR file: it has no log.entries`)
  return log['entries'].flatMap((entry: unknown, index) => {
    const request = isRecord(entry) ? entry['request'] : undefined
    const response = isRecord(entry) ? entry['response'] : undefined
    if (!isRecord(request) || !isRecord(response))
      throw new UsageError(`${file}: entry ${index} has no request or no response`)
    const url = String(request['url'])
    if (Number(response['status']) < 100 || !URL.canParse(url)) return []
    const requestText = postText(request['postData'], file)
    const text = answerText(response['content'], file)
    return [
      {
        place: { file, entry: index, at: startOf(entry) },
        method: String(request['method']).toUpperCase(),
        url: new URL(url),
        requestHeaders: headersOf(request['headers']),
        ...(requestText !== undefined && { requestText }),
        status: Number(response['status']),
        headers: headersOf(response['headers']),
        ...(text !== undefined && { text }),
      },
    ]
  })
}

function startOf(entry: unknown): string {
  const start = isRecord(entry) ? entry['startedDateTime'] : undefined
  return typeof start === 'string' ? start : ''
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (text.startsWith('PK'))
    throw new UsageError(`${file} is a zip archive: unpack it and give the .har inside`)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new UsageError(
      `${file} is not a HAR file: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function headersOf(list: unknown): Headers {
  const headers = new Headers()
  for (const one of listOf(list)) {
    // HTTP/2 recordings list `:method` and its kind among the headers.
    if (!isRecord(one) || String(one['name']).startsWith(':')) continue
    // Some recorders join several cookies by line breaks.
    for (const value of String(one['value']).split('\n'))
      headers.append(String(one['name']), asBytes(value.trim()))
  }
  return headers
}

/** Recorders that read a header as UTF-8 give letters that `Headers` takes only as bytes. */
function asBytes(value: string): string {
  const isBytes = [...value].every((letter) => letter <= '\u00FF')
  return isBytes ? value : Buffer.from(value, 'utf8').toString('latin1')
}

function postText(data: unknown, file: string): string | undefined {
  if (!isRecord(data)) return undefined
  const { text, params } = data
  if (typeof text === 'string' && text !== '') return text
  if (Array.isArray(params) && params.length > 0)
    return new URLSearchParams(
      params
        .filter(isRecord)
        .map(({ name, value }) => [String(name), typeof value === 'string' ? value : '']),
    ).toString()
  return attachedText(data['_file'], file)
}

function answerText(content: unknown, file: string): string | undefined {
  if (!isRecord(content)) return undefined
  if (typeof content['text'] !== 'string') return attachedText(content['_file'], file)
  return content['encoding'] === 'base64'
    ? Buffer.from(content['text'], 'base64').toString('utf8')
    : content['text']
}

/** What Playwright lays beside the recording (`content: 'attach'`); `undefined` when it isn't there any more. */
function attachedText(name: unknown, file: string): string | undefined {
  if (typeof name !== 'string' || name === '') return undefined
  const folder = resolve(dirname(file))
  const attached = join(folder, name)
  // A recording names files of its own folder, whoever wrote it.
  if (!attached.startsWith(folder + sep) || !existsSync(attached)) return undefined
  return readFileSync(attached, 'utf8')
}
