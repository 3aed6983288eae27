import { isRecord } from '../model/record.ts'

/** Named examples of one status that only their contents tell apart. */
interface Family {
  /** Places in which the examples of the family differ. */
  places: string[]
  examples: { name: string; marks: ReadonlyMap<string, string> }[]
}

/** Tells which named examples an answer is an instance of. */
export type ExampleMatcher = (answer: unknown) => string[]

/** How deep under the answer contents tell examples apart. */
const depth = 4

/**
 * An answer is an instance of an example with the same `status` and the same first code of `errors`. Where several
 * examples share those, it belongs to the one that it resembles most in the places where they differ: what is absent,
 * null, empty, true or false.
 */
export function exampleMatcher(examples: ReadonlyMap<string, unknown>): ExampleMatcher {
  const families = new Map<string, Family>()
  for (const key of new Set([...examples.values()].map(kindOf))) {
    const members = [...examples].filter(([, value]) => kindOf(value) === key)
    const marked = members.map(([name, value]) => ({ name, marks: marksOf(value) }))
    const all = new Set(marked.flatMap(({ marks }) => [...marks.keys()]))
    const places = [...all].filter((place) => new Set(marked.map(({ marks }) => marks.get(place))).size > 1)
    families.set(key, { places, examples: marked })
  }
  return (answer) => {
    const family = families.get(kindOf(answer))
    if (!family) return []
    const { places, examples: members } = family
    if (members.length === 1) return members.map(({ name }) => name)
    const own = marksOf(answer)
    const distances = members.map(({ name, marks }) => ({
      name,
      distance: places.filter((place) => marks.get(place) !== own.get(place)).length,
    }))
    const least = Math.min(...distances.map(({ distance }) => distance))
    return distances.filter(({ distance }) => distance === least).map(({ name }) => name)
  }
}

function kindOf(answer: unknown): string {
  if (!isRecord(answer)) return typeof answer
  const { status, errors } = answer
  const code = Array.isArray(errors) && isRecord(errors[0]) ? String(errors[0]['code']) : ''
  return `${String(status)} ${code}`
}

function marksOf(answer: unknown): ReadonlyMap<string, string> {
  const marks = new Map<string, string>()
  mark(answer, '', 0, marks)
  return marks
}

function mark(value: unknown, place: string, level: number, marks: Map<string, string>): void {
  if (value === null || value === '') marks.set(place, 'nothing')
  else if (typeof value === 'boolean') marks.set(place, String(value))
  else if (Array.isArray(value)) {
    marks.set(place, value.length === 0 ? 'empty' : 'full')
    if (level < depth && value.length > 0) mark(value[0], `${place}/*`, level + 1, marks)
  } else if (isRecord(value)) {
    marks.set(place, 'there')
    if (level < depth)
      for (const [name, own] of Object.entries(value)) mark(own, `${place}/${name}`, level + 1, marks)
  } else marks.set(place, value === 0 ? 'zero' : 'there')
}
