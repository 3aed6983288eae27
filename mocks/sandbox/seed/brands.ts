import type { BrandGroup } from './assortment/plan.ts'
import type { BrandRecord, Quality } from './records.ts'
import { toCode } from './transliterate.ts'

/** How a brand writes its articles; `base` is the size's number, `prefix` the letters of the family. */
export type ArticleStyle = (prefix: string, base: number, serial: number) => string

interface BrandPlan {
  name: string
  country: string
  quality: Quality
  groups: readonly BrandGroup[]
  style: ArticleStyle
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')
const dashed: ArticleStyle = (prefix, base) => `${prefix}-${pad(base, 4)}`
const dotted: ArticleStyle = (prefix, base, serial) =>
  `${pad(base, 4).slice(0, 3)}.${pad(serial % 1000, 3)}.${prefix}`
const spaced: ArticleStyle = (prefix, base, serial) => `${prefix} ${pad(base, 4)} ${pad(serial % 100, 2)}`
const slashed: ArticleStyle = (prefix, base, serial) => `${prefix}${pad(base, 4)}/${(serial % 9) + 1}`
const numeric: ArticleStyle = (_prefix, base, serial) => `${pad(7000 + (base % 900), 4)}${pad(serial, 5)}`
const tailed: ArticleStyle = (prefix, base, serial) =>
  `${prefix}${pad(base, 4)}-${'ABCDEHKMPT'[serial % 10] ?? 'A'}`

/** Invented makers of parts: they stand for nobody. */
const partBrands: readonly BrandPlan[] = [
  { name: 'Ремас', country: 'Россия', quality: 'premium', groups: ['filter', 'engine'], style: dashed },
  { name: 'Севрон', country: 'Россия', quality: 'economy', groups: ['filter', 'cabin'], style: spaced },
  { name: 'Filtrada', country: 'Турция', quality: 'premium', groups: ['filter'], style: tailed },
  { name: 'Чистолит', country: 'Беларусь', quality: 'economy', groups: ['filter', 'seals'], style: slashed },
  {
    name: 'Твердь',
    country: 'Россия',
    quality: 'premium',
    groups: ['cutting', 'undercarriage'],
    style: dashed,
  },
  {
    name: 'Гусеница-Сервис',
    country: 'Россия',
    quality: 'economy',
    groups: ['undercarriage'],
    style: slashed,
  },
  {
    name: 'Trakor',
    country: 'Китай',
    quality: 'economy',
    groups: ['undercarriage', 'cutting'],
    style: tailed,
  },
  {
    name: 'Ферролит',
    country: 'Россия',
    quality: 'premium',
    groups: ['undercarriage', 'fasteners'],
    style: spaced,
  },
  {
    name: 'Гидросфера-М',
    country: 'Россия',
    quality: 'premium',
    groups: ['hydraulics', 'seals'],
    style: dashed,
  },
  { name: 'Hydrona', country: 'Италия', quality: 'premium', groups: ['hydraulics'], style: dotted },
  { name: 'Напор-К', country: 'Россия', quality: 'economy', groups: ['hydraulics', 'seals'], style: slashed },
  {
    name: 'Моторика-Дон',
    country: 'Россия',
    quality: 'economy',
    groups: ['engine', 'electrics'],
    style: spaced,
  },
  { name: 'Dvigarr', country: 'Республика Корея', quality: 'premium', groups: ['engine'], style: tailed },
  { name: 'Поршневик', country: 'Россия', quality: 'economy', groups: ['engine'], style: slashed },
  { name: 'Клыкстрой', country: 'Россия', quality: 'economy', groups: ['cutting'], style: spaced },
  { name: 'Nordzahn', country: 'Германия', quality: 'premium', groups: ['cutting'], style: dotted },
  { name: 'Герметика-Плюс', country: 'Россия', quality: 'economy', groups: ['seals'], style: spaced },
  { name: 'Sealora', country: 'Италия', quality: 'premium', groups: ['seals'], style: tailed },
  { name: 'Полюс-Ойл', country: 'Россия', quality: 'premium', groups: ['oils'], style: dashed },
  { name: 'Смазград', country: 'Россия', quality: 'economy', groups: ['oils'], style: spaced },
  { name: 'Olvanta', country: 'Бельгия', quality: 'premium', groups: ['oils'], style: tailed },
  { name: 'Вольтарис', country: 'Россия', quality: 'premium', groups: ['electrics'], style: dashed },
  { name: 'Искра-Тех', country: 'Россия', quality: 'economy', groups: ['electrics'], style: slashed },
  { name: 'Lumetron', country: 'Польша', quality: 'premium', groups: ['electrics', 'cabin'], style: tailed },
  { name: 'Кабинет-Маш', country: 'Россия', quality: 'premium', groups: ['cabin'], style: dashed },
  { name: 'Обзор-Авто', country: 'Россия', quality: 'economy', groups: ['cabin'], style: slashed },
  { name: 'Метизор', country: 'Россия', quality: 'premium', groups: ['fasteners'], style: dashed },
  { name: 'Резьба-Урал', country: 'Россия', quality: 'economy', groups: ['fasteners'], style: spaced },
  {
    name: 'Schraubmark',
    country: 'Германия',
    quality: 'premium',
    groups: ['fasteners', 'tools'],
    style: dotted,
  },
  { name: 'Мастеровой', country: 'Россия', quality: 'economy', groups: ['tools'], style: slashed },
  { name: 'Инструмаш', country: 'Россия', quality: 'premium', groups: ['tools'], style: dashed },
]

/** Makers of machines in the story; their parts are the originals. */
const machineMakers: readonly { name: string; country: string; letter: string }[] = [
  { name: 'Уралмаш-Дор', country: 'Россия', letter: '' },
  { name: 'Байкалец', country: 'Россия', letter: 'B' },
  { name: 'Вятич-Строй', country: 'Россия', letter: 'V' },
  { name: 'Тягач-Дон', country: 'Россия', letter: 'D' },
  { name: 'Северкран', country: 'Россия', letter: 'S' },
  { name: 'Норрбагг', country: 'Швеция', letter: 'N' },
  { name: 'Хартвальд', country: 'Германия', letter: 'H' },
  { name: 'Тайрю', country: 'Япония', letter: 'T' },
]

export interface Brand {
  record: BrandRecord
  groups: readonly BrandGroup[]
  style: ArticleStyle
  /** The letter that this maker adds to its models; empty for makers of parts. */
  letter: string
}

/** All brands, ids from 1: makers of machines first. */
export function buildBrands(): Brand[] {
  const makers = machineMakers.map((plan, index): Brand => ({
    record: {
      id: index + 1,
      code: toCode(plan.name),
      name: plan.name,
      country: plan.country,
      quality: 'original',
      isMachineMaker: true,
    },
    groups: [],
    style: numeric,
    letter: plan.letter,
  }))
  const parts = partBrands.map((plan, index): Brand => ({
    record: {
      id: 21 + index,
      code: toCode(plan.name),
      name: plan.name,
      country: plan.country,
      quality: plan.quality,
      isMachineMaker: false,
    },
    groups: plan.groups,
    style: plan.style,
    letter: '',
  }))
  return [...makers, ...parts]
}
