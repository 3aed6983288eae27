import { isRecord } from '../model/record.ts'
import type { RecordedCall } from './har-file.ts'

const secretName = /pass(word|wd)|token|sessid|secret|checkword|^sid$|authorization|api[-_]?key/i
const secretHeaders = ['authorization', 'authorization-token', 'x-sessid', 'proxy-authorization']

/** Every secret of a recording: cookies, credentials, and what stands under a telling name in a body or query. */
export function secretsOf(calls: readonly RecordedCall[]): Set<string> {
  const found = new Set<string>()
  const add = (value: string) => {
    // Shorter ones would blacken ordinary words.
    if (value.length >= 4) found.add(value)
  }
  for (const { url, requestHeaders, headers, requestText, text } of calls) {
    for (const name of secretHeaders) add(requestHeaders.get(name) ?? '')
    for (const pair of (requestHeaders.get('cookie') ?? '').split(';'))
      add(pair.slice(pair.indexOf('=') + 1).trim())
    for (const cookie of headers.getSetCookie())
      add(cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '')
    for (const [name, value] of url.searchParams) if (secretName.test(name)) add(value)
    for (const body of [requestText, text]) collect(parsed(body), false, add)
    if (isForm(requestHeaders))
      for (const [name, value] of new URLSearchParams(requestText)) if (secretName.test(name)) add(value)
  }
  return found
}

/** A function that blackens the secrets, plain, as JSON and as part of a URL. */
export function masking(secrets: ReadonlySet<string>): (text: string) => string {
  const forms = [...secrets]
    .flatMap((value) => [
      value,
      JSON.stringify(value).slice(1, -1),
      encodeURIComponent(value),
      // A form writes more letters in another way than a path does.
      new URLSearchParams({ value }).toString().slice('value='.length),
    ])
    .toSorted((one, other) => other.length - one.length)
  return (text) => forms.reduce((left, form) => left.replaceAll(form, '***'), text)
}

function collect(value: unknown, secret: boolean, add: (value: string) => void): void {
  if (typeof value === 'string' && secret) add(value)
  if (Array.isArray(value)) for (const one of value) collect(one, secret, add)
  if (isRecord(value))
    for (const [name, one] of Object.entries(value)) collect(one, secret || secretName.test(name), add)
}

function isForm(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}
