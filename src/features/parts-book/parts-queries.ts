import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import {
  getPartsDiagram,
  getPartsModel,
  listPartPlaces,
  listPartsModels,
  listProductsByIds,
} from '../../generated/operations.ts'
import { serialReadings } from '../../lib/serial-number.ts'

/** A model with its units and diagrams. */
export type PartsBook = Data<typeof getPartsModel>
export type PartsModel = PartsBook['model']
/** A diagram with the machine that it is judged for. */
export type DiagramAnswer = Data<typeof getPartsDiagram>
export type Diagram = DiagramAnswer['diagram']
export type Position = Diagram['positions'][number]
export type Variant = Position['variants'][number]
export type PartPlace = Data<typeof listPartPlaces>['items'][number]
export type ProductCardData = Data<typeof listProductsByIds>['items'][number]

/** A serial number that the contract takes, as the plate has it; undefined for what can't be one. */
export function readSerial(typed: string | null): string | undefined {
  return serialReadings(typed ?? '')[0]
}

/** An id as an address has it; undefined for what can't be one. */
export function readId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
}

/** The machine that an answer is judged for. */
export const judgedFor = (serialNumber: string | undefined) =>
  serialNumber === undefined ? {} : { serialNumber }

export function partsModelsQuery(serial: string | undefined) {
  return apiQuery(listPartsModels, { query: judgedFor(serial) })
}

export function partsModelQuery(code: string, serial: string | undefined) {
  return apiQuery(getPartsModel, { path: { code }, query: judgedFor(serial) })
}

export function diagramQuery(id: number, serial: string | undefined) {
  return apiQuery(getPartsDiagram, { path: { id }, query: judgedFor(serial) })
}

export function partPlacesQuery(productId: number, serial: string | undefined) {
  return apiQuery(listPartPlaces, { path: { id: productId }, query: judgedFor(serial) })
}

/** Products of one call at most. */
const mostProducts = 100

/** Cards of all products of a diagram: price and stock. */
export function diagramProductsQuery({ positions }: Diagram) {
  const ids = positions.flatMap(({ variants }) => variants.map(({ productId }) => productId))
  return apiQuery(listProductsByIds, { query: { 'ids[]': [...new Set(ids)].slice(0, mostProducts) } })
}
