import { isRecord } from '../model/record.ts'
import { referenceOf } from '../model/reference.ts'
import type { ContractDocument } from '../model/document.ts'
import { areApart, branchName, pairBranches, surelyOverlap } from './branch-pairs.ts'
import {
  addedVerdict,
  type Difference,
  type Direction,
  type Effect,
  removedVerdict,
  verdictOf,
  wordsOnly,
} from './change.ts'
import { accessDifferences, isKeptBack } from './mark-rules.ts'
import { comparePatterned } from './name-patterns.ts'
import { type SchemaNode, SchemaReader, type SchemaView } from './schema-view.ts'
import { shareNoType } from './value-rules.ts'
import { difference, inside, type Spot, unusedDefault, valueDifferences, valueless } from './spot.ts'

/** Compares schemas of two documents; each pair of shared schemas once, circles end where they close. */
export class SchemaComparison {
  readonly before: SchemaReader
  readonly after: SchemaReader
  readonly #known = new Map<string, Difference[]>()
  /** What was found on the way round a circle: it lacks what the schema says where the circle closes. */
  readonly #partial = new Map<string, Difference[]>()
  /** Pairs being compared now, each with its depth. */
  readonly #open = new Map<string, number>()
  /** Depth of the outermost pair that a circle has closed at since it was begun. */
  #closedAt = Infinity
  readonly #documents: { before: ContractDocument; after: ContractDocument }
  /** Branches of one document against each other; `false` in such a comparison itself, which would never end. */
  #within: { before: SchemaComparison; after: SchemaComparison } | false | undefined

  constructor(before: ContractDocument, after: ContractDocument) {
    this.before = new SchemaReader(before)
    this.after = new SchemaReader(after)
    this.#documents = { before, after }
  }

  /**
   * Differences of a value that travels in a direction.
   * @param source pointer of the new schema in its document, as far as it isn't a reference
   */
  compare(before: SchemaNode, after: SchemaNode, direction: Direction, source: string): Difference[] {
    return this.#nodes(before, after, direction, { pointer: '', source })
  }

  #nodes(
    before: SchemaNode,
    after: SchemaNode,
    direction: Direction,
    spot: Spot,
    sameNull = false,
  ): Difference[] {
    const [old, own] = [this.before.target(before), this.after.target(after)]
    const key = `${direction} ${this.before.number(old)} ${this.after.number(own)} ${sameNull}`
    const shared = own !== after
    const here = { pointer: '', source: referenceOf(after) ?? spot.source }
    let differences = shared ? (this.#known.get(key) ?? this.#partial.get(key)) : undefined
    if (!differences) {
      const closes = this.#open.get(key)
      if (closes !== undefined) {
        this.#closedAt = Math.min(this.#closedAt, closes)
        return []
      }
      const depth = this.#open.size
      this.#open.set(key, depth)
      differences = this.#views(
        this.before.view(old),
        this.after.view(own),
        { before: old, after: own },
        direction,
        shared ? here : spot,
        sameNull,
      )
      this.#open.delete(key)
      // Whole once every circle through it is closed; else good only while the rest of the circle is compared.
      const whole = this.#closedAt >= depth
      if (shared) (whole ? this.#known : this.#partial).set(key, differences)
      if (whole) {
        this.#closedAt = Infinity
        this.#partial.clear()
      }
    }
    return shared
      ? [
          ...this.#besides(before, after, spot),
          ...differences.map((one) => ({ ...one, pointer: spot.pointer + one.pointer })),
        ]
      : differences
  }

  /** Words that stand beside a reference. */
  #besides(before: SchemaNode, after: SchemaNode, spot: Spot): Difference[] {
    if (referenceOf(before) === undefined) return []
    const beside = (node: SchemaNode) => (node as Record<string, unknown>)['description']
    return beside(before) === beside(after)
      ? []
      : [difference('description-changed', spot, 'another description', wordsOnly)]
  }

  #views(
    before: SchemaView,
    after: SchemaView,
    nodes: { before: SchemaNode; after: SchemaNode },
    direction: Direction,
    spot: Spot,
    sameNull: boolean,
  ): Difference[] {
    const wraps = before.branches.length > 0 !== after.branches.length > 0
    const own = { ...after, ...(sameNull && { nullable: before.nullable }) }
    const chooser = before.branches.length > 0 ? before : after
    // A choice beside fields of its own demands more than the fields alone.
    if (wraps && chooser.properties.size + chooser.required.size > 0) {
      const [plain, ownPlain] = [
        { ...before, branches: [] },
        { ...own, branches: [] },
      ]
      const added = chooser === after
      return [
        ...this.#views(plain, ownPlain, nodes, direction, spot, sameNull),
        difference(
          added ? 'choice-added' : 'choice-removed',
          spot,
          added ? 'must fit a branch of oneOf too' : 'needs to fit no branch of oneOf any more',
          verdictOf(added ? 'narrower' : 'wider', direction),
        ),
      ]
    }
    if (wraps)
      return [
        ...valueDifferences({ ...before, ...valueless }, { ...own, ...valueless }, direction, spot),
        ...this.#branches(
          before.branches.length > 0 ? before : { branches: perType(nodes.before, before) },
          after.branches.length > 0 ? after : { branches: perType(nodes.after, after) },
          direction,
          spot,
          true,
        ),
      ]
    const values = valueDifferences(before, own, direction, spot)
    // Where no type is left of the old ones, what was inside of them has no counterpart.
    if (shareNoType(before, own)) return values
    return [
      ...values,
      ...this.#properties(before, after, direction, spot),
      ...comparePatterned(before, after, direction, spot, (old, own, place) =>
        this.#nodes(old, own, direction, place),
      ),
      ...this.#inside(before, after, direction, spot),
      ...this.#choice(before, after, direction, spot),
      ...this.#branches(before, after, direction, spot, false),
      ...this.#overlaps(before, after, direction, spot),
    ]
  }

  /** Of `oneOf` a value may fit one branch only: a branch more that takes the values of another forbids them. */
  #overlaps(before: SchemaView, after: SchemaView, direction: Direction, spot: Spot): Difference[] {
    if (this.#within === false || before.branches.length === 0 || after.branches.length === 0) return []
    const { removed, added } = pairBranches(before.branches, after.branches, {
      before: this.before,
      after: this.after,
    })
    const tell = (
      side: 'before' | 'after',
      { choice, branches, branchPlaces, discriminator }: SchemaView,
      own: SchemaNode[],
    ) =>
      choice !== 'oneOf' || discriminator
        ? []
        : own.flatMap((node) =>
            branches
              .filter((other) => other !== node && this.#fitBoth(side, other, node))
              .slice(0, 1)
              .map((other) => {
                const [name, otherName] = [node, other].map((one) => branchName(one, this[side]))
                const is = side === 'after' ? 'no longer allowed' : 'allowed now'
                return difference(
                  side === 'after' ? 'overlap-added' : 'overlap-removed',
                  { ...spot, source: `${spot.source}/${branchPlaces?.get(node) ?? 'oneOf'}` },
                  `a value that fits branch “${name}” and “${otherName}” is ${is}`,
                  verdictOf(side === 'after' ? 'narrower' : 'wider', direction),
                )
              }),
          )
    return [...tell('before', before, removed), ...tell('after', after, added)]
  }

  #fitBoth(side: 'before' | 'after', one: SchemaNode, other: SchemaNode): boolean {
    if (areApart([one, other], this[side])) return false
    this.#within ??= {
      before: SchemaComparison.#ofOne(this.#documents.before),
      after: SchemaComparison.#ofOne(this.#documents.after),
    }
    return this.#within && surelyOverlap(this.#within[side].compare(one, other, 'request', ''))
  }

  static #ofOne(document: ContractDocument): SchemaComparison {
    const comparison = new SchemaComparison(document, document)
    comparison.#within = false
    return comparison
  }

  /** Values that fit several branches are allowed by `anyOf` only. */
  #choice(before: SchemaView, after: SchemaView, direction: Direction, spot: Spot): Difference[] {
    if (!before.choice || !after.choice || before.choice === after.choice) return []
    if (Math.max(before.branches.length, after.branches.length) < 2) return []
    const message = `${before.choice} → ${after.choice}`
    const place = { ...spot, source: `${spot.source}/${after.choice}` }
    // Where no value fits two branches, both say the same.
    if (areApart(before.branches, this.before) && areApart(after.branches, this.after))
      return [difference('choice-words', place, `${message}: the branches exclude each other`, wordsOnly)]
    const narrows = after.choice === 'oneOf'
    return [
      difference(
        narrows ? 'choice-narrowed' : 'choice-widened',
        place,
        `${message}: a value that fits several branches is ${narrows ? 'no longer allowed' : 'allowed now'}`,
        verdictOf(narrows ? 'narrower' : 'wider', direction),
      ),
    ]
  }

  #properties(before: SchemaView, after: SchemaView, direction: Direction, spot: Spot): Difference[] {
    const travels = (view: SchemaView, reader: SchemaReader) => (name: string) =>
      view.properties.has(name) && !isKeptBack(reader.view(view.properties.get(name)), direction)
    const [had, has] = [travels(before, this.before), travels(after, this.after)]
    const removed = [...before.properties.keys()].filter((name) => had(name) && !after.properties.has(name))
    const differences = removed.map((name) =>
      difference(
        'property-removed',
        inside(spot, 'properties', name),
        'property removed',
        removedVerdict(direction),
      ),
    )
    for (const [name, node] of after.properties) {
      const place = inside(spot, 'properties', name)
      const required = after.required.has(name)
      if (!has(name) && !had(name)) continue
      if (had(name) !== has(name) && before.properties.has(name)) {
        differences.push(
          ...accessDifferences(
            this.before.view(before.properties.get(name)),
            this.after.view(node),
            direction,
            required,
          ).map(({ kind, message, verdict }) => difference(kind, place, message, verdict)),
        )
        continue
      }
      if (!before.properties.has(name)) {
        differences.push(
          difference(
            required ? 'required-property-added' : 'property-added',
            place,
            `${required ? 'required' : 'optional'} property added`,
            addedVerdict(required, direction),
          ),
        )
        continue
      }
      const changes = this.#nodes(before.properties.get(name), node, direction, place)
      const isAlwaysSent = required && before.required.has(name)
      differences.push(...(isAlwaysSent ? changes.map((one) => unusedDefault(one, place)) : changes))
    }
    for (const name of new Set([...before.required, ...after.required])) {
      if (before.required.has(name) === after.required.has(name) || removed.includes(name)) continue
      if (!before.properties.has(name) && after.properties.has(name)) continue
      if (before.properties.has(name) && after.properties.has(name) && !(had(name) && has(name))) continue
      if (before.properties.has(name) && !after.properties.has(name) && !had(name)) continue
      const now = after.required.has(name)
      const effect: Effect = now ? 'narrower' : 'wider'
      const place = inside(spot, 'properties', name)
      differences.push(
        difference(
          now ? 'became-required' : 'became-optional',
          place,
          now ? 'is required now' : 'may be missing now',
          verdictOf(effect, direction),
        ),
      )
    }
    return differences
  }

  /** Items of a list, values of a map and names in it. */
  #inside(before: SchemaView, after: SchemaView, direction: Direction, spot: Spot): Difference[] {
    const differences: Difference[] = []
    const items = { pointer: `${spot.pointer}/*`, source: `${spot.source}/items` }
    if (before.items !== undefined || after.items !== undefined)
      differences.push(...this.#nodes(before.items ?? true, after.items ?? true, direction, items))
    const [old, own] = [before.additional ?? true, after.additional ?? true]
    const others = { ...spot, source: `${spot.source}/additionalProperties` }
    if (old !== false && own === false)
      differences.push(
        difference('object-closed', others, 'no other properties any more', verdictOf('narrower', direction)),
      )
    else if (old === false && own !== false)
      differences.push(
        difference('object-opened', others, 'other properties are allowed', verdictOf('wider', direction)),
      )
    else if (old !== own)
      differences.push(...this.#nodes(old, own, direction, { ...others, pointer: items.pointer }))
    const names = { pointer: spot.pointer, source: `${spot.source}/propertyNames` }
    if (before.propertyNames !== undefined || after.propertyNames !== undefined)
      differences.push(
        ...this.#nodes(before.propertyNames ?? true, after.propertyNames ?? true, direction, names),
      )
    return differences
  }

  #branches(
    before: Choice,
    after: Choice,
    direction: Direction,
    spot: Spot,
    sameNull: boolean,
  ): Difference[] {
    const { pairs, removed, added } = pairBranches(before.branches, after.branches, {
      before: this.before,
      after: this.after,
    })
    const place = (node: SchemaNode, { branchPlaces }: Choice) => {
      const below = branchPlaces?.get(node)
      return {
        ...spot,
        source: referenceOf(node) ?? (below === undefined ? spot.source : `${spot.source}/${below}`),
      }
    }
    return [
      ...pairs.flatMap(([old, own]) => this.#nodes(old, own, direction, place(own, after), sameNull)),
      ...removed.map((node) =>
        difference(
          'branch-removed',
          place(node, before),
          `branch “${branchName(node, this.before)}” removed`,
          verdictOf('narrower', direction),
        ),
      ),
      ...added.map((node) =>
        difference(
          'branch-added',
          place(node, after),
          `branch “${branchName(node, this.after)}” added`,
          verdictOf('wider', direction),
        ),
      ),
    ]
  }
}

type Choice = Pick<SchemaView, 'branches' | 'branchPlaces'>

/** A schema of several types as branches, one for each: so `type: [string, integer]` is a choice of the two. */
function perType(node: SchemaNode, { types = [] }: SchemaView): SchemaNode[] {
  return isRecord(node) && types.length > 1 && referenceOf(node) === undefined
    ? types.map((type) => ({ ...node, type }))
    : [node]
}
