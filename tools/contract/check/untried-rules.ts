import type { Contract } from '../model/contract.ts'
import { answeringOperations } from '../model/answering-operations.ts'
import { keysOf, valueAt } from '../model/json-pointer.ts'
import { recordOf } from '../model/record.ts'
import { rulePlaces } from '../rules/rule-book.ts'
import { saysOfRule } from '../rules/thing.ts'
import { wordsOfCondition } from '../rules/words-of-condition.ts'

/**
 * Rules of the contract (`x-rules`) that no answer of the run gave anything to judge, each with the data that it takes.
 * @param asks whether the run may ask an operation at all
 */
export function untriedRules(
  { document, operations }: Contract,
  tried: ReadonlyMap<string, number>,
  asks: (operationId: string) => boolean,
): string[] {
  const lines: string[] = []
  const answering = answeringOperations(document)
  for (const [id, place] of rulePlaces(document)) {
    // Rules of codes judge refusals alone, and a sound backend may have none of a kind.
    if ((tried.get(id) ?? 0) > 0 || place.startsWith('/x-refusal-codes/')) continue
    const [root, path, method] = keysOf(place)
    const operation =
      root === 'paths'
        ? operations.find((one) => one.path === path && one.method.toLowerCase() === method)
        : undefined
    if (operation && !asks(operation.id)) continue
    const readers = root === 'components' && path === 'schemas' ? answering.get(method ?? '') : undefined
    if (readers && ![...readers].some((one) => asks(one))) continue
    const rule = recordOf(valueAt(document, place))
    const { says = saysOfRule(id), on, when, each } = rule
    // It judges refusals for one reason, if there are any: a sound backend may have none.
    if (on === 'refusal' && when !== undefined) continue
    if (!readsOf(rule).every((one) => asks(one))) continue
    const whose = operation?.id ?? (root === 'components' ? method : undefined)
    const data = [
      typeof each === 'string' ? `an item in \`${placeOf(each)}\`` : 'an answer',
      ...(whose === undefined ? [] : [`of ${whose}`]),
      ...(typeof when === 'string' ? [wordsOfCondition(when)] : []),
    ]
    lines.push(
      `${(typeof says === 'string' ? says : id).replace(/\.$/, '')} (${id}): it takes ${data.join(' ')}`,
    )
  }
  return lines
}

/** A list by the place where it stands; one that an expression makes by what it is made of. */
function placeOf(each: string): string {
  return (/[a-z]\w*(?:\.\??\w+(?!\())*/.exec(each)?.[0] ?? each).replace(/^(?:answer\.data|self)\./, '')
}

/** The operations whose answers a rule compares with that of its own. */
function readsOf({ next, before, after }: Record<string, unknown>): string[] {
  return [next, ...Object.values(recordOf(before)), ...Object.values(recordOf(after))]
    .map((read) => recordOf(read)['operation'])
    .filter((operation) => typeof operation === 'string')
}
