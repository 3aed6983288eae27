import { isRecord, listOf, recordOf } from '../model/record.ts'

/** Prism's two ways of saying no; both count. */
export type Severity = 'error' | 'warning'

/** One thing that Prism found wrong in an exchange. */
export interface Violation {
  severity: Severity
  /** Whose fault it is. */
  side: 'request' | 'answer'
  /** `body /products/0/quantity`, `query PAGEN_1`, `header`; empty for the exchange as a whole. */
  place: string
  message: string
  /** Prism's word for the rule: `required`, `type`, `401`. */
  code: string
}

const tooMany = 'Too many violations! '

/**
 * Reads Prism's header `sl-violations`. Prism cuts a long list off after 8 kB: what is whole is read, and that there was
 * more is a violation of its own.
 */
export function readViolations(header: string | undefined): Violation[] {
  if (header === undefined || header === '') return []
  const isCut = header.startsWith(tooMany)
  const text = isCut ? wholeEntries(header.slice(tooMany.length)) : header
  const list = parsed(text)
  if (!Array.isArray(list)) return [unreadable(header)]
  const found = list.filter(isRecord).filter(({ severity }) => severity === 'Error' || severity === 'Warning')
  return [
    ...found.map(violationOf),
    ...(isCut ? [{ ...unreadable(''), message: 'more is wrong than Prism tells' }] : []),
  ]
}

/** Reads the body of Prism's own answer to a request that it refuses (`application/problem+json`). */
export function readProblem(body: Buffer): Violation[] {
  const problem = parsed(body.toString())
  const { validation, title, detail } = recordOf(problem)
  if (!Array.isArray(validation) || validation.length === 0) {
    const message = [title, detail].filter((text) => typeof text === 'string' && text !== '').join(': ')
    return [{ severity: 'error', side: 'request', place: '', message, code: '' }]
  }
  return validation
    .filter(isRecord)
    .map((one) => ({ ...one, location: ['request', ...listOf(one['location'])] }))
    .map(violationOf)
}

function violationOf({ location, severity, message, code }: Record<string, unknown>): Violation {
  const [side, part = '', ...path] = listOf(location).map(String)
  const pointer = path.map((step) => `/${step}`).join('')
  return {
    severity: severity === 'Error' ? 'error' : 'warning',
    side: side === 'response' ? 'answer' : 'request',
    place: part === 'body' ? `body ${pointer}`.trim() : [part, ...path].join(' ').trim(),
    message: String(message),
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : '',
  }
}

function wholeEntries(text: string): string {
  const end = text.lastIndexOf('},{')
  return end === -1 ? text : `${text.slice(0, end + 1)}]`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function unreadable(header: string): Violation {
  const message = `Prism's list can't be read: ${header}`
  return { severity: 'error', side: 'answer', place: '', message, code: '' }
}
