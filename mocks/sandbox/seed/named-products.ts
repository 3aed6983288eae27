import type { BrandRecord, ProductRecord, PropertyRecord } from './records.ts'
import { seedIds } from './named.ts'

/** What the story fixes about a named product (10004 is a machine and comes from the machine lines). */
export type NamedDraft = Omit<
  Pick<
    ProductRecord,
    | 'id'
    | 'code'
    | 'article'
    | 'name'
    | 'sectionId'
    | 'kind'
    | 'price'
    | 'unit'
    | 'multiplicity'
    | 'minQty'
    | 'props'
    | 'specifications'
    | 'weightKg'
    | 'dimensionsMm'
    | 'warrantyMonths'
    | 'description'
    | 'drawing'
  >,
  never
> & {
  brandName: BrandRecord['name']
  oldPrice?: number
  node: string
  /** Quantity by store id. */
  stock: Record<number, number>
}

const prop = (code: string, name: string, value: string, unit?: string, group = 'Основные'): PropertyRecord =>
  unit === undefined ? { code, name, value, group } : { code, name, value, unit, group }
const size = (code: string, name: string, value: string) => prop(code, name, value, 'мм', 'Размеры')
const piece = {
  unit: 'шт.',
  multiplicity: 1,
  minQty: 1,
  specifications: [] as string[],
  warrantyMonths: 12,
  kind: 'analogue' as const,
}
const named = (key: keyof typeof seedIds.products) => {
  const { id, code, article } = seedIds.products[key]
  return { id, code, article }
}

export const namedDrafts: readonly NamedDraft[] = [
  {
    ...piece,
    ...named('inStock'),
    name: 'Фильтр масляный FM-2040',
    brandName: 'Ремас',
    sectionId: 201,
    price: 124_000,
    node: 'Система смазки двигателя',
    props: [
      size('diameter', 'Наружный диаметр', '93'),
      size('height', 'Высота', '142'),
      prop('thread', 'Резьба', 'M24×1,5'),
      prop('fineness', 'Тонкость фильтрации', '15', 'мкм'),
      prop('bypass', 'Перепускной клапан', 'есть, 1,7 бар'),
    ],
    weightKg: 0.72,
    dimensionsMm: { length: 142, width: 93, height: 93 },
    drawing: { kind: 'spinFilter', dims: { d: 93, l: 142 } },
    description:
      'Навинчиваемый полнопоточный фильтр в стальном корпусе с противодренажным клапаном. Меняется вместе с маслом каждые 250 моточасов.',
    stock: { 1: 140, 2: 36, 4: 24, 5: 12, 7: 48, 9: 8 },
  },
  {
    ...piece,
    ...named('inOtherCitiesOnly'),
    name: 'Фильтр топливный тонкой очистки FT-1105',
    brandName: 'Ремас',
    sectionId: 202,
    price: 189_000,
    node: 'Топливная система',
    props: [
      size('diameter', 'Наружный диаметр', '88'),
      size('height', 'Высота', '168'),
      prop('thread', 'Резьба', 'M20×1,5'),
      prop('fineness', 'Тонкость фильтрации', '5', 'мкм'),
    ],
    weightKg: 0.84,
    dimensionsMm: { length: 168, width: 88, height: 88 },
    drawing: { kind: 'spinFilter', dims: { d: 88, l: 168 } },
    description:
      'Задерживает частицы от 5 мкм перед насосом высокого давления. Перед установкой заполните чистым топливом.',
    stock: { 1: 62, 5: 9, 7: 15 },
  },
  {
    ...piece,
    ...named('wearPart'),
    name: 'Зуб ковша скальный ZK-35S',
    brandName: 'Твердь',
    sectionId: 6011,
    price: 435_000,
    node: 'Ковш',
    warrantyMonths: 6,
    props: [
      size('length', 'Длина', '262'),
      size('width', 'Ширина посадки', '102'),
      size('height', 'Высота', '94'),
      prop('steel', 'Сталь', '30CrMnSi', undefined, 'Материал'),
      prop('hardness', 'Твёрдость', '48–52 HRC', undefined, 'Материал'),
    ],
    weightKg: 8.4,
    dimensionsMm: { length: 262, width: 102, height: 94 },
    drawing: { kind: 'tooth', dims: { l: 262, w: 102, h: 94 } },
    description:
      'Скальный зуб с усиленной рабочей частью: стоит до полутора раз дольше обычного на разборной скале. Палец и стопор заказываются отдельно.',
    stock: { 1: 90, 4: 35, 5: 60, 6: 10, 8: 25, 12: 40 },
  },
  {
    ...piece,
    ...named('superseded'),
    name: 'Насос гидравлический NG-112',
    brandName: 'Гидросфера-М',
    sectionId: 4011,
    price: 21_450_000,
    node: 'Насосная группа',
    props: [
      prop('volume', 'Рабочий объём', '112', 'см³'),
      prop('pressure', 'Рабочее давление', '32', 'МПа'),
      prop('speed', 'Частота вращения', '2200', 'об/мин'),
      prop('rotation', 'Вращение', 'правое'),
      prop('shaft', 'Вал', 'шлицевой, 14 зубьев'),
    ],
    weightKg: 68,
    dimensionsMm: { length: 410, width: 280, height: 290 },
    drawing: { kind: 'pump', dims: { d: 112, l: 410 } },
    description:
      'Аксиально-поршневой насос основного контура. Снят с производства, замена — NG-112M с теми же присоединительными размерами.',
    stock: {},
  },
  {
    ...piece,
    ...named('successor'),
    name: 'Насос гидравлический NG-112M',
    brandName: 'Гидросфера-М',
    sectionId: 4011,
    price: 22_890_000,
    node: 'Насосная группа',
    warrantyMonths: 18,
    props: [
      prop('volume', 'Рабочий объём', '112', 'см³'),
      prop('pressure', 'Рабочее давление', '35', 'МПа'),
      prop('speed', 'Частота вращения', '2300', 'об/мин'),
      prop('rotation', 'Вращение', 'правое'),
      prop('shaft', 'Вал', 'шлицевой, 14 зубьев'),
    ],
    weightKg: 66,
    dimensionsMm: { length: 408, width: 280, height: 290 },
    drawing: { kind: 'pump', dims: { d: 112, l: 408 } },
    description:
      'Модернизированный насос: усиленный подшипник вала и распределитель с бронзовым покрытием. Заменяет NG-112 без переделок.',
    stock: { 1: 4, 4: 2, 7: 1 },
  },
  {
    ...piece,
    ...named('sellout'),
    name: 'Уплотнение гидроцилиндра UG-80',
    brandName: 'Герметика-Плюс',
    sectionId: 701,
    price: 62_000,
    oldPrice: 98_000,
    node: 'Гидроцилиндры',
    warrantyMonths: 6,
    props: [
      size('diameter', 'Наружный диаметр', '80'),
      size('bore', 'Внутренний диаметр', '65'),
      size('height', 'Высота', '12'),
      prop('material', 'Материал', 'полиуретан', undefined, 'Материал'),
      prop('temperature', 'Температура', '−40…+100 °C'),
    ],
    weightKg: 0.06,
    dimensionsMm: { length: 80, width: 80, height: 12 },
    drawing: { kind: 'cuff', dims: { d: 80, b: 65, l: 12 } },
    description: 'Двустороннее уплотнение поршня. Распродажа остатка: упаковка обновлена, изделие прежнее.',
    stock: { 1: 120, 4: 16, 10: 44 },
  },
  {
    ...piece,
    ...named('longName'),
    brandName: 'Гидросфера-М',
    sectionId: 702,
    price: 1_264_000,
    node: 'Гидроцилиндры',
    unit: 'компл.',
    name: 'Комплект ремонтный гидроцилиндра стрелы и рукояти экскаватора гусеничного массой 20–24 тонны, поршень 140 мм, шток 80 мм, с направляющими кольцами, грязесъёмником и опорными шайбами, морозостойкий RK-140/80-3Г',
    props: [
      size('diameter', 'Диаметр поршня', '140'),
      size('bore', 'Диаметр штока', '80'),
      prop('parts', 'Деталей', '17', 'шт.'),
      prop('temperature', 'Температура', '−50…+90 °C'),
    ],
    weightKg: 0.86,
    dimensionsMm: { length: 220, width: 160, height: 60 },
    drawing: { kind: 'gasket', dims: { d: 140, b: 80, n: 17 } },
    description:
      'Полный набор уплотнений на один цилиндр, морозостойкое исполнение, схема сборки на русском языке.',
    stock: { 1: 18, 4: 6, 7: 9 },
  },
  {
    ...piece,
    ...named('manyAnalogues'),
    name: 'Фильтр масляный полнопоточный FM-3600',
    brandName: 'Ремас',
    sectionId: 201,
    price: 168_000,
    node: 'Система смазки двигателя',
    props: [
      size('diameter', 'Наружный диаметр', '108'),
      size('height', 'Высота', '176'),
      prop('thread', 'Резьба', 'M24×1,5'),
      prop('fineness', 'Тонкость фильтрации', '15', 'мкм'),
      prop('bypass', 'Перепускной клапан', 'есть, 1,7 бар'),
    ],
    weightKg: 1.1,
    dimensionsMm: { length: 176, width: 108, height: 108 },
    drawing: { kind: 'spinFilter', dims: { d: 108, l: 176 } },
    description:
      'Ходовой фильтр с большим ресурсом: подходит к двигателям многих машин, поэтому и замен у него много.',
    stock: { 1: 210, 2: 40, 4: 31, 6: 12, 10: 22 },
  },
  {
    ...piece,
    ...named('toOrder'),
    name: 'Турбокомпрессор TK-90R',
    brandName: 'Dvigarr',
    sectionId: 501,
    price: 11_840_000,
    node: 'Наддув',
    props: [
      size('diameter', 'Диаметр колеса компрессора', '90'),
      prop('power', 'Мощность двигателя', '310', 'кВт'),
      prop('wastegate', 'Перепускной клапан', 'есть'),
      prop('cooling', 'Охлаждение корпуса', 'масло и вода'),
    ],
    weightKg: 17.4,
    dimensionsMm: { length: 340, width: 290, height: 280 },
    drawing: { kind: 'turbo', dims: { d: 90 } },
    description:
      'Привозим под заказ за 21–30 дней. Перед установкой замените масло и фильтр, проверьте впуск.',
    stock: {},
  },
  {
    ...piece,
    ...named('multiple'),
    name: 'Болт башмачный M20×65 BB-2065',
    brandName: 'Метизор',
    sectionId: 1211,
    price: 16_400,
    node: 'Ходовая тележка',
    multiplicity: 5,
    minQty: 10,
    warrantyMonths: 6,
    props: [
      prop('bore', 'Резьба M', '20', 'мм', 'Размеры'),
      size('length', 'Длина', '65'),
      size('size', 'Размер под ключ', '30'),
      prop('class', 'Класс прочности', '12.9'),
    ],
    weightKg: 0.29,
    dimensionsMm: { length: 85, width: 30, height: 30 },
    drawing: { kind: 'bolt', dims: { b: 20, l: 65, d: 30 } },
    description: 'Башмачный болт с гайкой. Затяжка 450 Н·м и доворот на 120°. Продаётся по 5 штук, от 10.',
    stock: { 1: 2400, 4: 860, 5: 1200, 7: 640 },
  },
  {
    ...piece,
    ...named('oil'),
    name: 'Масло моторное Полюс Дизель 10W-40, 20 л PD-1040-20',
    brandName: 'Полюс-Ойл',
    sectionId: 801,
    price: 896_000,
    node: 'Двигатель',
    warrantyMonths: 36,
    props: [
      prop('viscosity', 'Вязкость SAE', '10W-40'),
      prop('volume', 'Фасовка', '20', 'л'),
      prop('base', 'Основа', 'полусинтетическая'),
      prop('tbn', 'Щелочное число', '11', 'мг КОН/г'),
      prop('specifications', 'Допуски и спецификации', 'API CK-4, ACEA E9, JASO DH-2'),
    ],
    specifications: ['API CK-4', 'ACEA E9', 'JASO DH-2'],
    weightKg: 17.8,
    dimensionsMm: { length: 290, width: 240, height: 390 },
    drawing: { kind: 'can', dims: { l: 20 } },
    description:
      'Дизельное масло с низкой зольностью для двигателей с сажевым фильтром. Замена через 500 моточасов при чистом топливе.',
    stock: { 1: 160, 4: 44, 6: 20, 7: 36, 10: 18 },
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
  description: 'Снят с производства, замены нет.',
  stock: {},
}
