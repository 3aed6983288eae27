import { named, piece, prop, size, type NamedDraft } from './named-draft.ts'
import { engineDrafts } from './named-engine-products.ts'
import { machineDrafts } from './named-machine-products.ts'

/** All that the story names, by id. */
export const namedDrafts: readonly NamedDraft[] = [...engineDrafts, ...machineDrafts].toSorted(
  (left, right) => left.id - right.id,
)

const bearing: Omit<NamedDraft, 'id' | 'code' | 'article' | 'brandName' | 'price' | 'stock'> = {
  ...piece,
  name: 'Подшипник генератора 6205-2RS',
  sectionId: 505,
  node: 'Двигатель',
  props: [
    size('inner', 'Внутренний диаметр', '25'),
    size('diameter', 'Наружный диаметр', '52'),
    size('width', 'Ширина', '15'),
  ],
  weightKg: 0.13,
  dimensionsMm: { length: 52, width: 52, height: 15 },
  drawing: { kind: 'bearing', dims: { d: 52, l: 15 } },
  about: 'Шариковый однорядный, с уплотнениями с двух сторон.',
}

/** Makers of standard parts use one article. Numbered after all others, which stay as they are without them. */
export const bearingDrafts: readonly NamedDraft[] = [
  { ...bearing, ...named('bearing'), brandName: 'Вольтарис', price: 54_000, stock: { 1: 60, 4: 18 } },
  {
    ...bearing,
    ...named('otherBearing'),
    name: 'Подшипник генератора закрытый 6205-2RS',
    brandName: 'Искра-Тех',
    price: 31_000,
    stock: { 1: 12, 7: 40 },
  },
]

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
  about: 'Снят с производства.',
  stock: {},
}
