import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { DocumentStyles, StyleMarkup } from '../app/render-env.ts'
import type { GatewayOperation } from '../gateway/operation-matcher.ts'
import { anybodysRequest } from './anybody.ts'
import { chooseCoding } from './compression.ts'
import { newNonce } from './nonce.ts'
import { type PackedTemplate, packTemplate } from './packed-template.ts'

/** Milliseconds. A younger document is served as it is; an older one once more while it is drawn anew. */
const freshFor = 10_000
/** Milliseconds. No older document is ever served: a price that changed is seen after this time at the latest. */
const keptFor = 300_000

/** Addresses with a query are without number, so they have room of their own and drive no other document out. */
const plainRoom = { max: 500, maxSize: 32 * 1024 * 1024 }
const queryRoom = { max: 200, maxSize: 12 * 1024 * 1024 }
/** Characters; the address is part of the key. */
const longestAddress = 1000
/** What a password link carries must not stay in memory (O-72). */
const secretParameters = ['checkword', 'login']

/**
 * Writes after which only the visitor's own view is another one: his account, company or branch. Their `x-invalidates`
 * names what his browser reads again; nobody else's answers change.
 */
const ownViewWrites = new Set(['login', 'logout', 'switchContractor', 'setUserStore'])

/** A document drawn for a visitor whom nobody knows, with marks for nonces and styles. */
export interface SharedDrawing {
  status: number
  location: string | null
  text: string
  /** Ids of the operations that it was drawn from. */
  operations: ReadonlySet<string>
  /** Everything that it shows was there. */
  isWhole: boolean
}

/** Stands in a drawing for what each response puts there; nobody can guess it, so no text of a visitor holds it. */
export interface DrawingMarks {
  nonce: string
  styles: StyleMarkup
}

export interface SharedDocumentParts {
  draw: (request: Request, marks: DrawingMarks) => Promise<SharedDrawing>
  styles: DocumentStyles
  now: () => number
  onError: (error: unknown) => void
}

/** A body that fits one response only, since its nonce is in it. */
export interface SharedAnswer {
  status: number
  location: string | null
  nonce: string
  body: Uint8Array<ArrayBuffer> | string
  coding?: 'br'
}

export interface SharedDocuments {
  /** @param request of a visitor without a session, see `isAnybody` */
  answer: (request: Request) => Promise<SharedAnswer>
  /** A call of some visitor was answered with success. */
  onCall: (operation: GatewayOperation) => void
  /** Forgets everything. */
  clear: () => void
}

interface Kept {
  madeAt: number
  operations: ReadonlySet<string>
  inline: PackedTemplate
  linked: PackedTemplate
}

type Drawn = { kept: Kept } | { drawing: SharedDrawing; marks: DrawingMarks }

const unpack = promisify(brotliDecompress)

/**
 * Documents for visitors without a session. They are drawn in nobody's name, so nothing of a visitor can be in them, and
 * differ by address and chosen view only. What is whole is kept, packed; each response gets its own nonce.
 */
export function createSharedDocuments({ draw, styles, now, onError }: SharedDocumentParts): SharedDocuments {
  const plain = new LRUCache<string, Kept>({ ...plainRoom, sizeCalculation })
  const withQuery = new LRUCache<string, Kept>({ ...queryRoom, sizeCalculation })
  const underWay = new Map<string, Promise<Drawn>>()
  // When each operation's answers were changed last, counted in changes: a document begun before isn't kept.
  const changes = new Map<string, number>()
  let change = 0
  let clearedAt = 0

  const withStyles = (text: string, marks: DrawingMarks, isKept: boolean) => {
    const markup = styles.markup(marks.nonce, isKept, text)
    return (['head', 'afterHeader', 'tail'] as const).reduce(
      (filled, place) => filled.split(marks.styles[place]).join(markup[place]),
      text,
    )
  }
  const drawNow = async (key: string, request: Request): Promise<Drawn> => {
    const begunAt = change
    const marks = {
      nonce: newNonce(),
      styles: { head: newNonce(), afterHeader: newNonce(), tail: newNonce() },
    }
    const drawing = await draw(request, marks)
    const isOutdated =
      clearedAt > begunAt || [...drawing.operations].some((id) => (changes.get(id) ?? 0) > begunAt)
    const room = roomOf(request)
    if (!room || drawing.status !== 200 || !drawing.isWhole || isOutdated) return { drawing, marks }
    const template = async (isKept: boolean) =>
      packTemplate(withStyles(drawing.text, marks, isKept), marks.nonce)
    try {
      const [inline, linked] = await Promise.all([template(false), template(true)])
      const kept = { madeAt: now(), operations: drawing.operations, inline, linked }
      room.set(key, kept)
      return { kept }
    } catch (error) {
      onError(error)
      return { drawing, marks }
    }
  }
  /** One drawing at a time for each key, however many wait for it. */
  const drawOnce = (key: string, request: Request): Promise<Drawn> => {
    const known = underWay.get(key)
    if (known) return known
    const work = drawNow(key, request).finally(() => {
      if (underWay.get(key) === work) underWay.delete(key)
    })
    underWay.set(key, work)
    return work
  }
  const roomOf = ({ url }: Request) => {
    const { pathname, search, searchParams } = new URL(url)
    if (pathname.length + search.length > longestAddress) return undefined
    if (secretParameters.some((name) => searchParams.has(name))) return undefined
    return search === '' ? plain : withQuery
  }
  const find = async (request: Request): Promise<Drawn> => {
    const anonymous = anybodysRequest(request)
    const key = `${anonymous.headers.get('cookie') ?? ''} ${anonymous.url}`
    const kept = roomOf(anonymous)?.get(key)
    const age = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY
    if (!kept || age >= keptFor) return drawOnce(key, anonymous)
    // Without a new one the old one stays, as long as it may.
    if (age >= freshFor) drawOnce(key, anonymous).catch(onError)
    return { kept }
  }

  return {
    async answer(request) {
      const drawn = await find(request)
      const nonce = newNonce()
      const isKept = styles.isKept(request.headers.get('cookie'))
      if ('drawing' in drawn) {
        const { drawing, marks } = drawn
        const whole = withStyles(drawing.text, marks, isKept)
        const { status, location } = drawing
        return { status, location, nonce, body: whole.replaceAll(marks.nonce, nonce) }
      }
      const packed = (isKept ? drawn.kept.linked : drawn.kept.inline).fill(nonce)
      const answer = { status: 200, location: null, nonce }
      if (chooseCoding(request.headers.get('accept-encoding')) === 'br')
        return { ...answer, body: packed, coding: 'br' }
      return { ...answer, body: (await unpack(packed)).toString() }
    },
    onCall({ id, effect, invalidates = [] }) {
      if ((effect !== 'write' && effect !== 'destructive') || ownViewWrites.has(id)) return
      change += 1
      underWay.clear()
      for (const changed of invalidates) changes.set(changed, change)
      for (const room of [plain, withQuery])
        for (const [key, { operations }] of room.entries())
          if (invalidates.some((changed) => operations.has(changed))) room.delete(key)
    },
    clear() {
      change += 1
      clearedAt = change
      underWay.clear()
      plain.clear()
      withQuery.clear()
    },
  }
}

function sizeCalculation({ inline, linked }: Kept, key: string): number {
  return inline.byteLength + linked.byteLength + 2 * key.length
}
