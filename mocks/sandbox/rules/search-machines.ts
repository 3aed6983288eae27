import type { Catalogue } from '../seed/catalogue-index.ts'
import type { MachineModelRecord } from '../seed/records.ts'
import { isLinkWord, normaliseArticle, stem, toWords } from '../seed/search-text.ts'
import { inLatin } from '../seed/transliterate.ts'
import { perCatalogue } from './per-catalogue.ts'

/** A query that names a machine, and what it says besides. */
export interface NamedMachine {
  model: MachineModelRecord
  /** Never empty. */
  rest: string
}

const models = perCatalogue(
  (catalogue) => new Map(catalogue.models.map((model) => [normaliseArticle(model.model), model])),
)

/** A model by its name: Cyrillic letters count as they look, then as they sound («ЕГ-210» is EG-210). */
function modelCalled(catalogue: Catalogue, name: string): MachineModelRecord | undefined {
  const known = models(catalogue)
  return known.get(normaliseArticle(name)) ?? known.get(normaliseArticle(inLatin(name)))
}

/** The machine in a query such as «фильтр масляный для экскаватора EG 210»; `undefined` when it asks for nothing else. */
export function machineNamed(catalogue: Catalogue, text: string): NamedMachine | undefined {
  const parts = text.split(/\s+/)
  for (const [at, part] of parts.entries()) {
    for (const length of [1, 2]) {
      const model = modelCalled(catalogue, parts.slice(at, at + length).join(''))
      if (!model || part === '') continue
      const own = new Set(toWords(`${model.machineType} ${model.brand}`).map(stem))
      const rest = parts.filter(
        (other, place) =>
          (place < at || place >= at + length) &&
          !isLinkWord(other) &&
          !toWords(other).every((word) => own.has(stem(word))),
      )
      return rest.length > 0 ? { model, rest: rest.join(' ') } : undefined
    }
  }
  return undefined
}
