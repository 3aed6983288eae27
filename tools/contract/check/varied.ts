import { isRecord } from '../model/record.ts'

/** What an item is like, in words that two items of one kind share: `stock.here more`, `price.onRequest true`. */
export function traitsOf(item: unknown, path = '', depth = 0): string[] {
  if (Array.isArray(item)) return [`${path} ${item.length === 0 ? 'empty' : 'filled'}`]
  if (!isRecord(item)) return [`${path} ${kindOf(item)}`]
  if (depth > 2) return []
  return Object.entries(item).flatMap(([name, own]) =>
    traitsOf(own, path === '' ? name : `${path}.${name}`, depth + 1),
  )
}

function kindOf(value: unknown): string {
  if (typeof value === 'number') return value <= 1 ? String(Math.sign(value)) : value <= 5 ? 'few' : 'many'
  if (typeof value !== 'string') return String(value)
  // Words of a vocabulary are kinds of their own; names and texts are not.
  return /^[a-z][A-Za-z]{1,23}$/.test(value) ? value : value === '' ? 'empty' : 'text'
}

interface Known {
  traits: readonly string[]
  /** What the traits are of: all but their last word. */
  names: ReadonlySet<string>
}

/** Lists are asked for again and again while they grow. */
const knownItems = new WeakMap<object, Known>()

function knownOf(item: unknown): Known {
  const before = isRecord(item) ? knownItems.get(item) : undefined
  if (before) return before
  const traits = traitsOf(item)
  const known = { traits, names: new Set(traits.map((trait) => trait.slice(0, trait.lastIndexOf(' ')))) }
  if (isRecord(item)) knownItems.set(item, known)
  return known
}

/** The places of at most `most` items that have as many different traits as possible, the first one always among them. */
export function varied(items: readonly unknown[], most: number): number[] {
  const known = items.map(knownOf)
  const names = [...new Set(known.flatMap((one) => [...one.names]))]
  // Of each item what no chosen one has.
  const news = known.map(
    (own) =>
      new Set([
        ...own.traits,
        ...names.filter((name) => !own.names.has(name)).map((name) => `${name} absent`),
      ]),
  )
  const chosen: number[] = []
  const choose = (place: number) => {
    chosen.push(place)
    for (const trait of news[place] ?? []) for (const own of news) own.delete(trait)
  }
  if (items.length > 0) choose(0)
  while (chosen.length < Math.min(most, items.length)) {
    let best: number | undefined
    for (const [place, own] of news.entries())
      if (!chosen.includes(place) && own.size > (best === undefined ? -1 : (news[best]?.size ?? 0)))
        best = place
    if (best === undefined) break
    choose(best)
  }
  return chosen
}
