import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { PartChoiceRecord } from '../seed/parts-book/book-records.ts'
import type { MachineModelRecord, ProductRecord } from '../seed/records.ts'
import { bestFit, serialFit } from './machine-fit.ts'
import { booksOf, partsModelView } from './parts-book.ts'
import { perCatalogue } from './per-catalogue.ts'
import { productCard } from './product-card.ts'
import { serialOrdinal } from './serial-number.ts'
import { costOf } from './service-kit.ts'
import { wholePacks } from './stock.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']
type OpenBook = ReturnType<typeof booksOf>[number]

interface KitLine extends PartChoiceRecord {
  place?: { diagramId: number; position: number }
}

interface Kit {
  open: OpenBook
  name: string
  planId: number | null
  diagramId: number | null
  lines: readonly KitLine[]
}

/** Sets by product: a machine's are all of its book. */
const kitsByProduct = perCatalogue((catalogue) => {
  const kits = new Map<number, Kit[]>()
  const put = (productId: number, kit: Kit) => {
    const known = kits.get(productId)
    if (!known) kits.set(productId, [kit])
    else if (!known.includes(kit)) known.push(kit)
  }
  for (const open of booksOf(catalogue)) {
    const planned = new Set<number>()
    for (const kit of kitsOf(open)) {
      put(open.model.productId, kit)
      const ids = new Set(kit.lines.flatMap(({ variants }) => variants.map(({ productId }) => productId)))
      for (const id of ids) {
        // Longer services hold the shorter ones.
        if (kit.planId !== null && planned.has(id)) continue
        if (kit.planId !== null) planned.add(id)
        put(id, kit)
      }
    }
  }
  return kits
})

function kitsOf(open: OpenBook): Kit[] {
  const { plans, diagrams } = open.book
  return [
    ...plans.map(({ id, name, kit }) => ({
      open,
      name: `Комплект ${name}`,
      planId: id,
      diagramId: null,
      lines: kit,
    })),
    ...diagrams.flatMap(({ id, title, positions }) => {
      const lines = positions
        .filter(({ kind }) => kind === 'wear')
        .map((position) => ({ ...position, place: { diagramId: id, position: position.number } }))
      const name = `Комплект изнашиваемых деталей: ${title}`
      // One part is no set.
      return lines.length > 1 ? [{ open, name, planId: null, diagramId: id, lines }] : []
    }),
  ]
}

export function kitCount(catalogue: Catalogue, productId: number): number {
  return kitsByProduct(catalogue).get(productId)?.length ?? 0
}

/** Whose sets, and for whom. */
export interface KitReader {
  state: SandboxState
  view: Viewpoint
  productId: number
  serial: string | undefined
}

export function kitsView(reader: KitReader): Schemas['PartsKit'][] {
  const { catalogue } = reader.state
  const owners = ownersOf(catalogue, reader.serial)
  return (kitsByProduct(catalogue).get(reader.productId) ?? []).flatMap(
    ({ open, name, planId, diagramId, lines }) => {
      if (owners.length > 0 && !owners.includes(open)) return []
      const views = oncePerProduct(lines.flatMap((line) => choiceOf(reader, open.model, line))).map(
        (choice) => lineView(reader, choice),
      )
      const total = views.reduce((sum, line) => sum + line.sum, 0)
      const model = partsModelView(catalogue, open)
      return views.length === 0 ? [] : [{ name, model, planId, diagramId, lines: views, total }]
    },
  )
}

/** Books of the models whose numbers are written as this one. */
const ownersOf = (catalogue: Catalogue, serial: string | undefined) =>
  serial === undefined
    ? []
    : booksOf(catalogue).filter(({ model }) => serialOrdinal(model, serial) !== undefined)

interface Choice {
  line: KitLine
  /** Absent when the serial number doesn't tell which one it is. */
  product?: ProductRecord | undefined
}

/** The product of a line; nothing for what the machine doesn't have. */
function choiceOf(
  { state, productId, serial }: KitReader,
  model: MachineModelRecord,
  line: KitLine,
): Choice[] {
  const { variants } = line
  const fits = variants.map((row) => ({
    row,
    fit: serial === undefined && variants.length > 1 ? 'unknown' : serialFit(model, row, serial ?? ''),
  }))
  if (bestFit(fits.map(({ fit }) => fit)) === 'doesNotFit') return []
  const right =
    fits.find(({ fit }) => fit === 'fits') ??
    (serial === undefined
      ? (fits.find(({ row }) => row.productId === productId) ?? (fits.length === 1 ? fits[0] : undefined))
      : undefined)
  return [{ line, product: right && state.catalogue.product(right.row.productId) }]
}

/** One part at two places of the machine is one line, at the first of them. */
function oncePerProduct(choices: readonly Choice[]): Choice[] {
  return choices.flatMap((choice) => {
    const { line, product } = choice
    if (!product) return [choice]
    const same = choices.filter((other) => other.product === product)
    if (same[0] !== choice) return []
    const quantity = same.reduce((sum, one) => sum + one.line.quantity, 0)
    return [{ line: { ...line, quantity }, product }]
  })
}

function lineView({ state, view }: KitReader, { line, product }: Choice): Schemas['PartsKitLine'] {
  const { name, kind, quantity: machineQuantity, place } = line
  const quantity = product ? wholePacks(product, machineQuantity) : machineQuantity
  return {
    name,
    kind,
    machineQuantity,
    quantity,
    diagramId: place?.diagramId ?? null,
    position: place?.position ?? null,
    product: product ? productCard(view, product) : null,
    ...costOf(state, { quantity, ...(product && { product }) }),
  }
}
