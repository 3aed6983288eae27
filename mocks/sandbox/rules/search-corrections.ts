import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { isLinkWord, tellingParts, toWords, withoutPurpose } from '../seed/search-text.ts'
import { createTextIndex } from '../seed/text-index.ts'
import { perCatalogue } from './per-catalogue.ts'
import { inLatin } from '../seed/transliterate.ts'
import { inOtherLayout, isSize, isTradeWord, withSynonyms } from './search-words.ts'

export interface Correction {
  text: string
  type: NonNullable<components['schemas']['SearchQuery']['correctionType']>
}

/** What a query that finds nothing may have meant, the likeliest first; each is worth a search. */
export function* corrections(catalogue: Catalogue, typed: string): Generator<Correction> {
  const lower = typed.toLowerCase()
  const layout = inOtherLayout(lower)
  if (layout !== lower) yield { text: layout, type: 'layout' }
  for (const text of inOtherScript(catalogue, lower)) yield { text, type: 'translit' }
  const spelt = respelt(catalogue, lower)
  if (spelt !== undefined) yield { text: spelt, type: 'fuzzy' }
  // Latin letters with a mistake: `filtor`.
  const inRussian = closestInOtherScript(catalogue, lower)
  if (inRussian !== undefined) yield { text: inRussian, type: 'translit' }
  const eachWord = correctedByWord(catalogue, lower)
  if (eachWord) yield eachWord
  const thing = withoutPurpose(lower)
  if (thing !== undefined && !isOfTrade(thing)) {
    yield { text: thing, type: 'fuzzy' }
    yield* corrections(catalogue, thing)
  }
  yield* withFewerWords(catalogue, lower)
}

const isAdjective = (word: string) => /(?:[ыои]й|[ая]я|[ое]е|ые|(?<![еа]н|т)ие)$/.test(word)

/** What names of products begin with, as it stands there: «радиатор», not «радиатора». */
const firstWords = perCatalogue(
  (catalogue) => new Set(catalogue.products.flatMap(({ name }) => toWords(name).slice(0, 1))),
)

const isOfTrade = (text: string) => toWords(text).every(isTradeWord)

/**
 * The query with fewer words, when nothing bears all of them: without words about buying, without those that no
 * product knows, without one of the others. What is left still says what the thing is. Articles and models stay: a part
 * for another machine is no answer.
 */
function* withFewerWords(catalogue: Catalogue, lower: string): Generator<Correction> {
  const given = tellingParts(lower.split(/\s+/).flatMap((part) => (/\d/.test(part) ? [part] : toWords(part))))
  if (given.length < 2 || given.length > mostWords) return
  const { productText, sectionText } = catalogue
  const asSold = (part: string) => (withSynonyms(part) ?? part).replace(/ .*/, '')
  const isThing = (part: string) => {
    const word = asSold(part)
    return !isAdjective(word) && (productText().begins(word) || sectionText().begins(word))
  }
  const saysThing = (parts: readonly string[]) => parts.some(isThing)
  const staysIn = (part: string) => /\d/.test(part) && !isSize(part)
  const asText = (parts: readonly string[]): Correction => ({ text: parts.join(' '), type: 'fuzzy' })

  for (const [at, part] of given.entries()) {
    const joined = part + (given[at + 1] ?? '')
    if (at + 1 < given.length && !/\d/.test(joined) && productText().begins(joined))
      yield asText(given.toSpliced(at, 2, joined))
  }
  const parts = given.filter((part) => !isTradeWord(part))
  if (parts.length > 0 && parts.length < given.length) {
    yield asText(parts)
    yield* corrections(catalogue, parts.join(' '))
    return
  }
  const isUnderstood = (part: string) => staysIn(part) || isKnown(catalogue, asSold(part))
  const [head = ''] = parts
  const likely = /\d/.test(head) || isUnderstood(head) ? [head] : productText().similar(head, 1)
  // «Пика гидромолота» is no hammer: what an unknown thing belongs to is not what is looked for.
  if (
    likely.length === 0 &&
    /[а-я]$/.test(head) &&
    !isAdjective(head) &&
    !parts.some((part) => firstWords(catalogue).has(part))
  )
    return
  const known = parts.flatMap((part) => {
    if (isUnderstood(part)) return part
    return /\d/.test(part) || likely.length === 0 ? [] : productText().similar(part, 1)
  })
  if (known.length > 0 && saysThing(known)) yield asText(known)
  for (let at = known.length - 1; at >= 0 && known.length > 1; at -= 1) {
    const rest = known.toSpliced(at, 1)
    if (!staysIn(known[at] ?? '') && saysThing(rest)) yield asText(rest)
  }
  if (known.some(staysIn)) return
  for (const part of known) if (isThing(part)) yield asText([part])
}

/** All words of names and brands that have Russian letters, with their Latin spelling, sorted by it. */
const spellings = perCatalogue((catalogue) => {
  const words = new Set<string>()
  const take = (text: string) => {
    for (const word of toWords(text)) if (word.length > 2 && /[а-я]/.test(word)) words.add(word)
  }
  for (const { name, brand } of catalogue.products) take(`${name} ${brand}`)
  for (const { name } of catalogue.sections) take(name)
  return [...words]
    .map((word) => ({ word, latin: inLatin(word) }))
    .toSorted((left, right) => (left.latin < right.latin ? -1 : 1))
})

const isKnown = (catalogue: Catalogue, word: string) =>
  catalogue.productText().knows(word) || catalogue.sectionText().knows(word)

/** Latin words as the Russian ones that are spelt so; then Russian words in Latin letters (brands, articles). */
function* inOtherScript(catalogue: Catalogue, lower: string): Generator<string> {
  const russian = replaceWords(lower, (word) => {
    if (!/^[a-z']+$/.test(word)) return word
    return spelling(catalogue, word.replaceAll("'", '')) ?? (isKnown(catalogue, word) ? word : undefined)
  })
  if (russian !== undefined && russian !== lower) yield russian
  const latin = inLatin(lower)
  if (latin !== lower) yield latin
}

/** The Russian word that is spelt so in Latin letters, or as much of a longer one; a whole word is preferred. */
function spelling(catalogue: Catalogue, latin: string): string | undefined {
  const list = spellings(catalogue)
  const whole = list.find((one) => one.latin === latin)
  if (whole) return whole.word
  if (isKnown(catalogue, latin)) return undefined
  const word = list.find((one) => one.latin.startsWith(latin))?.word ?? ''
  for (let length = 1; length < word.length; length += 1)
    if (inLatin(word.slice(0, length)) === latin) return word.slice(0, length)
  return undefined
}

/** Unknown words as the known ones most like them; words with digits are articles and stay. */
function respelt(catalogue: Catalogue, lower: string): string | undefined {
  const text = replaceWords(lower, (word) => {
    if (/\d/.test(word) || isKnown(catalogue, word)) return word
    return catalogue.productText().similar(word, 1)[0] ?? catalogue.sectionText().similar(word, 1)[0]
  })
  return text === lower ? undefined : text
}

/** The Latin spellings as a text of their own, for misspelt ones. */
const latinText = perCatalogue((catalogue) =>
  createTextIndex(spellings(catalogue).map(({ latin }, id) => ({ id, text: latin, weight: 0 }))),
)

function closestInOtherScript(catalogue: Catalogue, lower: string): string | undefined {
  const text = replaceWords(lower, (word) => {
    if (!/^[a-z]+$/.test(word)) return word
    const known = spelling(catalogue, word)
    if (known !== undefined) return known
    const [closest] = latinText(catalogue).similar(word, 1)
    return closest === undefined ? undefined : spelling(catalogue, closest)
  })
  return text === lower ? undefined : text
}

/** Words with mistakes of different kinds: each unknown one in the other layout, else in the other script, else respelt. */
function correctedByWord(catalogue: Catalogue, lower: string): Correction | undefined {
  let type: Correction['type'] | undefined
  const text = replaceWords(lower, (word) => {
    if (/\d/.test(word) || isKnown(catalogue, word)) return word
    const layout = inOtherLayout(word)
    const latin = /^[a-z]+$/.test(word) ? spelling(catalogue, word) : undefined
    type ??= isKnown(catalogue, layout) ? 'layout' : latin === undefined ? 'fuzzy' : 'translit'
    if (isKnown(catalogue, layout)) return layout
    return latin ?? respelt(catalogue, word)
  })
  return text !== undefined && type !== undefined ? { text, type } : undefined
}

/** Looking for likely words is slow, and nobody types more of them. */
const mostWords = 8

/** Each word but link words by `replace`; `undefined` when one has no replacement. */
function replaceWords(text: string, replace: (word: string) => string | undefined): string | undefined {
  const given = text.split(/\s+/)
  if (given.length > mostWords) return undefined
  const words = given.map((word) => (isLinkWord(word) ? word : replace(word)))
  return words.includes(undefined) ? undefined : words.join(' ')
}
