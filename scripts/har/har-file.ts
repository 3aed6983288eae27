import { readFileSync } from 'node:fs'
import { isRecord } from '../contract/bundle.ts'
import { UsageError } from '../check/usage-error.ts'

/** One recorded request with its answer. */
export interface RecordedCall {
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
    const requestText = postText(request['postData'])
    const text = answerText(response['content'])
    return [
      {
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

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as unknown
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function headersOf(list: unknown): Headers {
  const headers = new Headers()
  for (const one of Array.isArray(list) ? (list as unknown[]) : []) {
    // HTTP/2 recordings list `:method` and its kind among the headers.
    if (!isRecord(one) || String(one['name']).startsWith(':')) continue
    // Some recorders join several cookies by line breaks.
    for (const value of String(one['value']).split('\n')) headers.append(String(one['name']), value.trim())
  }
  return headers
}

function postText(data: unknown): string | undefined {
  return isRecord(data) && typeof data['text'] === 'string' && data['text'] !== '' ? data['text'] : undefined
}

function answerText(content: unknown): string | undefined {
  if (!isRecord(content) || typeof content['text'] !== 'string') return undefined
  return content['encoding'] === 'base64'
    ? Buffer.from(content['text'], 'base64').toString('utf8')
    : content['text']
}
