import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { normaliseArticle, root, toWords } from '../seed/search-text.ts'
import { inLatin } from '../seed/transliterate.ts'
import { booksOf } from './parts-book.ts'
import { perCatalogue } from './per-catalogue.ts'
import { machineNamed } from './search-machines.ts'
import { serialOrdinal } from './serial-number.ts'

type Schemas = components['schemas']
type SearchPlace = Schemas['SearchPlace']

/** A place that a query names, and the products that stand there. */
export interface FoundPlace {
  place: SearchPlace
  productIds: readonly number[]
}

interface IndexedPlace extends FoundPlace {
  /** Words of the part's own name, in their order. */
  own: readonly string[]
  /** Words of the diagram and of the units that it stands in. */
  around: ReadonlySet<string>
}

/** All positions by the id of the model, in the order of diagrams and positions. */
const placesByModel = perCatalogue(
  (catalogue) =>
    new Map(
      booksOf(catalogue).map(({ book, model }) => {
        const units = new Map(book.units.map((unit) => [unit.id, unit]))
        const namesOf = (id: number | null): string[] => {
          const unit = id === null ? undefined : units.get(id)
          return unit ? [unit.name, ...namesOf(unit.parentId)] : []
        }
        const places = book.diagrams.flatMap(({ id, title, unitId, positions }) => {
          const around = roots([title, ...namesOf(unitId)].join(' '))
          return positions.map(({ number, name, variants }): IndexedPlace => ({
            productIds: variants.map(({ productId }) => productId),
            own: roots(name),
            around: new Set(around),
            place: {
              modelCode: model.code,
              modelName: `${model.machineType} ${model.model}`,
              diagramId: id,
              diagramTitle: title,
              unit: units.get(unitId)?.name ?? title,
              position: number,
              name,
            },
          }))
        })
        return [model.id, places]
      }),
    ),
)

const roots = (text: string) => toWords(text).map(root)

/**
 * «палец стрелы EG-210»: parts on the machine's diagrams. Every word stands in the name of the part, its unit or its
 * diagram, and one at least in that of the part. Only those that begin with the first word count, where there are any. Those that tell more
 * words themselves come first, then short names.
 */
export function searchPlaces(catalogue: Catalogue, text: string): FoundPlace[] {
  const named = machineNamed(catalogue, text)
  const words = named ? roots(named.rest) : []
  if (!named || words.length === 0) return []
  const found = (placesByModel(catalogue).get(named.model.id) ?? []).flatMap(
    ({ place, productIds, own, around }) => {
      const told = words.filter((word) => own.includes(word)).length
      const isFound = told > 0 && words.every((word) => own.includes(word) || around.has(word))
      const isMeant = own[0] === words[0]
      return isFound ? [{ place, productIds, isMeant, rank: told - own.length / 100 }] : []
    },
  )
  const meant = found.filter(({ isMeant }) => isMeant)
  return (meant.length > 0 ? meant : found).toSorted((left, right) => right.rank - left.rank)
}

/** The machine whose serial number the query is, as plates have it: Cyrillic letters count as they look, then as they sound. */
export function searchMachine(catalogue: Catalogue, text: string): Schemas['SearchMachine'] | undefined {
  for (const typed of [text, inLatin(text)].map(normaliseArticle))
    for (const { model } of booksOf(catalogue)) {
      const ordinal = serialOrdinal(model, typed)
      if (ordinal === undefined) continue
      return {
        modelCode: model.code,
        modelName: `${model.machineType} ${model.model}`,
        serialNumber: `${model.serialPrefix}-${String(ordinal).padStart(6, '0')}`,
      }
    }
  return undefined
}
