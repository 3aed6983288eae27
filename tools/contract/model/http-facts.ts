import type { ContractDocument } from './document.ts'
import { isRecord, listOf, recordOf } from './record.ts'

/** How an accepted request is changed. */
export interface HttpChange {
  /** A method by name; `other`: one that the path doesn't have. */
  method?: string
  /** Another path altogether. */
  path?: string
  /** Replaces the last parameter of the path, as it stands on the wire. */
  pathParameter?: string
  /** Put behind the query, as it stands on the wire. */
  query?: string
  headers?: Record<string, string>
  /** Asked first without the change: `If-None-Match` is then the `ETag` of that answer. Without one nothing is tried. */
  ifNoneMatch?: 'answer'
  /**
   * A `text`, bytes in `hex`, or the accepted body with one `member` more. `bytes` fills it up with blanks to so many bytes.
   * `letters` is an object whose text has so many letters of two bytes each.
   */
  body?: { text?: string; hex?: string; bytes?: number; letters?: number; member?: string }
  /** Puts a parameter twice, once with a value that the contract forbids. */
  twice?: 'rightThenWrong' | 'wrongThenRight'
  token?: 'none'
}

/** What must come of it. */
export interface HttpExpectation {
  /** `same`: it is answered with success, as the request without the change. */
  status: number[] | 'same'
  /** Code of the first error. */
  code?: string
  /** Methods in `Allow`; `path`: those of the path. */
  allow?: string[] | 'path'
  /** A directive that Cache-Control must have. */
  cache?: string
  /** `declared`: a media type that the operation declares for its success. */
  headers?: 'declared'
  /** `body`: Content-Length, if it is told, is none of an empty answer. */
  length?: 'body'
}

/** A fact of HTTP that holds for many operations (`x-http` of the root). */
export interface HttpFact {
  name: string
  says: string
  /** Which operations it is about; absent: all. */
  of?: {
    methods?: string[]
    effects?: string[]
    tags?: string[]
    answers?: string
    body?: boolean
    token?: boolean
  }
  /** Tried with each operation, with one of each path or tag, or once. */
  each?: 'operation' | 'path' | 'tag' | 'once'
  send?: HttpChange
  expect?: HttpExpectation
  /** Holds of every answer. */
  every?: { charset?: string }
}

/** The facts of a contract; none where it has no `x-http`. */
export function httpFacts(document: ContractDocument): readonly HttpFact[] {
  return listOf(document['x-http']) as readonly HttpFact[]
}

/** The charset that every JSON answer must have, and where the contract says so. */
export function charsetOf(document: ContractDocument): { charset: string; pointer: string } | undefined {
  const facts = httpFacts(document)
  const index = facts.findIndex(({ every }) => every?.charset !== undefined)
  const charset = facts[index]?.every?.charset
  return charset === undefined ? undefined : { charset, pointer: `/x-http/${index}/says` }
}

const keys: Record<string, readonly string[]> = {
  '': ['name', 'says', 'of', 'each', 'send', 'expect', 'every'],
  of: ['methods', 'effects', 'tags', 'answers', 'body', 'token'],
  send: ['method', 'path', 'pathParameter', 'query', 'headers', 'ifNoneMatch', 'body', 'twice', 'token'],
  expect: ['status', 'code', 'allow', 'cache', 'headers', 'length'],
  every: ['charset'],
}

/** What is wrong with the facts themselves: a word that no tool reads would be a rule that nobody keeps. */
export function httpFactProblems(document: ContractDocument): { pointer: string; message: string }[] {
  const facts = document['x-http']
  if (facts === undefined) return []
  if (!Array.isArray(facts)) return [{ pointer: '/x-http', message: 'must be a list' }]
  const names = new Set<unknown>()
  return facts.flatMap((fact: unknown, index) => {
    const pointer = `/x-http/${index}`
    const one = (message: string) => ({ pointer, message })
    if (!isRecord(fact)) return [one('must be an object')]
    const found = unknownKeys(fact).map((key) => one(`${key} is no word of x-http`))
    if (typeof fact['name'] !== 'string' || names.has(fact['name']))
      found.push(one('needs a name of its own'))
    names.add(fact['name'])
    if (typeof fact['says'] !== 'string') found.push(one('says nothing'))
    const isTried = isRecord(fact['send']) && isRecord(fact['expect']) && typeof fact['each'] === 'string'
    if (!isTried && !isRecord(fact['every'])) found.push(one('has neither each, send and expect, nor every'))
    return found
  })
}

function unknownKeys(fact: Record<string, unknown>): string[] {
  return Object.entries(keys).flatMap(([part, known]) =>
    Object.keys(part === '' ? fact : recordOf(fact[part]))
      .filter((key) => !known.includes(key))
      .map((key) => (part === '' ? key : `${part}.${key}`)),
  )
}
