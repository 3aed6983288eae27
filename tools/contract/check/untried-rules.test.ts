import { expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { recordOf } from '../model/record.ts'
import { rulePlaces } from '../rules/rule-book.ts'
import { untriedRules } from './untried-rules.ts'

test('each rule that nothing was judged by is named with the data that it takes', async () => {
  const contract = await readContractFile(generatedContractFile)
  const isOfOneReason = (place: string) => {
    const { on, when } = recordOf(valueAt(contract.document, place))
    return place.startsWith('/x-refusal-codes/') || (on === 'refusal' && when !== undefined)
  }
  const [ofOneReason, ids] = [true, false].map((wanted) =>
    [...rulePlaces(contract.document)]
      .filter(([, place]) => isOfOneReason(place) === wanted)
      .map(([id]) => id),
  ) as [string[], string[]]
  const lines = untriedRules(contract, new Map(), () => true)
  expect(lines).toHaveLength(ids.length)
  for (const id of ids) expect(lines.join('\n')).toContain(`(${id}): it takes `)
  // A sound backend may never refuse for that reason.
  expect(ofOneReason.length).toBeGreaterThan(0)
  for (const id of ofOneReason) expect(lines.join('\n')).not.toContain(`(${id})`)
  const [first = ''] = ids
  expect(untriedRules(contract, new Map([[first, 3]]), () => true)).toHaveLength(ids.length - 1)
  expect(untriedRules(contract, new Map(ids.map((id) => [id, 1])), () => true)).toEqual([])
})

test('a rule of a schema is not named when nothing that answers it is asked, however deep it stands there', async () => {
  const contract = await readContractFile(generatedContractFile)
  const asks = (id: string) => ['getCart', 'listCartProducts', 'getContract'].includes(id)
  const text = untriedRules(contract, new Map(), asks).join('\n')
  expect(text).toMatch(/ of CartLine\b/)
  expect(text).toMatch(/ of ProductPrice\b/)
  expect(text).toMatch(/ of Contract\b/)
  expect(text).not.toMatch(/ of (?:OrderLine|Balance|BalanceRow|Shipment|Act|Hook|PartsKit)\b/)
})

test('a rule that compares with a read that is not asked is not named', async () => {
  const contract = await readContractFile(generatedContractFile)
  const text = (missing: string) => untriedRules(contract, new Map(), (id) => id !== missing).join('\n')
  expect(text('')).toContain('(saved-cart-listed): ')
  expect(text('listSavedCarts')).not.toContain('(saved-cart-listed): ')
})
