import { pointerOf } from '../model/json-pointer.ts'
import { isSame, jsonValue } from './expression.ts'
import { type Path, type Rule, valueOfPath } from './rule.ts'

/** A rule that an answer breaks, or that can't be evaluated on it. */
export interface BrokenRule {
  id: string
  says: string
  /** The variable that is blamed: `self`, `answer`, `next`, `request`. */
  root: string
  /** Place from there on. */
  pointer: string
  /** For people: what it must be by which rule, and what came. */
  message: string
  expected?: unknown
  got?: unknown
  /** It couldn't be evaluated: a fault of the contract, not of the answer. */
  isProblem?: true
}

/** What came of a rule: how often it was tried, and where it is broken. */
export interface Verdict {
  tried: number
  broken: BrokenRule[]
}

export type Variables = Readonly<Record<string, unknown>>

/** Tries a rule on its variables, once or for each item of its list. */
export function judgeRule(rule: Rule, variables: Variables): Verdict {
  if (!rule.each) return judgeOnce(rule, variables, { root: firstRoot(variables), steps: [] })
  const { each } = rule
  const list = valueOfPath(each, variables)
  if (!Array.isArray(list)) return { tried: 0, broken: [] }
  const verdicts = list.map((item: unknown, index) =>
    judgeOnce(
      rule,
      { ...variables, item, index: BigInt(index), previous: list[index - 1] ?? null },
      { root: each.root, steps: [...each.steps, `${index}`] },
    ),
  )
  return {
    tried: verdicts.reduce((all, one) => all + one.tried, 0),
    broken: verdicts.flatMap((one) => one.broken),
  }
}

/** The variable that a rule is about, where it doesn't say: the last one that came. */
function firstRoot(variables: Variables): string {
  return ['self', 'next', 'answer'].find((name) => name in variables) ?? 'answer'
}

function judgeOnce(rule: Rule, variables: Variables, place: Path): Verdict {
  const { id, says, when, at, rule: condition, expected } = rule
  // Nearly all rules are kept: of those no place is worked out.
  const blamed = () => {
    const { root, steps } = at ? placeOf(at, place) : place
    return { id, says, root, pointer: pointerOf(...steps) }
  }
  try {
    if (when && when.valueOf(variables) !== true) return { tried: 0, broken: [] }
    const got = at && valueOfPath(at, variables)
    // A figure that may be missing is judged where it stands.
    if (!condition && (got === undefined || got === null)) return { tried: 0, broken: [] }
    const right = () => expected?.valueOf(variables)
    const isKept = condition ? condition.valueOf(variables) === true : isSame(got, right())
    if (isKept) return { tried: 1, broken: [] }
    const message = messageOf(rule, got, expected && right())
    return {
      tried: 1,
      broken: [
        {
          ...blamed(),
          message,
          ...(expected && { expected: jsonValue(right()) }),
          ...(at && { got: jsonValue(got) }),
        },
      ],
    }
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return { tried: 1, broken: [{ ...blamed(), message: `can't be evaluated: ${why}`, isProblem: true }] }
  }
}

/** A path from `item` on stands inside of its list. */
function placeOf(at: Path, place: Path): Path {
  return at.root === 'item' ? { root: place.root, steps: [...place.steps, ...at.steps] } : at
}

function messageOf({ id, says, at, expected }: Rule, got: unknown, right: unknown): string {
  const name = `${id}: ${says.replace(/\.$/, '')}`
  const came = at ? `, got ${shown(got)}` : ''
  return expected ? `must be ${shown(right)} (${name})${came}` : `breaks ${name}${came}`
}

function shown(value: unknown): string {
  const text = JSON.stringify(jsonValue(value)) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
