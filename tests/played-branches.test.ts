import { expect, onTestFinished, test } from 'vitest'
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { isProblem } from '../src/api/api-problem.ts'
import type { Input } from '../src/api/operation.ts'
import { createSender } from '../src/api/send.ts'
import { operationList } from '../src/generated/operation-list.ts'
import { type ChoiceTree, choicesOf } from '../tools/contract/coverage/choices.ts'
import { contractOf } from '../tools/contract/model/contract.ts'
import { readGeneratedContract } from '../tools/contract/model/generated-contract.ts'
import { keysOf, pointerOf, valueAt } from '../tools/contract/model/json-pointer.ts'
import { isRecord } from '../tools/contract/model/record.ts'
import { schemaAt } from '../tools/contract/model/reference.ts'
import { schemaValidator } from '../tools/contract/model/schema-validator.ts'
import { fitOf } from '../tools/contract/model/schema-parts.ts'

// Each branch of a choice (`oneOf`, `anyOf`, nullable) reaches the shop's client, though no example has it there.

const document = readGeneratedContract()
const { byId, operations } = contractOf(document, 'contract.json')
const validate = schemaValidator(document)

/** A value of each branch, by the branch's schema: what some example of the contract has there. */
const samples = new Map<unknown, unknown>()

interface Place {
  pointer: string
  branch: { name: string; schema: unknown }
  isTaken: boolean
}

/** The branches that an example could take, at the places that it has. */
function placesOf(tree: ChoiceTree, value: unknown, pointer = ''): Place[] {
  const own = tree.choices.flatMap(({ branches }) => {
    const [best] = branches.toSorted(
      (one, other) => fitOf(document, other.schema, value) - fitOf(document, one.schema, value),
    )
    const all = branches.map((branch) => ({ pointer, branch, isTaken: branch === best }))
    return [...all, ...(best?.below ? placesOf(best.below, value, pointer) : [])]
  })
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item])
    : Object.entries(isRecord(value) ? value : {})
  const below = entries.flatMap(([name, part]) => {
    const next = tree.members.get(name) ?? tree.items
    return next ? placesOf(next, part, pointer + pointerOf(name)) : []
  })
  return [...own, ...below]
}

function treeOf(id: string): { tree: ChoiceTree; schemaPointer: string } | undefined {
  const schemaPointer = byId.get(id)?.answers.get('200')?.schemaPointer
  const tree = schemaPointer === undefined ? undefined : choicesOf(document, valueAt(document, schemaPointer))
  return tree && schemaPointer !== undefined ? { tree, schemaPointer } : undefined
}

for (const { id, answers } of operations) {
  const own = treeOf(id)
  if (!own) continue
  for (const example of answers.get('200')?.examples.values() ?? [])
    for (const { pointer, branch, isTaken } of placesOf(own.tree, example))
      if (isTaken) samples.set(schemaAt(document, branch.schema), valueAt(example, pointer))
}

/** The examples of success, changed to take one further branch each. */
function variantsOf(id: string): Map<string, unknown> {
  const own = treeOf(id)
  const variants = new Map<string, unknown>()
  if (!own) return variants
  for (const example of byId.get(id)?.answers.get('200')?.examples.values() ?? [])
    for (const { pointer, branch, isTaken } of placesOf(own.tree, example)) {
      const name = `${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${branch.name}`
      const schema = schemaAt(document, branch.schema)
      if (isTaken || variants.has(name) || pointer === '' || pointer === '/data') continue
      const sample = schema['type'] === 'null' ? null : samples.get(schema)
      if (sample === undefined) continue
      const variant = changed(example, pointer, sample)
      // Another part of the answer may depend on this one.
      if (validate(own.schemaPointer, variant).length === 0) variants.set(name, variant)
    }
  return variants
}

function changed(whole: unknown, pointer: string, value: unknown): unknown {
  const copy = structuredClone(whole)
  const keys = keysOf(pointer)
  const holder = valueAt(copy, pointerOf(...keys.slice(0, -1)))
  if (typeof holder === 'object' && holder !== null) Reflect.set(holder, keys.at(-1) ?? '', value)
  return copy
}

/** The contract with these answers as further examples, for `Prefer`. */
function contractWith(id: string, variants: ReadonlyMap<string, unknown>) {
  const contract = structuredClone(readContract())
  const operation = byId.get(id)
  const path = operation && contract.paths[operation.path]?.[operation.method.toLowerCase()]
  const answer = valueAt(path, '/responses/200/content/application~1json')
  if (!isRecord(answer)) throw new Error(`${id} declares its answer 200 elsewhere`)
  const named = [...variants.values()].map((value, index) => [`variant${index}`, { value }] as const)
  answer['examples'] = Object.fromEntries(named)
  return contract
}

const cases = operationList
  .map((operation) => ({ operation, variants: variantsOf(operation.id) }))
  .filter(({ variants }) => variants.size > 0)

test('most operations have answers that no example shows', () => {
  expect(cases.length).toBeGreaterThan(50)
})

test.each(cases.map((one) => [one.operation.id, one] as const))(
  'R-ERR-13 the client gives every branch of %s',
  async (id, { operation, variants }) => {
    const shop = openShop({ contract: contractWith(id, variants) })
    onTestFinished(() => shop.close())
    const hasBody = byId.get(id)?.body !== undefined
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1'])
    const input = { path: Object.fromEntries(names), ...(hasBody && { body: {} }) }
    for (const [index, [name, variant]] of [...variants].entries()) {
      const send = createSender({
        baseUrl: 'http://localhost',
        fetch: (request) => {
          request.headers.set('prefer', `code=200, example=variant${index}`)
          return shop.fetch(request, { loopback: true })
        },
        cleanHtml: (html) => html,
      })
      const given: unknown = await send(operation, input as Input<typeof operation>, {}).catch(
        (error: unknown) => (isProblem(error) ? error.data : error),
      )
      const data = isRecord(variant) ? variant['data'] : undefined
      expect({ name, data: given }).toEqual({ name, data })
    }
  },
)
