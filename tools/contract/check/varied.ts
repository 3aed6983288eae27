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

/** The places of at most `most` items that have as many different traits as possible, the first one always among them. */
export function varied(items: readonly unknown[], most: number): number[] {
  const traits = items.map((item) => traitsOf(item))
  const names = new Set(traits.flat().map((trait) => trait.replace(/ [^ ]*$/, '')))
  const known = traits.map((own) => {
    const has = new Set(own.map((trait) => trait.replace(/ [^ ]*$/, '')))
    return new Set([...own, ...[...names].filter((name) => !has.has(name)).map((name) => `${name} absent`)])
  })
  const seen = new Set(known[0])
  const chosen = items.length > 0 ? [0] : []
  while (chosen.length < Math.min(most, items.length)) {
    const rest = known.map((own, index) => ({
      index,
      news: chosen.includes(index) ? -1 : [...own].filter((trait) => !seen.has(trait)).length,
    }))
    const best = rest.toSorted((one, other) => other.news - one.news || one.index - other.index)[0]
    if (!best) break
    chosen.push(best.index)
    for (const trait of known[best.index] ?? []) seen.add(trait)
  }
  return chosen
}
