import { root, stem, toWords } from './search-text.ts'

export interface TextEntry {
  id: number
  text: string
  /** Breaks ties between equally good finds, higher first. */
  weight: number
}

export interface TextFind {
  id: number
  /** Higher is better; a whole word counts more than the beginning of one. */
  score: number
}

/** An inverted index over the stems of words, with look-up by prefix and by likeness. */
export interface TextIndex {
  /** Entries that hold every word of the query (as a whole stem, its beginning, or another form of it), best first. */
  search: (query: string) => TextFind[]
  /** Whether any entry has a word that begins with this one. */
  knows: (word: string) => boolean
  /** The known words most like an unknown one (at most two letters apart), nearest first. */
  similar: (word: string, limit: number) => string[]
}

interface Posting {
  term: string
  /** The word as first met, for corrections. */
  word: string
  ids: number[]
}

/** Optimal string alignment, given up on when it exceeds `most`. */
function distance(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_unused, index) => index)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[right.length] ?? most + 1
}

/** Builds the index; about 20 ms for the products of the seed. */
export function createTextIndex(entries: readonly TextEntry[]): TextIndex {
  const terms = new Map<string, Posting>()
  const weights = new Map<number, number>()
  for (const entry of entries) {
    weights.set(entry.id, entry.weight)
    for (const word of toWords(entry.text)) {
      for (const term of new Set([stem(word), root(word)])) {
        const posting = terms.get(term)
        if (!posting) terms.set(term, { term, word, ids: [entry.id] })
        else if (posting.ids.at(-1) !== entry.id) posting.ids.push(entry.id)
      }
    }
  }
  const sorted = [...terms.values()].toSorted((left, right) => (left.term < right.term ? -1 : 1))
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
  const scoresOf = (word: string): Map<number, number> => {
    const prefix = stem(word)
    const scores = new Map<number, number>()
    for (let at = firstFrom(prefix); at < sorted.length; at += 1) {
      const posting = sorted[at]
      if (!posting?.term.startsWith(prefix)) break
      const score = posting.term === prefix ? 10 : 4
      for (const id of posting.ids) if ((scores.get(id) ?? 0) < score) scores.set(id, score)
    }
    for (const id of terms.get(root(word))?.ids ?? []) scores.set(id, 10)
    return scores
  }
  const search = (query: string): TextFind[] => {
    const words = toWords(query)
    if (words.length === 0) return []
    const found = words.map(scoresOf).toSorted((left, right) => left.size - right.size)
    const finds: TextFind[] = []
    for (const [id, score] of found[0] ?? []) {
      let total = score
      const everywhere = found.slice(1).every((scores) => {
        const more = scores.get(id)
        if (more !== undefined) total += more
        return more !== undefined
      })
      if (everywhere) finds.push({ id, score: total })
    }
    return finds.toSorted(
      (left, right) =>
        right.score - left.score ||
        (weights.get(right.id) ?? 0) - (weights.get(left.id) ?? 0) ||
        left.id - right.id,
    )
  }
  return {
    search,
    knows: (word) => {
      const prefix = stem(word.toLowerCase().replaceAll('ё', 'е'))
      return prefix !== '' && (sorted[firstFrom(prefix)]?.term.startsWith(prefix) ?? false)
    },
    similar: (word, limit) => {
      const wanted = stem(word.toLowerCase().replaceAll('ё', 'е'))
      const most = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2
      return sorted
        .map((posting) => ({ posting, apart: distance(wanted, posting.term, most) }))
        .filter(({ apart }) => apart > 0 && apart <= most)
        .toSorted(
          (left, right) => left.apart - right.apart || right.posting.ids.length - left.posting.ids.length,
        )
        .slice(0, limit)
        .map(({ posting }) => posting.word)
    },
  }
}
