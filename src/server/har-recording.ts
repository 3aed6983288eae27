import { closeSync, openSync, writeSync } from 'node:fs'
import type { Backend } from '../gateway/gateway.ts'
import { SettingsError } from './settings.ts'

/** A HAR file that is being written. */
export interface HarRecording {
  /** The same backend, whose calls are recorded. */
  watch: (backend: Backend) => Backend
  /** Waits for the bodies that are still read, and closes the file. */
  close: () => Promise<void>
}

const end = ']}}\n'

/**
 * Records the calls of the contract to the backend as HAR 1.2, those of rendered pages too, for `npm run contract:har`. The
 * file is a whole HAR after each call. Secrets are masked, but personal data is not.
 * @throws {SettingsError} when the file can't be written
 */
export function openHarRecording(path: string): HarRecording {
  const file = openForWriting(path)
  const creator = { name: 'storefront', version: '1' }
  let length = write(`{"log":${JSON.stringify({ version: '1.2', creator }).slice(0, -1)},"entries":[`, 0)
  let count = 0
  writeSync(file, end, length)
  const pending = new Set<Promise<void>>()

  function write(text: string, at: number): number {
    return at + writeSync(file, text, at)
  }

  async function record(call: Recorded): Promise<void> {
    const entry = JSON.stringify(await entryOf(call))
    length = write(`${count > 0 ? ',' : ''}\n${entry}`, length)
    count += 1
    write(end, length)
  }

  return {
    watch: (backend) => async (request, meta) => {
      if (!/^\/(api|web)\//.test(new URL(request.url).pathname)) return backend(request, meta)
      const startedAt = Date.now()
      const asked = jsonText(request)
      const response = await backend(request, meta)
      const recorded = record({ request, response, startedAt, asked, answered: jsonText(response) })
      pending.add(recorded)
      void recorded.finally(() => pending.delete(recorded))
      return response
    },
    async close() {
      await Promise.all(pending)
      closeSync(file)
    },
  }
}

function openForWriting(path: string): number {
  try {
    return openSync(path, 'w', 0o600)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new SettingsError(`HAR: ${path} can't be written (${reason})`, { cause: error })
  }
}

interface Recorded {
  request: Request
  response: Response
  /** Milliseconds UTC. */
  startedAt: number
  asked: Promise<string | undefined>
  answered: Promise<string | undefined>
}

async function entryOf({ request, response, startedAt, asked, answered }: Recorded) {
  const [asking, answer] = await Promise.all([asked, answered])
  const time = Date.now() - startedAt
  const url = new URL(request.url)
  const query = [...url.searchParams].map(([name, value]) => ({ name, value: maskedValue(name, value) }))
  for (const { name, value } of query) url.searchParams.set(name, value)
  const isMasked = query.some(({ name }) => secretName.test(name))
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time,
    request: {
      method: request.method,
      url: isMasked ? url.href : request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(request.headers),
      queryString: query,
      headersSize: -1,
      bodySize: asking?.length ?? -1,
      ...(asking !== undefined && {
        postData: { mimeType: request.headers.get('content-type') ?? '', text: maskedJson(asking) },
      }),
    },
    response: {
      status: response.status,
      statusText: response.statusText,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(response.headers),
      content: {
        size: answer?.length ?? -1,
        mimeType: response.headers.get('content-type') ?? '',
        ...(answer !== undefined && { text: maskedJson(answer) }),
      },
      redirectURL: response.headers.get('location') ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  }
}

/** The text of a JSON body; `undefined` for a file, and for a body that was cut off. */
function jsonText(message: Request | Response): Promise<string | undefined> {
  const isJson = message.headers.get('content-type')?.startsWith('application/json') ?? false
  if (!isJson || message.body === null) return Promise.resolve(undefined)
  return message
    .clone()
    .text()
    .catch(() => undefined)
}

function headersOf(headers: Headers) {
  return [...headers].map(([name, value]) => ({ name, value: maskedHeader(name, value) }))
}

const secretHeader = /^(authorization|authorization-token|x-sessid|sandbox-control-token|idempotency-key)$/
const secretName = /pass(word|wd)|token|sessid|secret|checkword/i

function maskedHeader(name: string, value: string): string {
  if (secretHeader.test(name)) return masked(value)
  if (name === 'cookie') return value.replaceAll(/=[^;]*/g, masked)
  if (name === 'set-cookie') return value.replace(/=[^;]*/, masked)
  return value
}

function maskedValue(name: string, value: string): string {
  return secretName.test(name) ? masked(value) : value
}

function maskedJson(text: string): string {
  try {
    const mask = (name: string, value: unknown) =>
      typeof value === 'string' ? maskedValue(name, value) : value
    return JSON.stringify(JSON.parse(text, mask))
  } catch {
    // Whoever checks the recording has to see that it is no JSON; what is secret in it can't be told.
    return '(not JSON)'
  }
}

/** As long and of the same kinds of signs, so that a pattern of the contract still fits. */
function masked(value: string): string {
  return value.replaceAll(/[a-z]/g, 'a').replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '0')
}
