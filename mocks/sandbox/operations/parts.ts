import type { SandboxOperations } from '../operation.ts'
import {
  bookView,
  booksOf,
  diagramRef,
  diagramView,
  partsModelView,
  placesOf,
  serialView,
  variantView,
} from '../rules/parts-book.ts'
import { kitsView } from '../rules/parts-kits.ts'
import { serialOrdinal } from '../rules/serial-number.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'

/** Places of a product in one answer. */
const mostPlaces = 100

/** Parts books: units, diagrams, service plans. */
export const partsOperations = {
  listPartsModels({ state: { catalogue }, query: { serialNumber } }) {
    const found = booksOf(catalogue).filter(
      ({ model }) => serialNumber === undefined || serialOrdinal(model, serialNumber) !== undefined,
    )
    return { items: found.map((open) => partsModelView(catalogue, open)) }
  },

  getPartsModel({ state: { catalogue }, path, query, notFound }) {
    const open = booksOf(catalogue).find(({ model }) => model.code === path.code)
    if (!open) throw notFound('Каталога узлов этой модели нет.')
    return bookView(catalogue, open, query.serialNumber)
  },

  getPartsDiagram({ state: { catalogue }, path, query, notFound }) {
    for (const open of booksOf(catalogue)) {
      const diagram = open.book.diagrams.find(({ id }) => id === path.id)
      if (diagram)
        return {
          diagram: diagramView(catalogue, open, diagram, query.serialNumber),
          ...serialView(open, query.serialNumber),
        }
    }
    throw notFound('Такой схемы нет.')
  },

  listPartPlaces({ state: { catalogue }, path, query }) {
    const places = placesOf(catalogue).get(path.id) ?? []
    return {
      items: places.slice(0, mostPlaces).map(({ open, diagram, position, row }) => ({
        model: partsModelView(catalogue, open),
        diagram: diagramRef(catalogue, open, diagram),
        position: position.number,
        name: position.name,
        quantity: position.quantity,
        variant: variantView(catalogue, open.model, row, query.serialNumber),
      })),
    }
  },

  listPartsKits(context) {
    const { state, path, query } = context
    const view = viewpointOf(context, branchNamed(context, query.store))
    return { items: kitsView({ state, view, productId: path.id, serial: query.serialNumber }) }
  },
} satisfies Partial<SandboxOperations>
