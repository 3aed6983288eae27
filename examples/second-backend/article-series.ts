export interface Article {
  section: number
  article: string
  brand: string
  name: string
  price: number
  code: string
  before?: number
  unit?: string
  multiplicity?: number
  least?: number
  supplierDays?: number
  state?: 'sale' | 'request' | 'withdrawn'
  successor?: string
  label?: string
  kind?: string
  vat?: number
  grams?: number
  size?: [number, number, number]
  oem?: string[]
  /** Pieces by branch, in the order of the branches. */
  stock?: number[]
  props: Record<string, string>
  about?: string
}

const bores = [10, 12, 16, 20, 25]
const lengths = [600, 800, 1000, 1250, 1600, 2000]

export const hoses: Article[] = bores.flatMap((bore, row) =>
  lengths.map((length, column) => ({
    section: 12,
    article: `РВД-${bore}.${length}`,
    code: `rvd-${bore}-${length}`,
    brand: (row + column) % 3 === 0 ? 'Поволжье' : 'Гидротех',
    name: `Рукав высокого давления ДУ ${bore}, ${length} мм`,
    price: 41_900 + row * 23_700 + column * 11_350,
    grams: 350 * (row + 1) + length,
    size: [length + 60, bore * 2 + 30, bore * 2 + 30] as [number, number, number],
    props: { bore: String(bore), length: String(length), pressure: row < 2 ? '330' : '280' },
    stock: [(row * 7 + column * 3) % 19, (row + column * 5) % 11, (row * column) % 7, column % 3],
    ...(row === 4 && { supplierDays: 12 }),
    ...(row === 1 && column === 2 && { before: 98_000, label: 'sellout' }),
  })),
)

export const belts: Article[] = [1180, 1250, 1320, 1400, 1500, 1600, 1700, 1900].map((length, index) => ({
  section: 21,
  article: `В(Б)-${length}`,
  code: `remen-b-${length}`,
  brand: index % 2 === 0 ? 'Ремтяга' : 'Ёлкин',
  name: `${index === 3 ? 'Ёмкий ремень' : 'Ремень клиновой'} В(Б) ${length}`,
  // Two and two at one price, so that ties are met.
  price: 38_500 + Math.floor(index / 2) * 4_300,
  grams: 210 + index * 15,
  size: [Math.round(length / 4), 90, 30] as [number, number, number],
  props: { length: String(length), profile: index < 4 ? 'В' : 'Б' },
  stock: [30 + index, 12, index % 4, 8],
}))

export const seals: Article[] = [40, 50, 63, 80, 100, 125].map((bore, index) => ({
  section: 13,
  article: `УМ-${bore}`,
  code: `manzheta-um-${bore}`,
  brand: 'Гидротех',
  name: `Манжета штока ${bore} мм`,
  price: 3_333 + index * 1_111,
  multiplicity: 10,
  least: 20,
  grams: 12 + index * 3,
  props: { bore: String(bore), material: index < 3 ? 'полиуретан' : 'резина' },
  stock: [400 - index * 60, 95, 0, 30],
}))
