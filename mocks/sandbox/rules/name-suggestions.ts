import type { components } from '../../../src/generated/api-types.ts'
import { firstNames, patronymics, surnames } from '../seed/names.ts'
import { folded } from './folded.ts'
import { compareRussian } from './per-catalogue.ts'

type SuggestionName = components['schemas']['SuggestionName']
type Part = 'surname' | 'firstName' | 'patronymic'
type Gender = 'male' | 'female'

interface Known {
  text: string
  part: Part
  gender: Gender
  /** 0 is the most frequent of its part. */
  rank: number
}

const known: readonly Known[] = (['male', 'female'] as const).flatMap((gender) => {
  const ranked = (part: Part, texts: readonly string[]) =>
    texts.map((text, rank): Known => ({ text, part, gender, rank }))
  return [
    ...ranked(
      'surname',
      surnames.map((one) => one[gender]),
    ),
    ...ranked('firstName', firstNames[gender]),
    ...ranked('patronymic', patronymics[gender]),
  ]
})

const most = 10

/**
 * Names that continue the last word; the words before it are kept. Each part stands once, a patronymic only after a first
 * name, all in one gender: «Смирнова Але» offers Алёна, not Алексей.
 */
export function suggestNames(typed: string): SuggestionName[] {
  const words = typed.split(/\s+/)
  const last = folded(words.pop() ?? '')
  const before = words.map((word) => known.find(({ text }) => folded(text) === folded(word)))
  const gender = before.find((one) => one !== undefined)?.gender
  const taken = new Set(before.map((one, index) => one?.part ?? unknownAt(index)))
  return known
    .filter(({ part }) => !taken.has(part) && (part !== 'patronymic' || taken.has('firstName')))
    .filter((one) => gender === undefined || one.gender === gender)
    .filter(({ text }) => folded(text).startsWith(last))
    .toSorted((left, right) => left.rank - right.rank || compareRussian(left.text, right.text))
    .slice(0, most)
    .map((one) => {
      const parts = { surname: '', firstName: '', patronymic: '' }
      for (const [index, word] of words.entries()) parts[before[index]?.part ?? unknownAt(index)] = word
      parts[one.part] = one.text
      return { value: [...words, one.text].join(' '), ...parts, gender: gender ?? one.gender }
    })
}

/** What a word is that the lists don't know: a name is written surname first. */
function unknownAt(index: number): Part {
  return (['surname', 'firstName', 'patronymic'] as const)[index] ?? 'patronymic'
}
