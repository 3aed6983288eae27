import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import { callApi } from '../../api/client.ts'
import type { Data } from '../../api/operation.ts'
import {
  getPartsDiagram,
  getPartsModel,
  listPartPlaces,
  listPartsModels,
  listProductsByIds,
} from '../../generated/operations.ts'
import { serialOnPlate, serialReadings } from '../../lib/serial-number.ts'
import { type CardPicture, keepSmall } from '../../ui/small-picture.ts'

/** A model with its units and diagrams. */
export type PartsBook = Data<typeof getPartsModel>
export type PartsModel = PartsBook['model']
/** A diagram with the machine that it is judged for. */
export type DiagramAnswer = Data<typeof getPartsDiagram>
export type Diagram = DiagramAnswer['diagram']
export type Position = Diagram['positions'][number]
export type Variant = Position['variants'][number]
export type PartPlace = Data<typeof listPartPlaces>['items'][number]
type Card = Data<typeof listProductsByIds>['items'][number]
/** What a diagram and the product opened from it show of a card: the document carries each of them as data too. */
export type ProductCardData = Omit<Card, 'xmlId' | 'code' | 'keyProps' | 'picture'> & { picture: CardPicture }

/** A serial number that the contract takes, as the plate has it; undefined for what can't be one. */
export function readSerial(typed: string | null): string | undefined {
  return serialReadings(typed ?? '')[0]
}

/** The machine that an answer is judged for, with its number as the plate writes it. */
export function onPlate(
  serial: DiagramAnswer['serial'],
  model: { serialPrefix: string },
): DiagramAnswer['serial'] {
  return serial && { ...serial, serialNumber: serialOnPlate(serial.serialNumber, model) }
}

/** An id as an address has it; undefined for what can't be one. */
export function readId(text: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined
}

/** The machine that an answer is judged for. */
export const judgedFor = (serialNumber: string | undefined) =>
  serialNumber === undefined ? {} : { serialNumber }

/** Machines of a variant: "EG210-000001–EG210-004000", "с EG210-004001"; undefined for all. */
export function rangeWords({ serialFrom, serialTo }: Variant): string | undefined {
  if (serialFrom !== undefined && serialTo !== undefined) return `${serialFrom} – ${serialTo}`
  if (serialFrom !== undefined) return `с\u00a0${serialFrom}`
  return serialTo === undefined ? undefined : `до\u00a0${serialTo}`
}

/** Variants to offer first, and those of other machines. Without a verdict all are offered. */
export function offeredVariants({ variants, fit, productId }: Position): {
  offered: readonly Variant[]
  others: readonly Variant[]
} {
  if (fit === undefined || fit === 'unknown') return { offered: variants, others: [] }
  const isRight = (variant: Variant) => fit === 'fits' && variant.productId === productId
  return {
    offered: variants.filter(isRight),
    others: variants.filter((variant) => !isRight(variant)),
  }
}

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

function toData({ xmlId: _id, code: _code, keyProps: _values, picture, ...card }: Card): ProductCardData {
  return { ...card, picture: keepSmall(picture) }
}

/** Products of one call at most. */
const mostProducts = 100

/** Cards of all products of a diagram, price and stock: with as many calls as they need. What isn't sold is left out. */
export function diagramProductsQuery({ positions }: Diagram) {
  const ids = positions.flatMap(({ variants }) => variants.map(({ productId }) => productId))
  const { queryKey: whole, meta } = apiQuery(listProductsByIds, { query: { 'ids[]': [...new Set(ids)] } })
  return queryOptions({
    // Whole cards of the same ids are another answer.
    queryKey: [whole[0], whole[1], 'diagram'] as const,
    meta,
    queryFn: async ({ client, signal, queryKey: [, { query }] }) => {
      const left = [...(query?.['ids[]'] ?? [])]
      const calls = []
      while (left.length > 0) {
        const part = { ...query, 'ids[]': left.splice(0, mostProducts) }
        calls.push(callApi(client, listProductsByIds, { query: part }, { signal }))
      }
      return { items: (await Promise.all(calls)).flatMap(({ items }) => items.map(toData)) }
    },
  })
}
