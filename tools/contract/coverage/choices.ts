import { keysOf, pointerOf, pointerOfFragment } from '../model/json-pointer.ts'
import { branchesOf } from '../model/subschemas.ts'
import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { referenceOf, type Schema, schemaAt } from '../model/reference.ts'
import { fitOf } from '../model/schema-parts.ts'

/** A place in an answer where the contract offers several shapes (`oneOf`, `anyOf`). */
interface Choice {
  /** JSON pointer, `*` for any item or member; empty for the whole answer. */
  pointer: string
  branches: { name: string; schema: unknown; below: ChoiceTree | undefined }[]
}

/** The choices of one schema, laid out like the values that it describes; parts without any are left out. */
export interface ChoiceTree {
  choices: Choice[]
  members: ReadonlyMap<string, ChoiceTree>
  items: ChoiceTree | undefined
}

/** A branch whose type or constants are others, as `fitOf` counts it; fields that are missing weigh less. */
const ruledOut = -100

/** Told of each branch: where the choice stands and how the branch is called. */
type Visit = (pointer: string, branch: string) => void

/** All choices below a schema; `undefined` when there are none. A schema inside itself is not entered again. */
export function choicesOf(
  document: ContractDocument,
  node: unknown,
  pointer = '',
  within: ReadonlySet<unknown> = new Set(),
): ChoiceTree | undefined {
  const schema = schemaAt(document, node)
  if (within.has(schema)) return undefined
  const inner = new Set([...within, schema])
  const members = new Map<string, ChoiceTree>()
  const choices: Choice[] = []
  let items: ChoiceTree | undefined
  const add = (tree: ChoiceTree | undefined) => {
    choices.push(...(tree?.choices ?? []))
    for (const [name, member] of tree?.members ?? []) members.set(name, joined(members.get(name), member))
    if (tree?.items) items = joined(items, tree.items)
  }
  for (const part of branchesOf(schema, 'allOf')) add(choicesOf(document, part, pointer, inner))
  for (const branches of [listOf(schema['oneOf']), listOf(schema['anyOf'])]) {
    if (branches.length < 2) continue
    const names = branchNames(document, branches)
    choices.push({
      pointer,
      branches: branches.map((branch, index) => ({
        name: names[index] ?? '',
        schema: branch,
        below: choicesOf(document, branch, pointer, inner),
      })),
    })
  }
  const own = (child: unknown, step: string) => choicesOf(document, child, pointer + step, inner)
  for (const [name, child] of Object.entries(recordOf(schema['properties']))) {
    const tree = own(child, pointerOf(name))
    if (tree) members.set(name, joined(members.get(name), tree))
  }
  for (const child of [schema['items'], schema['additionalProperties']]) {
    const tree = isRecord(child) ? own(child, '/*') : undefined
    if (tree) items = joined(items, tree)
  }
  return choices.length + members.size === 0 && !items ? undefined : { choices, members, items }
}

/** Every branch that the contract offers. */
export function eachBranch(tree: ChoiceTree, visit: Visit): void {
  for (const { pointer, branches } of tree.choices)
    for (const { name, below } of branches) {
      visit(pointer, name)
      if (below) eachBranch(below, visit)
    }
  for (const member of tree.members.values()) eachBranch(member, visit)
  if (tree.items) eachBranch(tree.items, visit)
}

/** The branches that a value took; a value that fits none of a choice took none. */
export function branchesTaken(
  document: ContractDocument,
  tree: ChoiceTree,
  value: unknown,
  visit: Visit,
): void {
  for (const { pointer, branches } of tree.choices) {
    const [best] = branches
      .map((branch) => ({ branch, fit: fitOf(document, branch.schema, value) }))
      .toSorted((one, other) => other.fit - one.fit)
    if (!best || best.fit <= ruledOut) continue
    visit(pointer, best.branch.name)
    if (best.branch.below) branchesTaken(document, best.branch.below, value, visit)
  }
  if (Array.isArray(value)) {
    if (tree.items) for (const item of value) branchesTaken(document, tree.items, item, visit)
  } else if (isRecord(value)) {
    for (const [name, member] of tree.members)
      if (name in value) branchesTaken(document, member, value[name], visit)
    if (!tree.items) return
    for (const [name, member] of Object.entries(value))
      if (!tree.members.has(name)) branchesTaken(document, tree.items, member, visit)
  }
}

function joined(one: ChoiceTree | undefined, other: ChoiceTree): ChoiceTree {
  if (!one) return other
  const members = new Map(one.members)
  for (const [name, member] of other.members) members.set(name, joined(members.get(name), member))
  const items = other.items ? joined(one.items, other.items) : one.items
  return { choices: [...one.choices, ...other.choices], members, items }
}

/** Names that a person recognises: the constant that tells a branch, its schema's name, else its number. */
function branchNames(document: ContractDocument, branches: unknown[]): string[] {
  const names = branches.map((branch, index) => branchName(document, branch) ?? `branch ${index + 1}`)
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} ${index + 1}`))
}

function branchName(document: ContractDocument, branch: unknown): string | undefined {
  const schema = schemaAt(document, branch)
  if (schema['type'] === 'null') return 'null'
  const constant = constantOf(document, schema)
  if (constant !== undefined) return constant
  const reference = referenceOf(branch)
  if (reference !== undefined) return keysOf(pointerOfFragment(reference)).at(-1)
  const { title, type } = schema
  if (typeof title === 'string') return title
  return typeof type === 'string' ? type : undefined
}

function constantOf(document: ContractDocument, { properties }: Schema): string | undefined {
  for (const property of Object.values(recordOf(properties))) {
    const { const: constant } = schemaAt(document, property)
    if (typeof constant === 'string') return constant
  }
  return undefined
}
