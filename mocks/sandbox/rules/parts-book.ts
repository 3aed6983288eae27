import type { components } from '../../../src/generated/api-types.ts'
import { layoutDiagram } from '../../drawings/exploded-diagram.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { drawingAddress } from '../seed/drawing-address.ts'
import type {
  DiagramRecord,
  PartChoiceRecord,
  PartsBookRecord,
  PositionRecord,
} from '../seed/parts-book/book-records.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import { explodedUnit } from '../seed/parts-book/diagram-drawing.ts'
import type { ApplicabilityRecord, MachineModelRecord } from '../seed/records.ts'
import { bestFit, serialFit } from './machine-fit.ts'
import { compareRussian, perCatalogue } from './per-catalogue.ts'
import { serialOrdinal } from './serial-number.ts'

type Schemas = components['schemas']
/** What the reader knows of the machine; absent: nothing. */
type Serial = string | undefined

interface OpenBook {
  book: PartsBookRecord
  model: MachineModelRecord
}

/** Books by brand and model. */
export const booksOf = perCatalogue((catalogue): OpenBook[] =>
  catalogue.books
    .flatMap((book) => {
      const model = catalogue.model(book.modelId)
      return model ? [{ book, model }] : []
    })
    .toSorted(
      (left, right) =>
        compareRussian(left.model.brand, right.model.brand) ||
        compareRussian(left.model.model, right.model.model) ||
        left.model.id - right.model.id,
    ),
)

/** The code of a machine's parts book; nothing when it has none. */
export function bookCode(
  catalogue: Catalogue,
  { modelId }: Pick<MachineRecord, 'modelId'>,
): { modelCode?: string } {
  const open = booksOf(catalogue).find(({ model }) => model.id === modelId)
  return open ? { modelCode: open.model.code } : {}
}

export function partsModelView(catalogue: Catalogue, { book, model }: OpenBook): Schemas['PartsModel'] {
  const { id, code, brand, machineType, serialPrefix, serialFrom, productId } = model
  return {
    id,
    code,
    brand,
    machineType,
    model: model.model,
    name: `${machineType} ${model.model}`,
    serialPrefix,
    serialExample: `${serialPrefix}-${String(serialFrom).padStart(6, '0')}`,
    productId,
    productCode: catalogue.product(productId)?.code ?? '',
    diagramCount: book.diagrams.length,
    version: book.version,
  }
}

export function serialView(
  { model }: OpenBook,
  serial: Serial,
): { serial: Schemas['PartsSerial'] } | undefined {
  return serial === undefined
    ? undefined
    : {
        serial: {
          serialNumber: serial.toUpperCase(),
          isOfModel: serialOrdinal(model, serial) !== undefined,
        },
      }
}

const layouts = perCatalogue(() => new Map<number, ReturnType<typeof layoutDiagram>>())

/** Laid out once, for each answer names the places of all parts. */
function layoutOf(catalogue: Catalogue, diagram: DiagramRecord) {
  const known = layouts(catalogue).get(diagram.id)
  const layout = known ?? layoutDiagram(explodedUnit(catalogue, diagram))
  if (!known) layouts(catalogue).set(diagram.id, layout)
  return layout
}

export function diagramRef(
  catalogue: Catalogue,
  { book, model }: OpenBook,
  diagram: DiagramRecord,
): Schemas['PartsDiagramRef'] {
  const { id, number, title, unitId, positions } = diagram
  const { width, height } = layoutOf(catalogue, diagram).viewBox
  return {
    id,
    number,
    title,
    unitId,
    modelCode: model.code,
    positionCount: positions.length,
    picture: {
      url: drawingAddress(`diagrams/${id}`, book.version),
      mediaType: 'image/svg+xml',
      width,
      height,
      alt: `${title}: ${model.machineType} ${model.model}`,
    },
  }
}

export function diagramView(
  catalogue: Catalogue,
  open: OpenBook,
  diagram: DiagramRecord,
  serial: Serial,
): Schemas['PartsDiagram'] {
  const { viewBox, positions: places } = layoutOf(catalogue, diagram)
  const trail = trailOf(open.book, diagram.unitId)
  const unit = trail.at(-1)
  if (!unit) throw new Error(`Diagram ${diagram.id} has no unit`)
  const placed = new Map(places.map((place) => [place.number, place]))
  return {
    ...diagramRef(catalogue, open, diagram),
    version: open.book.version,
    model: partsModelView(catalogue, open),
    unit,
    trail,
    viewBox,
    positions: diagram.positions.map((position) => {
      const place = placed.get(position.number)
      if (!place) throw new Error(`Position ${position.number} of diagram ${diagram.id} has no place`)
      const { number, name, note, kind, quantity } = position
      const { point, outline } = place
      return {
        number,
        name,
        note,
        kind,
        quantity,
        point,
        outline,
        ...choiceView(catalogue, open, position, serial),
      }
    }),
  }
}

function trailOf(book: Pick<PartsBookRecord, 'units'>, unitId: number): Schemas['PartsUnit'][] {
  const unit = book.units.find(({ id }) => id === unitId)
  if (!unit) return []
  return [...(unit.parentId === null ? [] : trailOf(book, unit.parentId)), unit]
}

export function bookView(catalogue: Catalogue, open: OpenBook, serial: Serial): Schemas['PartsBook'] {
  const { book } = open
  return {
    model: partsModelView(catalogue, open),
    ...serialView(open, serial),
    units: [...book.units],
    diagrams: book.diagrams.map((diagram) => diagramRef(catalogue, open, diagram)),
    servicePlans: book.plans.map(({ id, intervalHours, name, kit }) => ({
      id,
      intervalHours,
      name,
      kit: kit.map((item) => ({
        name: item.name,
        kind: item.kind,
        quantity: item.quantity,
        diagramId: item.place?.diagramId ?? null,
        position: item.place?.position ?? null,
        ...choiceView(catalogue, open, item, serial),
      })),
    })),
  }
}

function choiceView(
  catalogue: Catalogue,
  { model }: OpenBook,
  { variants }: Pick<PartChoiceRecord, 'variants'>,
  serial: Serial,
): Pick<Schemas['PartsPosition'], 'variants' | 'fit' | 'productId'> {
  const views = variants.map((row) => variantView(catalogue, model, row, serial))
  if (serial === undefined) return { variants: views }
  const right = views.find(({ fit }) => fit === 'fits')
  return {
    variants: views,
    fit: bestFit(views.map(({ fit = 'unknown' }) => fit)),
    productId: right?.productId ?? null,
  }
}

export function variantView(
  catalogue: Catalogue,
  model: MachineModelRecord,
  row: ApplicabilityRecord,
  serial: Serial,
): Schemas['PartsVariant'] {
  const product = catalogue.product(row.productId)
  if (!product) throw new Error(`No product ${row.productId} of the parts book`)
  const { code, article, name, supersededBy } = product
  const successor = supersededBy === undefined ? undefined : catalogue.product(supersededBy)
  const isFromFirst = (serialOrdinal(model, row.serialFrom) ?? 0) <= model.serialFrom
  return {
    productId: row.productId,
    code,
    article,
    name,
    ...(!isFromFirst && { serialFrom: row.serialFrom }),
    ...(row.serialTo !== null && { serialTo: row.serialTo }),
    ...(serial !== undefined && { fit: serialFit(model, row, serial) }),
    ...(successor && {
      successor: { productId: successor.id, code: successor.code, article: successor.article },
    }),
  }
}

/** Where a product stands, by product; in the order of models, diagrams and positions. */
export const placesOf = perCatalogue((catalogue) => {
  const places = new Map<
    number,
    { open: OpenBook; diagram: DiagramRecord; position: PositionRecord; row: ApplicabilityRecord }[]
  >()
  for (const open of booksOf(catalogue))
    for (const diagram of open.book.diagrams)
      for (const position of diagram.positions)
        for (const row of position.variants) {
          const place = { open, diagram, position, row }
          const known = places.get(row.productId)
          if (known) known.push(place)
          else places.set(row.productId, [place])
        }
  return places
})
