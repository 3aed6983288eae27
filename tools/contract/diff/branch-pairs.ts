import type { Difference } from './change.ts'
import type { ChangeKind } from './change-kinds.ts'
import { referenceOf } from '../model/reference.ts'
import type { SchemaNode, SchemaReader } from './schema-view.ts'

/** Branches of a `oneOf` before and after, told by what they are and not by their place in the list. */
export interface BranchPairs {
  pairs: [before: SchemaNode, after: SchemaNode][]
  removed: SchemaNode[]
  added: SchemaNode[]
}

/**
 * Pairs branches by their constant (`status: success`), then by title, reference and types; one that is left on both
 * sides is the same one, changed.
 */
export function pairBranches(
  before: SchemaNode[],
  after: SchemaNode[],
  readers: { before: SchemaReader; after: SchemaReader },
): BranchPairs {
  const pairs: BranchPairs['pairs'] = []
  let removed = before
  let added = after
  for (const traitOf of [constantOf, titleOf, referenceOf, typesOf]) {
    const open = [...added]
    removed = removed.filter((old) => {
      const trait = traitOf(old, readers.before)
      const index = open.findIndex((one) => trait !== undefined && traitOf(one, readers.after) === trait)
      if (index === -1) return true
      pairs.push([old, open[index]])
      open.splice(index, 1)
      return false
    })
    added = open
  }
  if (removed.length === 1 && added.length === 1)
    return { pairs: [...pairs, [removed[0], added[0]]], removed: [], added: [] }
  return { pairs, removed, added }
}

/** Whether no value fits two of the branches, as far as their types and constants tell. */
export function areApart(branches: readonly SchemaNode[], reader: SchemaReader): boolean {
  return branches.every((one, index) =>
    branches
      .slice(index + 1)
      .every((other) => typesApart(one, other, reader) || tagsApart(one, other, reader)),
  )
}

function typesApart(one: SchemaNode, other: SchemaNode, reader: SchemaReader): boolean {
  const [types, others] = [one, other].map((node) =>
    reader.view(node).types?.map((type) => (type === 'integer' ? 'number' : type)),
  )
  return types !== undefined && others !== undefined && !types.some((type) => others.includes(type))
}

/** A property that both require has no value in common. */
function tagsApart(one: SchemaNode, other: SchemaNode, reader: SchemaReader): boolean {
  const [view, otherView] = [reader.view(one), reader.view(other)]
  return [...view.properties].some(([name, node]) => {
    const values = reader.view(node).values
    const others = reader.view(otherView.properties.get(name)).values
    return (
      view.required.has(name) &&
      otherView.required.has(name) &&
      values !== undefined &&
      others !== undefined &&
      !values.some((value) => others.includes(value))
    )
  })
}

/** Where these differ, whether any value fits both is open: what one demands the other may not allow. */
const decidingNothing = new Set<ChangeKind>(['property-removed', 'required-property-added'])

/**
 * Whether some value surely fits two branches: all that fits one fits the other too.
 * @param changes what the request would meet if the second took the place of the first
 */
export function surelyOverlap(changes: readonly Pick<Difference, 'kind' | 'client' | 'server'>[]): boolean {
  if (changes.some(({ kind }) => decidingNothing.has(kind))) return false
  return (
    changes.every(({ client }) => client === 'compatible') ||
    changes.every(({ server }) => server === 'compatible')
  )
}

/** How a branch is called in messages. */
export function branchName(node: SchemaNode, reader: SchemaReader): string {
  return (
    constantOf(node, reader) ??
    titleOf(node, reader) ??
    referenceOf(node)?.split('/').at(-1) ??
    typesOf(node, reader) ??
    'a branch without a name'
  )
}

function constantOf(node: SchemaNode, reader: SchemaReader): string | undefined {
  for (const [name, own] of reader.view(node).properties) {
    const { values, nullable } = reader.view(own)
    if (values?.length === 1 && !nullable) return `${name}: ${String(values[0])}`
  }
  return undefined
}

function titleOf(node: SchemaNode, reader: SchemaReader): string | undefined {
  const { title } = reader.view(node).words
  return typeof title === 'string' ? title : undefined
}

function typesOf(node: SchemaNode, reader: SchemaReader): string | undefined {
  return reader.view(node).types?.join(' or ')
}
