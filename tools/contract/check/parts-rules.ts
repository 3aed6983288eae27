import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Finding } from './finding.ts'

type Json = Record<string, unknown>

export const recordsOf = (value: unknown): Json[] => listOf(value).filter(isRecord)
const positionsOf = (diagram: unknown) => recordsOf(recordOf(diagram)['positions'])
const variantsOf = (choice: unknown) => recordsOf(recordOf(choice)['variants'])
const idsOf = (choice: unknown) => variantsOf(choice).map(({ productId }) => Number(productId))

const finding = (pointer: string, message: string): Finding => ({ rule: 'parts', pointer, message })

/** Ids of all products of a diagram. */
export const productsOn = (diagram: unknown): number[] => [...new Set(positionsOf(diagram).flatMap(idsOf))]

/** Each variant names a product that exists, by its own article and code. @param cards of listProductsByIds */
export function unknownArticles(diagram: unknown, cards: readonly unknown[]): Finding[] {
  const known = new Map(recordsOf(cards).map((card) => [Number(card['id']), card]))
  return positionsOf(diagram).flatMap((position) =>
    variantsOf(position).flatMap((variant) => {
      const card = known.get(Number(variant['productId']))
      const isRight = card && card['article'] === variant['article'] && card['code'] === variant['code']
      return isRight
        ? []
        : [
            finding(
              '/data/diagram/positions/*/variants/*/article',
              `must be that of a product in listProductsByIds${card ? '' : ', which has no such product'}, got ${String(variant['article'])} at position ${String(position['number'])}`,
            ),
          ]
    }),
  )
}

/** The number behind the prefix of the model; `absent` where there is none. */
function ordinal(serial: unknown, absent: number): number | undefined {
  if (serial === undefined) return absent
  const digits = typeof serial === 'string' ? /(\d+)$/.exec(serial)?.[1] : undefined
  return digits === undefined ? undefined : Number(digits)
}

/** Two variants of one position never fit the same machine. */
export function overlappingRanges(diagram: unknown): Finding[] {
  return positionsOf(diagram).flatMap((position) => {
    const ranges = variantsOf(position).flatMap(({ serialFrom, serialTo }) => {
      const from = ordinal(serialFrom, 0)
      const to = ordinal(serialTo, Number.POSITIVE_INFINITY)
      // How a maker of machines compares other numbers is not known here.
      return from === undefined || to === undefined ? [] : [{ from, to }]
    })
    const inOrder = ranges.toSorted((left, right) => left.from - right.from)
    const overlaps = inOrder.some(({ from }, index) => from <= (inOrder[index - 1]?.to ?? -1))
    const isOrdered = inOrder.every((range, index) => range === ranges[index])
    return [
      ...(overlaps
        ? [
            finding(
              '/data/diagram/positions/*/variants',
              `must not overlap in their serial numbers, got position ${String(position['number'])}`,
            ),
          ]
        : []),
      ...(isOrdered
        ? []
        : [
            finding(
              '/data/diagram/positions/*/variants',
              `must be by the beginning of the range, got position ${String(position['number'])}`,
            ),
          ]),
    ]
  })
}

/** What a service takes of a part is what stands on the diagram. */
export function kitDifferences(plans: unknown, diagram: unknown): Finding[] {
  const { id } = recordOf(diagram)
  const positions = new Map(positionsOf(diagram).map((position) => [position['number'], position]))
  return recordsOf(plans)
    .flatMap(({ kit }) => recordsOf(kit))
    .filter(({ diagramId }) => diagramId === id)
    .flatMap((item) => {
      const position = positions.get(item['position'])
      const where = `position ${String(item['position'])} of diagram ${String(id)}`
      if (!position)
        return [finding('/data/servicePlans/*/kit/*/position', `must be on its diagram, got ${where}`)]
      return [
        ...(position['quantity'] === item['quantity']
          ? []
          : [finding('/data/servicePlans/*/kit/*/quantity', `must be that of the position, got ${where}`)]),
        ...(String(idsOf(position)) === String(idsOf(item))
          ? []
          : [finding('/data/servicePlans/*/kit/*/variants', `must be those of the position, got ${where}`)]),
      ]
    })
}

/** Where a product stands is told in the same way by its places and by the diagram. */
export function placeDifferences(productId: number, places: readonly unknown[], diagram: unknown): Finding[] {
  const { id } = recordOf(diagram)
  const told = recordsOf(places).filter((place) => recordOf(place['diagram'])['id'] === id)
  const standing = positionsOf(diagram).filter((position) => idsOf(position).includes(productId))
  const missing = standing.filter(({ number }) => !told.some(({ position }) => position === number))
  const stray = told.filter(
    ({ position, quantity }) =>
      !standing.some((own) => own['number'] === position && own['quantity'] === quantity),
  )
  return [
    ...missing.map(({ number }) =>
      finding(
        '/data/items',
        `must hold every position of the product, got none for ${productId} at ${String(number)} of diagram ${String(id)}`,
      ),
    ),
    ...stray.map(({ position }) =>
      finding(
        '/data/items/*/position',
        `must be a position of the product with its quantity, got ${String(position)} of diagram ${String(id)} for ${productId}`,
      ),
    ),
  ]
}
