import type { Call } from './call.ts'
import type { Product } from './products.ts'
import { allSections, type Section } from './sections.ts'

const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const lookalikes: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
}
const sounds: [string, string][] = [
  ['shch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['ya', 'я'],
  ['yu', 'ю'],
  ['ts', 'ц'],
  ['kh', 'х'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['k', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['y', 'ы'],
]

const plain = (typed: string) => typed.toLowerCase().replaceAll('ё', 'е')
const wordsOf = (typed: string) =>
  plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const prepositions = new Set(['для', 'на', 'от', 'к', 'с', 'в', 'и', 'под', 'из', 'до', 'по'])
/** Prepositions beside other words need not be in a name. */
const neededOf = (words: string[]) => {
  const needed = words.filter((word) => !prepositions.has(word))
  return needed.length > 0 ? needed : words
}
/** An article without separators; letters that look alike are the same. */
export const articleOf = (typed: string) =>
  [...plain(typed).replaceAll(/[\s\-./_()]/g, '')].map((letter) => lookalikes[letter] ?? letter).join('')

/** Another letter, which nothing folds. */
const withYo = ({ wrong }: Call, typed: string) =>
  wrong('yoHeeded') ? typed.toLowerCase().replaceAll('ё', 'ӭ') : typed

interface Found {
  products: Product[]
  sections: Section[]
  correctedQuery?: string
  correctionType?: 'layout' | 'translit' | 'fuzzy'
}

/** What the search knows of a product. */
interface Known {
  product: Product
  articles: string[]
  words: string[]
}

function knownOf(call: Call, products: readonly Product[], sections: readonly Section[]): Known[] {
  return products.map((product) => {
    if (call.wrong('yoHeeded')) return readKnown(call, product, sections)
    const known = knownProducts.get(product) ?? readKnown(call, product, sections)
    knownProducts.set(product, known)
    return call.wrong('oemUnsearched') ? { ...known, articles: known.articles.slice(0, 1) } : known
  })
}

/** Products are read once: the same object is the same product. */
const knownProducts = new WeakMap<Product, Known>()

function readKnown(call: Call, product: Product, sections: readonly Section[]): Known {
  const { db } = call
  const numbers = db.fixed<{ number: string }>('select number from oem_numbers where product = ?', product.id)
  const section = sections.find(({ id }) => id === product.section)?.name ?? ''
  return {
    product,
    articles: [product.article, ...numbers.map(({ number }) => number)].map(articleOf),
    words: wordsOf(withYo(call, `${product.name} ${product.brand} ${section}`)),
  }
}

const sameFor = ({ wrong }: Call, word: string, { articles, words }: Known) =>
  words.some((own) => own.startsWith(word) || (wrong('middleOfWords') && own.includes(word))) ||
  articles.some((own) => own.startsWith(articleOf(word)))

function matches(call: Call, query: string, known: Known): boolean {
  if (call.wrong('queryIgnored')) return true
  if (call.wrong('shortQueryEmpty') && query.length < 3) return false
  const words = neededOf(wordsOf(query))
  if (known.articles.some((own) => own.startsWith(articleOf(query)))) return true
  return call.wrong('anyWordFinds')
    ? words.some((word) => sameFor(call, word, known))
    : words.length > 0 && words.every((word) => sameFor(call, word, known))
}

/** The better, the smaller. */
function rank(query: string, { articles, words }: Known): number {
  if (articles.includes(articleOf(query))) return 0
  return words[0]?.startsWith(wordsOf(query)[0] ?? ' ') ? 1 : 2
}

function otherLayout(query: string): string {
  return [...query.toLowerCase()]
    .map((letter) => {
      const [there, back] = [latin.indexOf(letter), cyrillic.indexOf(letter)]
      return there >= 0 ? cyrillic[there] : back >= 0 ? latin[back] : letter
    })
    .join('')
}

function otherScript(query: string): string {
  return sounds.reduce((typed, [from, to]) => typed.replaceAll(from, to), query.toLowerCase())
}

/** The nearest known word, one or two letters away. */
function spelled(query: string, known: readonly Known[]): string {
  const vocabulary = new Set(known.flatMap(({ words }) => words))
  return wordsOf(query)
    .map((word) => {
      if (word.length < 4 || [...vocabulary].some((own) => own.startsWith(word))) return word
      const most = word.length > 7 ? 2 : 1
      return (
        [...vocabulary].find((own) => distance(word, own.slice(0, word.length + 1), most) <= most) ?? word
      )
    })
    .join(' ')
}

function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length] ?? 0
}

/** Finds as typed; when nothing is found the other layout, the other script and one or two wrong letters are tried. */
export function foundBy(call: Call, products: readonly Product[], typed: string, asTyped: boolean): Found {
  const query = withYo(
    call,
    call.wrong('searchHeedsCase') ? typed.trim().replaceAll(/\p{Lu}/gu, '#') : typed.trim(),
  )
  const sections = allSections(call)
  const known = knownOf(call, products, sections)
  const find = (text: string): Found => ({
    products: known
      .filter((one) => matches(call, text, one))
      .map((one) => ({ product: one.product, place: rank(text, one) }))
      .toSorted(
        (a, b) => (call.wrong('exactArticleLater') ? 0 : a.place - b.place) || a.product.id - b.product.id,
      )
      .map(({ product }) => product),
    sections: sections.filter(({ name }) => {
      const own = wordsOf(name)
      const words = wordsOf(text)
      return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)))
    }),
  })
  const first = find(query)
  if (asTyped || first.products.length + first.sections.length > 0) return first
  const tries = [
    ['layout', otherLayout(query)],
    ['translit', otherScript(query)],
    ['fuzzy', spelled(query, known)],
  ] as const
  for (const [correctionType, correctedQuery] of tries) {
    const found = find(correctedQuery)
    if (correctedQuery !== query.toLowerCase() && found.products.length + found.sections.length > 0)
      return { ...found, correctionType, correctedQuery: correctedQuery.replaceAll('ӭ', 'ё') }
  }
  return first
}
