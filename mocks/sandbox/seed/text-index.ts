import { distance } from './edit-distance.ts'
import { normaliseNumber, root, stem, tellingParts, toWords } from './search-text.ts'

export interface TextEntry {
  /** Ids are close together: the index has a place for each id between the lowest and the highest. */
  id: number
  /** The first word counts most: it says what the thing is. */
  text: string
  /** More words, such as the pieces of an article. */
  words?: string
  /** Breaks ties between equally good finds, higher first. */
  weight: number
}

/** Raises the score of an entry for one part of a query. */
export type Mark = (id: number, score: number) => void

/** Marks finds that don't follow from the entries' texts. */
export type MoreFinds = (part: string, mark: Mark) => void

/** Scores of one part of a query, highest wins. */
export const findScore = { first: 13, whole: 10, beginning: 4, elsewhere: 2 } as const

/** An inverted index over the stems of words, with look-up by prefix and by likeness. */
export interface TextIndex {
  /** Ids of the entries that match every telling part of the query, best first; parts stand between spaces. */
  search: (query: string, moreFinds?: MoreFinds) => number[]
  /** Whether any entry has a word that begins with this one. */
  knows: (word: string) => boolean
  /** Whether the text of any entry begins with such a word: it says what a thing is. */
  begins: (word: string) => boolean
  /** The known words without digits most like an unknown one (at most two letters apart), nearest first. */
  similar: (word: string, limit: number) => string[]
}

interface Posting {
  term: string
  /** The word as first met, for corrections. */
  word: string
  ids: number[]
  /** Entries that begin with the word. */
  firstIn: number[]
}

/** Terms of words and, after `#`, of whole parts with digits: `#10W40`, `#M2065`. */
function collectPostings(entries: readonly TextEntry[]): Map<string, Posting> {
  const postings = new Map<string, Posting>()
  const add = (term: string, word: string, id: number, isFirst: boolean) => {
    let posting = postings.get(term)
    if (!posting) postings.set(term, (posting = { term, word, ids: [], firstIn: [] }))
    if (posting.ids.at(-1) !== id) posting.ids.push(id)
    if (isFirst) posting.firstIn.push(id)
  }
  for (const { id, text, words = '' } of entries) {
    const own = toWords(text)
    for (const [at, word] of [...own, ...toWords(words)].entries())
      for (const term of new Set([stem(word), root(word)])) add(term, word, id, at === 0)
    for (const part of text.split(/\s+/))
      if (/\d/.test(part)) add(`#${normaliseNumber(part)}`, part, id, false)
  }
  return postings
}

/** Builds the index; about 20 ms for the products of the seed. */
export function createTextIndex(entries: readonly TextEntry[]): TextIndex {
  const postings = collectPostings(entries)
  const sorted = [...postings.values()].toSorted((left, right) => (left.term < right.term ? -1 : 1))
  const lettered = sorted.filter(({ term }) => !/\d/.test(term))
  const ids = entries.map(({ id }) => id)
  const lowest = ids.reduce((least, id) => Math.min(least, id), Infinity)
  const places = entries.length === 0 ? 0 : ids.reduce((most, id) => Math.max(most, id), 0) - lowest + 1
  const byWeight = entries
    .toSorted((left, right) => right.weight - left.weight || left.id - right.id)
    .map(({ id }) => id)

  const firstFrom = (prefix: string) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((sorted[middle]?.term ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
  const beginning = function* (prefix: string) {
    for (let at = firstFrom(prefix); at < sorted.length; at += 1) {
      const posting = sorted[at]
      if (!posting?.term.startsWith(prefix)) return
      yield posting
    }
  }
  const markWord = (word: string, mark: Mark) => {
    const prefix = stem(word)
    for (const { term, ids: found, firstIn } of beginning(prefix)) {
      for (const id of found) mark(id, term === prefix ? findScore.whole : findScore.beginning)
      if (term === prefix) for (const id of firstIn) mark(id, findScore.first)
    }
    const sameRoot = postings.get(root(word))
    for (const id of sameRoot?.ids ?? []) mark(id, findScore.whole)
    for (const id of sameRoot?.firstIn ?? []) mark(id, findScore.first)
  }
  const markNumber = (part: string, mark: Mark) => {
    const number = normaliseNumber(part)
    const exact = postings.get(`#${number}`)
    for (const id of exact?.ids ?? []) mark(id, findScore.whole)
    if (number.length < 3) return
    for (const { ids: found } of beginning(`#${number}`))
      for (const id of found) mark(id, findScore.beginning)
  }
  const scored = (make: (mark: Mark) => void) => {
    const scores = new Uint8Array(places)
    make((id, score) => {
      if ((scores[id - lowest] ?? 0) < score) scores[id - lowest] = score
    })
    return scores
  }
  /** Scores of a part: as a whole number or article, or by all its words. */
  const scoresOf = (part: string, moreFinds: MoreFinds | undefined) => {
    const words = toWords(part).map((word) => scored((mark) => markWord(word, mark)))
    const [only] = words
    const all = words.length === 1 && only ? only : leastOf(words, places)
    const whole = scored((mark) => {
      if (/\d/.test(part)) markNumber(part, mark)
      moreFinds?.(part, mark)
    })
    return all.map((score, at) => Math.max(score, whole[at] ?? 0))
  }
  const search = (query: string, moreFinds?: MoreFinds): number[] => {
    const parts = tellingParts(query.split(/\s+/).filter((part) => toWords(part).length > 0))
    if (parts.length === 0) return []
    const totals = new Uint16Array(places)
    for (const [index, part] of parts.entries()) {
      const scores = scoresOf(part, moreFinds)
      for (let at = 0; at < places; at += 1) {
        const score = scores[at] ?? 0
        totals[at] = score === 0 || (index > 0 && totals[at] === 0) ? 0 : (totals[at] ?? 0) + score
      }
    }
    const byScore: number[][] = []
    for (const id of byWeight) {
      const total = totals[id - lowest] ?? 0
      if (total > 0) (byScore[total] ??= []).push(id)
    }
    return byScore.toReversed().flatMap((found) => found ?? [])
  }
  const knows = (word: string) => {
    const prefix = stem(word.toLowerCase().replaceAll('ё', 'е'))
    return prefix !== '' && (sorted[firstFrom(prefix)]?.term.startsWith(prefix) ?? false)
  }
  const begins = (word: string) => {
    const prefix = stem(word.toLowerCase().replaceAll('ё', 'е'))
    if (prefix === '') return false
    for (const { firstIn } of beginning(prefix)) if (firstIn.length > 0) return true
    return false
  }
  const similar = (word: string, limit: number) => {
    const given = word.toLowerCase().replaceAll('ё', 'е')
    const wanted = stem(given)
    const most = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2
    return lettered
      .map((posting) => ({ posting, apart: distance(wanted, posting.term, most) }))
      .filter(({ apart, posting }) => {
        if (apart === 0 || apart > most) return false
        // A short stem is like too many others: «свечи» and «свет».
        return wanted.length > 4 || distance(given, posting.word, most) <= most
      })
      .toSorted(
        (left, right) => left.apart - right.apart || right.posting.ids.length - left.posting.ids.length,
      )
      .slice(0, limit)
      .map(({ posting }) => posting.word)
  }
  return { search, knows, begins, similar }
}

/** The least of each place: an entry that one word doesn't match has no score. */
function leastOf(lists: readonly Uint8Array[], places: number): Uint8Array {
  const [first = new Uint8Array(places), ...others] = lists
  return first.map((score, at) => others.reduce((least, scores) => Math.min(least, scores[at] ?? 0), score))
}
