import type { Schema } from '../model/reference.ts'

/** Texts that differ from a format. */
const notOfFormat: Readonly<Record<string, readonly [string, string]>> = {
  date: ['no day of the calendar', '2026-02-30'],
  'date-time': ['no time of the clock', '2026-02-10T25:61:00Z'],
  time: ['no time of the clock', '25:61:00Z'],
  uuid: ['not a UUID', 'f3b1c9de-5a77-4c0e-9d42'],
  email: ['not an address', 'name.example.com'],
  uri: ['not a URI', 'example com'],
}

/**
 * Texts that a schema forbids, each for one reason where that can be. A text that is too long is of the pattern; one that
 * is not of the pattern is as long as may be.
 * @param given a text that the schema allows; anything else counts as none
 * @param longest texts above this length aren't made
 */
export function wrongTexts(schema: Schema, given: unknown, longest: number): [string, string][] {
  const { minLength, maxLength, format } = schema
  const all: [string, string][] = []
  const isOf = patternOf(schema)
  const good = typeof given === 'string' && isOf(given) ? given : undefined
  const least = typeof minLength === 'number' ? minLength : 0
  if (typeof maxLength === 'number' && maxLength < longest)
    all.push(['too long', ofLength(maxLength + 1, good, isOf)])
  if (least > 1) all.push(['too short', shorter(least - 1, good, isOf)])
  if (least === 1) all.push(['empty', ''])
  const foreign = typeof format === 'string' ? notOfFormat[format] : undefined
  if (foreign) all.push([foreign[0], foreign[1]])
  return [...all, ...wrongForms(schema, given)]
}

/**
 * Texts that only the pattern of a schema forbids: with more at the end or the beginning, which patterns without anchors
 * let pass, else another text.
 */
export function wrongForms(schema: Schema, given: unknown): [string, string][] {
  const { pattern, minLength, maxLength } = schema
  if (typeof pattern !== 'string') return []
  const isOf = patternOf(schema)
  const good = typeof given === 'string' && isOf(given) ? given : undefined
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : 1000
  const isWithin = ({ length }: string) => length >= least && length <= most
  const wrong = (texts: string[]) => texts.find((text) => isWithin(text) && !isOf(text))
  const end = wrong(good ? [...extras.map((one) => good + one), good.slice(0, -1) + strange] : [])
  const start = wrong(good ? [...extras.map((one) => one + good), strange + good.slice(1)] : [])
  const other = wrong([strange, 'abc', ' '].map((one) => one.repeat(Math.min(most, Math.max(least, 3)))))
  const all: [string, string | undefined][] = [
    ['of another form at its end', end],
    ['of another form at its beginning', start],
    ['of another form', end === undefined && start === undefined ? other : undefined],
  ]
  return all.filter((one): one is [string, string] => one[1] !== undefined)
}

const strange = '№'
/** What is put before or behind a text, the likeliest to be overlooked first. */
const extras = ['x', '1', '/', strange]

export function patternOf({ pattern }: Schema): (text: string) => boolean {
  if (typeof pattern !== 'string') return () => true
  try {
    const form = new RegExp(pattern, 'u')
    return (text) => form.test(text)
  } catch {
    // A pattern of other teams that isn't good with the flag: nothing is known to be of it.
    return () => false
  }
}

/** A text of that length, of the pattern where one is found: one letter of a good one is repeated. */
export function ofLength(length: number, good: string | undefined, isOf: (text: string) => boolean): string {
  const letters = [...(good ?? '')]
  const missing = length - letters.length
  if (missing > 0)
    for (let index = letters.length - 1; index >= 0; index -= 1) {
      const text = letters.toSpliced(index, 0, ...Array<string>(missing).fill(letters[index] ?? '')).join('')
      if (isOf(text)) return text
    }
  return 'a'.repeat(length)
}

export function shorter(length: number, good: string | undefined, isOf: (text: string) => boolean): string {
  const letters = [...(good ?? '')]
  const texts = [letters.slice(0, length).join(''), letters.slice(-length).join('')]
  return texts.find((text) => [...text].length === length && isOf(text)) ?? 'a'.repeat(length)
}
