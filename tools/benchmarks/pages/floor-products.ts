/** A product of the floors: what a card of a list shows. */
export interface FloorProduct {
  id: number
  article: string
  name: string
  brand: string
  /** Roubles. */
  price: number
  stock: number
  image: string
}

const kinds = [
  'Фильтр масляный',
  'Ролик опорный',
  'Зуб ковша',
  'Ремень клиновой',
  'Насос гидравлический',
  'Уплотнение поршня',
  'Форсунка топливная',
  'Палец стрелы',
]
const brands = ['Полюс', 'Уралмаш', 'Гидросила', 'Вектор']

/** How many cards stand in a list. */
const listLength = 50

export const floorProducts: readonly FloorProduct[] = Array.from({ length: listLength }, (_, id) => ({
  id,
  article: `FL-${1000 + id * 7}`,
  name: `${kinds[id % kinds.length]} ${100 + id * 3}`,
  brand: brands[id % brands.length] ?? '',
  price: 350 + ((id * 137) % 9000),
  stock: id % 7,
  image: `/img/${id}.jpg`,
}))
