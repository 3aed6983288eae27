import { hashText } from '../../../random.ts'
import { drawingsVersion } from '../../../drawings/drawings-version.ts'
import { toNumber } from '../parts.ts'
import type { ApplicabilityRecord, MachineModelRecord, ProductRecord } from '../records.ts'
import {
  serviceIntervals,
  type DiagramRecord,
  type KitItemRecord,
  type PartsBookRecord,
  type PartsUnitRecord,
  type PositionRecord,
  type ServiceInterval,
} from './book-records.ts'
import { bookPlans } from './book-plans.ts'
import { choosePart, familiesOf, wholeParts, type PartStock } from './choose-part.ts'
import type { BookPlan, PartChange, PartPlan, ProductChoice, UnitPlan } from './unit-plan.ts'

/** Where parts change: shares of the serial numbers of a model, and the order of ranges for each way of changing. */
const changes: Record<PartChange, readonly (readonly [from: number, to: number])[]> = {
  exchanged: [
    [0, 0.32],
    [0.32, 1],
  ],
  twice: [
    [0, 0.32],
    [0.32, 0.6],
    [0.6, 1],
  ],
  added: [[0.32, 1]],
  dropped: [[0, 0.6]],
}
const whole = [[0, 1]] as const

/** Books of the models that have a plan, and the rows of applicability with those of the books in place of the generated ones. */
export function buildBooks(
  products: readonly ProductRecord[],
  models: readonly MachineModelRecord[],
  applicability: readonly ApplicabilityRecord[],
): { books: PartsBookRecord[]; applicability: ApplicabilityRecord[] } {
  const families = familiesOf(products)
  const byId = new Map(products.map((product) => [product.id, product]))
  let rowId = applicability.length
  const books = bookPlans.flatMap((plan, index) => {
    const model = models.find((candidate) => candidate.model === plan.model)
    if (!model) throw new Error(`No model ${plan.model}`)
    const stock = { model, families, byId, whole: wholeParts(applicability, model) }
    return [new BookBuilder(plan, stock, (index + 1) * 100, () => (rowId += 1)).build()]
  })
  const rows = books.flatMap(({ diagrams, plans }) =>
    [...diagrams.flatMap(({ positions }) => positions), ...plans.flatMap(({ kit }) => kit)].flatMap(
      ({ variants }) => variants,
    ),
  )
  const written = [...new Map(rows.map((row) => [row.id, row])).values()]
  const told = new Set(written.map(({ productId, modelId }) => `${productId}/${modelId}`))
  return {
    books,
    applicability: [
      ...applicability.filter(({ productId, modelId }) => !told.has(`${productId}/${modelId}`)),
      ...written,
    ],
  }
}

interface KitDraft {
  service: ServiceInterval
  item: KitItemRecord
}

class BookBuilder {
  readonly #plan: BookPlan
  readonly #stock: PartStock
  readonly #base: number
  readonly #newRowId: () => number
  readonly #units: PartsUnitRecord[] = []
  readonly #diagrams: DiagramRecord[] = []
  readonly #kit: KitDraft[] = []
  /** Products of some machines only stand in one place, so that one serial number has one verdict on them. */
  readonly #ranged = new Set<number>()
  readonly #used = new Set<number>()

  constructor(plan: BookPlan, stock: PartStock, base: number, newRowId: () => number) {
    this.#plan = plan
    this.#stock = stock
    this.#base = base
    this.#newRowId = newRowId
  }

  build(): PartsBookRecord {
    const { model } = this.#stock
    for (const [index, unit] of this.#plan.units.entries()) this.#addUnit(unit, null, [index + 1])
    for (const fluid of this.#plan.fluids) {
      const product = this.#named(fluid.product) ?? this.#choose(fluid.product, 0.3, 1, new Set(), false)
      const pack = toNumber(product.props.find(({ code }) => code === 'volume' || code === 'weight')?.value)
      const quantity = Math.max(1, Math.ceil(fluid.amount / (pack || 20)))
      const node = typeof product.about === 'string' ? 'Двигатель' : product.about.node
      const variants = [this.#row(product, node, quantity, 0, 1)]
      this.#kit.push({ service: fluid.service, item: { name: fluid.name, kind: 'oil', quantity, variants } })
    }
    const plans = serviceIntervals.map((intervalHours, index) => ({
      id: 4000 + this.#base + index + 1,
      intervalHours,
      name: `ТО-${intervalHours}`,
      kit: this.#kit
        .filter(({ service }) => service <= intervalHours)
        .map(({ item }) => item)
        .toSorted((left, right) => rank(left) - rank(right)),
    }))
    const content = { modelId: model.id, units: this.#units, diagrams: this.#diagrams, plans }
    return { ...content, version: hashText(JSON.stringify([drawingsVersion, content])).toString(36) }
  }

  #addUnit({ code, name, units = [], diagram }: UnitPlan, parentId: number | null, place: readonly number[]) {
    const { model } = this.#stock
    const id = 3000 + this.#base + this.#units.length + 1
    this.#units.push({ id, code, name, parentId })
    if (diagram) {
      const diagramId = 3000 + this.#base + this.#diagrams.length + 1
      const taken = new Set<number>()
      const [first = 0, second = 0] = place
      const digits = [first, second].map((part) => String(part).padStart(2, '0')).join('.')
      this.#diagrams.push({
        id: diagramId,
        modelId: model.id,
        unitId: id,
        number: `${model.serialPrefix}.${digits}.00 СБ`,
        title: diagram.title,
        body: diagram.body,
        positions: diagram.parts.map((part, index) =>
          this.#position(part, { name, diagramId, number: index + 1 }, taken),
        ),
      })
    }
    for (const [index, unit] of units.entries()) this.#addUnit(unit, id, [...place, index + 1])
  }

  #position(
    plan: PartPlan,
    { name: node, diagramId, number }: { name: string; diagramId: number; number: number },
    taken: Set<number>,
  ): PositionRecord {
    const { product: choice, quantity, change, at = this.#plan.size } = plan
    const successive = typeof choice !== 'string' && choice.length > 1
    const ranges = change ? changes[change] : successive ? changes.exchanged : whole
    const isRanged = change !== undefined || successive
    const variants = ranges.map(([from, to], index) => {
      const product =
        this.#named(choice, index) ?? this.#choose(choice, at + index * 0.08, quantity, taken, isRanged)
      taken.add(product.id)
      return this.#row(product, node, quantity, from, to)
    })
    const position: PositionRecord = {
      number,
      name: plan.name,
      note: plan.note ?? '',
      kind: plan.kind,
      quantity,
      variants,
    }
    if (plan.service !== undefined) {
      const { name, kind } = plan
      this.#kit.push({
        service: plan.service,
        item: { name, kind, quantity, variants, place: { diagramId, position: number } },
      })
    }
    return position
  }

  #named(choice: ProductChoice, index = 0): ProductRecord | undefined {
    const id = typeof choice === 'string' ? undefined : choice[index]
    if (id !== undefined) this.#used.add(id)
    return id === undefined ? undefined : this.#stock.byId.get(id)
  }

  #choose(
    choice: ProductChoice,
    at: number,
    quantity: number,
    taken: ReadonlySet<number>,
    isRanged: boolean,
  ): ProductRecord {
    if (typeof choice !== 'string') throw new Error(`No product ${choice.join(', ')}`)
    const isFree = (id: number) =>
      !taken.has(id) && !this.#ranged.has(id) && !(isRanged && this.#used.has(id))
    const product = choosePart(this.#stock, choice, { at: Math.min(1, at), quantity, isFree })
    this.#used.add(product.id)
    if (isRanged) this.#ranged.add(product.id)
    return product
  }

  /** The machines from one share of the model's serial numbers to another. */
  #row(
    product: ProductRecord,
    node: string,
    quantity: number,
    from: number,
    to: number,
  ): ApplicabilityRecord {
    const { model } = this.#stock
    const last = (share: number) => Math.round((model.serialTo * share) / 100) * 100
    const serial = (value: number) => `${model.serialPrefix}-${String(value).padStart(6, '0')}`
    return {
      id: this.#newRowId(),
      productId: product.id,
      modelId: model.id,
      yearFrom: model.yearFrom,
      yearTo: model.yearTo,
      serialFrom: serial(from === 0 ? model.serialFrom : last(from) + 1),
      serialTo: to === 1 ? null : serial(last(to)),
      node,
      qtyPerMachine: quantity,
      note: from === 0 && to === 1 ? '' : 'Сверьте серийный номер',
    }
  }
}

/** Filters, oils, the rest. */
const rank = ({ kind }: KitItemRecord) => (kind === 'filter' ? 0 : kind === 'oil' ? 1 : 2)
