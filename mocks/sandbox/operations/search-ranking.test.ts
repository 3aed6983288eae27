import { expect, test } from 'vitest'
import { searchCatalogue } from '../rules/search.ts'
import { ask, openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'

const { catalogue } = worldSeed().fixed

/** A query, the beginning of the first answer's name or its article, and the correction that is told. */
type Row = readonly [query: string, first: string, corrected?: string]

const articles: readonly Row[] = [
  ['FM-2040', 'FM-2040'],
  ['fm2040', 'FM-2040'],
  ['FM 20 40', 'FM-2040'],
  ['fm/2040', 'FM-2040'],
  ['f.m_2040', 'FM-2040'],
  ['FМ-2040', 'FM-2040'],
  ['ТК 90R', 'TK-90R'],
  ['ВВ-2065', 'BB-2065'],
  ['rk14080', 'RK-140/80-3Г'],
  ['ng-112', 'NG-112'],
  ['783 494 642', '783494642'],
  ['783-494-642', '783494642'],
  ['6205 2RS', '6205-2RS'],
  ['ФМ-2040', 'FM-2040', 'fm-2040'],
  ['АЬ-2040', 'FM-2040', 'fm-2040'],
  ['ЯЛ-35Ы', 'ZK-35S', 'zk-35s'],
  ['pd104020', 'PD-1040-20'],
  ['фильтр fm 2040', 'FM-2040'],
  ['fm-2040 фильтр масляный ремас', 'FM-2040'],
]

const sizes: readonly Row[] = [
  ['болт м20х65', 'BB-2065'],
  ['болт M20x65', 'BB-2065'],
  ['болт M20×65', 'BB-2065'],
  ['сальник 20*37*7', 'Сальник 20×37×7'],
  ['манжета 35х42х6', 'Манжета штока 35×42×6'],
  ['подшипник 20 53 15', 'Подшипник 20×53×15'],
  ['ремень spa880', 'Ремень приводной SPA×880'],
  ['ремень SPA 880', 'Ремень приводной SPA×880'],
  ['масло 10w40', 'PD-1040-20'],
  ['моторное масло 15в40', 'Масло моторное 15W-40'],
  ['рвд dn16', 'Рукав высокого давления DN16'],
  ['ковш 0,4', 'Ковш 0,4'],
]

const wordForms: readonly Row[] = [
  ['масляный фильтр', 'FM-2040'],
  ['фильтр масляный', 'FM-2040'],
  ['масляные фильтры', 'FM-2040'],
  ['масл фильтр', 'FM-2040'],
  ['зубья', 'ZK-35S'],
  ['скальный зуб', 'ZK-35S'],
  ['опорных катков', 'Каток опорный'],
  ['каток опорный', 'Каток опорный'],
  ['пальцев ковша', 'Палец ковша'],
  ['ремней', 'Ремень приводной'],
  ['щетки стеклоочистителей', 'Щётка стеклоочистителя'],
  ['генератор', 'Генератор'],
  ['ковш', 'Ковш'],
  ['лобовое стекло', 'Стекло лобовое'],
  ['цилиндр стрелы', 'Гидроцилиндр стрелы'],
  ['фильтр кабины', 'Фильтр салона'],
  ['ремас фильтр топливный', 'FT-1105'],
]

const linkWords: readonly Row[] = [
  ['ремень для генератора', 'Ремень приводной', 'ремень'],
  ['фильтр для экскаватора', 'FM-2040', 'фильтр'],
  ['зубья на ковш', 'ZK-35S'],
  ['Зуб ковша (для скалы)', 'ZK-35S'],
  ['масло для двигателя', 'Масло моторное'],
  ['щётка для стеклоочистителя', 'Щётка стеклоочистителя'],
  ['маслянный фильтр для двигателя', 'FM-2040', 'масляный фильтр'],
]

const synonyms: readonly Row[] = [
  ['oil filter', 'FM-2040'],
  ['маслофильтр', 'FM-2040'],
  ['акб', 'Аккумулятор'],
  ['«АКБ».', 'Аккумулятор'],
  ['помпа, водяная', 'Насос водяной'],
  ['тнвд', 'Насос топливный высокого давления'],
  ['помпа', 'Насос водяной'],
  ['турбина', 'TK-90R'],
  ['тосол', 'Антифриз'],
  ['литол', 'Смазка пластичная'],
  ['дворники', 'Щётка стеклоочистителя'],
  ['траки', 'Башмак гусеницы'],
  ['ролик опорный', 'Каток опорный'],
  ['ленивец', 'Колесо направляющее'],
  ['грейдер', 'Автогрейдер'],
  ['соляра фильтр', 'FT-1105'],
  ['фильтр обратки', 'Фильтр гидравлический сливной'],
  ['акб 195 ач', 'Аккумулятор 195'],
  ['hydraulic filter', 'Фильтр гидравлический'],
  ['fuel injector', 'Форсунка топливная'],
]

const mistakes: readonly Row[] = [
  ['маслянный фильтр', 'FM-2040', 'масляный фильтр'],
  ['масленый фильтр', 'FM-2040', 'масляный фильтр'],
  ['фитьтр', 'FM-2040', 'фильтр'],
  ['подшибник', 'Подшипник', 'подшипник'],
  ['радеатор', 'Радиатор', 'радиатор'],
  ['бульдозир', 'Бульдозер', 'бульдозер'],
  ['экскаватр', 'EG-210', 'экскаватор'],
  ['abkmnh vfckzysq', 'FM-2040', 'фильтр масляный'],
  ['vfckzysq фильтр', 'FM-2040', 'масляный фильтр'],
  ['маслянный abkmnh', 'FM-2040', 'масляный фильтр'],
  ['zub kovsha', 'ZK-35S', 'зуб ковша'],
  ['remas filtr', 'FM-2040', 'ремас фильтр'],
]

const machines: readonly Row[] = [
  ['EG-210', 'EG-210'],
  ['экскаватор eg 210', 'EG-210'],
  ['ЕГ210', 'EG-210', 'eg210'],
  ['фильтр EG-210', 'FM-2040'],
  ['топливный фильтр eg210', 'FT-1105'],
  ['фильтр масляный для экскаватора EG 210', 'FM-2040'],
  ['зуб ковша на Уралмаш-Дор EG-210', 'ZK-35S'],
  ['топливный фильтр ЕГ-210', 'FT-1105'],
]

/** More words than any product bears. */
const fewerWords: readonly Row[] = [
  ['палец стрелы', 'Палец гусеницы', 'палец'],
  ['прокладка головки блока', 'Уплотнение', 'прокладка'],
  ['шланг гидравлический', 'Рукав высокого давления', 'шланг'],
  ['гидравлический шланг', 'Рукав высокого давления', 'шланг'],
  ['камаз фильтр воздушный', 'Фильтр воздушный', 'фильтр воздушный'],
  ['маслянный фильтр камаз', 'FM-2040', 'масляный фильтр'],
  ['фильтр-патрон воздушный', 'Фильтр воздушный', 'фильтр воздушный'],
  ['гайка м20', 'Гайка', 'гайка'],
  ['масло hlp 46', 'Масло гидравлическое', 'масло 46'],
  ['красный антифриз 10 литров', 'Антифриз красный', 'красный антифриз'],
  ['рем комплект', 'RK-140/80-3Г'],
  ['рем комплект цилиндра', 'RK-140/80-3Г', 'рем комплект'],
  ['купить маслянный фильтр', 'FM-2040', 'масляный фильтр'],
  ['нет в наличии фильтр', 'FM-2040', 'фильтр'],
  ['запчасти для экскаватора', 'EG-210', 'экскаватора'],
  ['запчасти EG-210', 'EG-210', 'eg-210'],
  ['гидронасос komatsu', 'Насос гидравлический', 'гидронасос'],
  ['шайба стартера EG-210', 'Шайба', 'шайба eg-210'],
  ['excavator bucket teeth', 'ZK-35S', 'bucket teeth'],
]

const table = [
  ...articles,
  ...sizes,
  ...wordForms,
  ...linkWords,
  ...synonyms,
  ...mistakes,
  ...machines,
  ...fewerWords,
].map(([query, first, corrected]) => ({ query, first, corrected }))

test.each(table)('R-API-45 «$query» finds «$first» first', ({ query, first, corrected }) => {
  const { products, understood } = searchCatalogue(catalogue, query)
  expect(understood.correctedQuery).toBe(corrected)
  const { name = '', article = '' } = products[0] ?? {}
  const plain = name.replaceAll('\u00a0', ' ')
  const isFirst = article === first || plain.startsWith(`${first} `) || plain.startsWith(`${first},`)
  expect(isFirst ? first : plain).toBe(first)
})

/** A query, and the diagram's title and number of its first place; `undefined` when it names none. */
const places: readonly (readonly [query: string, first: string | undefined])[] = [
  ['палец стрелы EG-210', 'Стрела с цилиндрами 2'],
  ['EG210 пальцы стрелы', 'Стрела с цилиндрами 2'],
  ['палиц стрелы EG-210', 'Стрела с цилиндрами 2'],
  ['палец стрелы ЕГ-210', 'Стрела с цилиндрами 2'],
  ['палец стрелы ег 210', 'Стрела с цилиндрами 2'],
  ['палец ковша EG-210', 'Ковш с зубьями 4'],
  ['палец ковша для погрузчика PF-50B', 'Ковш с зубьями 4'],
  ['масляный фильтр eg 210', 'Система смазки двигателя 1'],
  ['форсунка eg-210', 'Топливная система 4'],
  ['уплотнение цилиндра стрелы EG-210', 'Стрела с цилиндрами 7'],
  ['стартера EG-210', 'Электрооборудование 3'],
  ['палец стрелы', undefined],
  ['палец стрелы EG-999', undefined],
  ['EG-210', undefined],
]

test.each(places)('R-API-45 R-EQUIP-02 «%s» leads to the position %s', (query, first) => {
  const [found] = searchCatalogue(catalogue, query).places
  expect(found && `${found.place.diagramTitle} ${found.place.position}`).toBe(first)
})

test.each([
  ['EG210-004417', 'EG210-004417'],
  ['eg 210 – 4417', 'EG210-004417'],
  ['ЕГ210-004417', 'EG210-004417'],
  ['СК45-000377', 'SK45-000377'],
  ['EG210', undefined],
  ['EG210-0044171', undefined],
  ['фильтр EG210-004417', undefined],
])('R-API-45 R-EQUIP-02 «%s» is searched as the serial number %s', async (query, serialNumber) => {
  const path = `/web/elastic/searchPage/f/?query=${encodeURIComponent(query)}`
  const { machine } = await new ShopVisitor().ask<'searchProducts'>(path)
  expect(machine?.serialNumber).toBe(serialNumber)
  if (!machine) return
  const models = await new ShopVisitor().ask<'listPartsModels'>(
    `/web/parts/models/?serialNumber=${machine.serialNumber}`,
  )
  expect(models.items.map(({ code, name }) => [code, name])).toEqual([[machine.modelCode, machine.modelName]])
})

test('R-API-45 R-EQUIP-02 a part that only the diagram names finds the products that stand there', () => {
  const { products, places: found } = searchCatalogue(catalogue, 'палец стрелы EG-210')
  const standing = new Set(found.flatMap(({ productIds }) => productIds))
  expect(products.length).toBeGreaterThan(0)
  expect(products.filter(({ id }) => !standing.has(id))).toEqual([])
})

test('R-API-45 the number that a maker of machines gives to a part finds what replaces it', () => {
  const original = catalogue.products.find(
    ({ id, kind }) => kind === 'original' && catalogue.analogues(id).length > 2,
  )
  if (!original) throw new Error('The seed has no original part with analogues')
  const analogues = new Set(catalogue.analogues(original.id).map(({ analogueId }) => analogueId))
  const spaced = original.article.replace(/^(\d{3})/, '$1 ')
  const ids = searchCatalogue(catalogue, spaced).products.map(({ id }) => id)
  expect(ids[0]).toBe(original.id)
  expect(ids.filter((id) => analogues.has(id))).not.toEqual([])
})

test('R-API-45 parts of a machine are those that fit it', () => {
  const fitting = new Set(
    catalogue.partsOfModel(catalogue.modelByCode('eg-210')?.id ?? 0).map(({ productId }) => productId),
  )
  const { products } = searchCatalogue(catalogue, 'фильтр EG-210')
  expect(products.length).toBeGreaterThan(2)
  expect(products.filter(({ id, name }) => !fitting.has(id) || !/фильтр/i.test(name))).toEqual([])
})

test.each([
  'ъъъщщщ',
  'свечи',
  'диск пильный',
  'фильтр EG-999999',
  'фильтр для EG-999999',
  'палец стрелы EG-999',
  'опорный каток pc200',
  // What it belongs to is sold; the thing itself is not.
  'патрубок радиатора',
  'пика гидромолота',
  'купить',
])('R-API-45 «%s» finds nothing rather than something else', (query) => {
  expect(searchCatalogue(catalogue, query)).toMatchObject({ products: [], understood: { query } })
})

const shop = openShop()

test.each(['маслянный фильтр', 'фильтр EG-210', 'палец стрелы EG-210', 'зуб', 'ФМ-2040', 'ЕГ210-004417'])(
  'R-API-41 R-API-45 suggestions for «%s» are the first answers of the search page',
  async (query) => {
    const search = new URLSearchParams({ query })
    const page = await ask<'searchProducts'>(shop, `/web/elastic/searchPage/f/?${search}`)
    const { items } = await ask<'searchSuggest'>(shop, `/api/elastic/searchString/?${search}`)
    if (Array.isArray(items)) throw new Error('an array is not accepted as a result')
    expect(items.products.map(({ id }) => id)).toEqual(page.products.slice(0, 7).map(({ id }) => id))
    expect(items.sections).toEqual(page.sections.slice(0, 3))
    expect(items.correctedQuery).toBe(page.correctedQuery)
    expect(items.places).toEqual(page.places?.slice(0, 3))
    expect(items.machine).toEqual(page.machine)
  },
)

test.each(['FM 20/40', 'ФМ-2040', 'АЬ-2040'])(
  'R-API-45 the quick order takes «%s» for the article that the search finds first',
  async (article) => {
    const { rows } = await new ShopVisitor().ask<'importToCart'>('/web/basket/import/', {
      text: `${article};2`,
    })
    const first = searchCatalogue(catalogue, article).products[0]
    expect(rows).toMatchObject([{ status: 'found', candidates: [{ product: { id: first?.id } }] }])
  },
)
