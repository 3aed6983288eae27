import { named, piece, prop, size, type NamedDraft } from './named-draft.ts'
import { engineDrafts } from './named-engine-products.ts'
import { machineDrafts } from './named-machine-products.ts'

/** All that the story names, by id. */
export const namedDrafts: readonly NamedDraft[] = [...engineDrafts, ...machineDrafts].toSorted(
  (left, right) => left.id - right.id,
)

/** The one that is sold no more. It is numbered last, so that the others stay as they are without it. */
export const withdrawnDraft: NamedDraft = {
  ...piece,
  ...named('withdrawn'),
  name: 'Фильтр топливный FT-1100',
  brandName: 'Ремас',
  sectionId: 202,
  price: 142_000,
  node: 'Топливная система',
  props: [
    size('diameter', 'Наружный диаметр', '88'),
    size('height', 'Высота', '130'),
    prop('thread', 'Резьба', 'M18×1,5'),
  ],
  weightKg: 0.6,
  dimensionsMm: { length: 130, width: 88, height: 88 },
  drawing: { kind: 'spinFilter', dims: { d: 88, l: 130 } },
  description: 'Снят с производства, замены нет.',
  stock: {},
}
