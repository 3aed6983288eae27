import { holdsBelow } from '../model/holds-below.ts'
import { pointerOf } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { itemsOfParts, membersOfParts, partsOf } from '../model/schema-parts.ts'
import type { BrokenRule } from './judge-rule.ts'

const id = 'past-time'
const says = 'What has happened is not later than the Date of the answer'

/** Clocks of the machines of one backend differ. */
const room = 60_000
/** The day begins first in the farthest zone of the branches: a day without a zone may be that of Kamchatka. */
const farthestZone = 12 * 3_600_000

/**
 * Moments and days that `x-past` says have come, and that are later than the `Date` of their answer.
 * @param date the header; without it nothing is judged
 */
export function timesAhead(
  document: object,
  schema: unknown,
  value: unknown,
  date: string | undefined,
  onTried: (id: string, times: number) => void = () => {},
): BrokenRule[] {
  const now = Date.parse(date ?? '')
  if (Number.isNaN(now) || !isRecord(schema) || !holdsPastTimes(document, schema)) return []
  const latestDay = new Date(now + farthestZone).toISOString().slice(0, 10)
  const broken: BrokenRule[] = []
  let tried = 0
  const judge = (text: string, pointer: string) => {
    const isDay = text.length === 10
    tried += 1
    if (isDay ? text <= latestDay : !(Date.parse(text) > now + room)) return
    const message = `breaks ${id}: ${says}, got ${text} at ${date}`
    broken.push({ id, says, root: 'answer', pointer, message, got: text })
  }
  const visit = (node: unknown, json: unknown, pointer: string): void => {
    if (!isRecord(node) || !holdsPastTimes(document, node)) return
    const parts = partsOf(document, node, json)
    if (typeof json === 'string' && parts.some((part) => part['x-past'] === true)) judge(json, pointer)
    if (Array.isArray(json)) {
      const items = itemsOfParts(parts)
      for (const [index, item] of json.entries()) visit(items, item, `${pointer}/${index}`)
    } else if (isRecord(json)) {
      const members = membersOfParts(parts)
      for (const [name, member] of Object.entries(json))
        visit(members.get(name), member, pointer + pointerOf(name))
    }
  }
  visit(schema, value, '')
  if (tried > 0) onTried(id, tried)
  return broken
}

const holdsPastTimes = holdsBelow((schema) => schema['x-past'] === true)
