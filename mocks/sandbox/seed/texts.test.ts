import { describe, expect, test } from 'vitest'
import { seedIds } from './named.ts'
import { descriptionOf, documentsOf } from './product-facts.ts'
import { createSeed, type Seed } from './seed.ts'
import { typeset, typesetAddress, typesetName, typesetValue } from './typography.ts'

// Every text of the seed that a buyer may read, as a proofreader would.

describe.each([undefined, 3].map((number) => [number ?? 'own', createSeed({ number })] as const))(
  'seed %s',
  (_name, seed) => {
    proofread(seed)
  },
)

function proofread(seed: Seed): void {
  const { products } = seed.catalogue
  const texts = [
    ...textsOf([seed.promotions, seed.news, seed.pages, seed.districts, seed.stores, seed.notifications]),
    ...textsOf([seed.companies, seed.addresses, seed.savedCarts, seed.catalogue.sections]),
    ...textsOf(products.map((one) => ({ ...one, about: descriptionOf(one), documents: documentsOf(one) }))),
  ]

  test('R-LAYOUT-01 has no slips of the pen or of the program', () => {
    const slips: Record<string, RegExp> = {
      'a hole': /undefined|NaN|null|\[object|[{}]/,
      'two spaces': /[ \u00a0]{2}/,
      'a space at the edge': /^\s|\s$/,
      'a space before a mark': /[ \u00a0](?:[,;:!?)»]|\.(?!\w))/,
      'two marks': /(?:[,;:!?]){2}|(?<!\.)\.\.(?!\.)|\.\.\./,
      'a hyphen for a dash': /\p{L} - \p{L}/u,
      'a hyphen for a minus': /(?<![\p{L}\d\p{Dash}./])-\d/u,
      'typewriter quotes': /(?<![=\w])"/,
      'an x for a times sign': /\d ?[xх] ?\d/,
      'one unit in two ways': /(?:\d|^)[ \u00a0]?(?:мм|см|кг|кВт|МПа|Вт|мл|шт|компл)\.(?= \p{Ll}|$)/u,
    }
    expect(
      Object.entries(slips).flatMap(([slip, pattern]) =>
        texts.filter((text) => pattern.test(text)).map((text) => `${slip}: ${text}`),
      ),
    ).toEqual([])
  })

  test('has no Latin letters within Russian words, nor the other way round', () => {
    const mixed = texts.flatMap((text) =>
      (text.match(/\p{L}+/gu) ?? []).filter((word) => /[а-яё]/i.test(word) && /[a-z]/i.test(word)),
    )
    expect(mixed).toEqual([])
  })

  test('no number is torn from its unit, its thousands or its dash', () => {
    const running = textsOf([seed.promotions, seed.news, seed.pages, seed.districts])
    const told = [
      ...running,
      ...products.map(descriptionOf),
      ...seed.stores.map(({ description }) => description),
    ]
    expect(told.filter((text) => typeset(text) !== text)).toEqual([])
    expect(products.map(({ name }) => name).filter((name) => typesetName(name) !== name)).toEqual([])
  })

  test('names, articles and codes are unique, but for one article of two makers; a name ends with it', () => {
    const others = products.filter(({ id }) => id !== seedIds.products.otherBearing.id)
    const twice = (['name', 'article', 'code'] as const).filter(
      (key) => new Set(others.map((product) => product[key])).size < others.length,
    )
    expect(twice).toEqual([])
    expect(
      products.filter(({ name, article }) => !name.endsWith(` ${article}`)).map(({ name }) => name),
    ).toEqual([])
  })

  test('R-SEO-01 R-SEO-02 heads of pages fit what search engines show', () => {
    const unfit = seed.pages.filter(
      ({ metaTitle, metaDescription }) =>
        metaTitle.length > 70 || !/^\p{Lu}.{35,160}\.$/u.test(metaDescription),
    )
    expect(unfit.map(({ metaTitle, metaDescription }) => [metaTitle, metaDescription])).toEqual([])
  })

  test('what is said of one thing in two places agrees', () => {
    const value = (product: (typeof products)[number], code: string) =>
      Number.parseFloat(product.props.find((prop) => prop.code === code)?.value.replace(',', '.') ?? 'NaN')
    const torn = products.filter(
      (one) =>
        one.isMachine &&
        (value(one, 'machineLength') !== one.dimensionsMm.length ||
          value(one, 'machineHeight') !== one.dimensionsMm.height),
    )
    expect(torn.map(({ name }) => name)).toEqual([])
    const drums = products.filter(({ drawing }) => /^(roller|bulldozer|mill)/.test(drawing.kind))
    expect(drums.filter((one) => one.isMachine).length).toBeGreaterThan(20)
    expect(
      drums
        .filter((one) => one.isMachine && value(one, 'workWidth') > one.dimensionsMm.width)
        .map(({ name }) => name),
    ).toEqual([])
    const hollow = products.filter((one) => value(one, 'bore') >= value(one, 'diameter'))
    expect(hollow.map(({ name }) => name)).toEqual([])
    const shelf = seed.news.flatMap(({ blocks }) =>
      textsOf(blocks).flatMap((text) => text.match(/(\d+)\s(\d{3})(?=\sартикулов)/g) ?? []),
    )
    expect(shelf.length).toBeGreaterThan(0)
    for (const count of shelf) expect(Number(count.replace(/\s/, ''))).toBeLessThan(products.length)
  })

  test('a part fits only machines that have what it serves, a turbocharger only engines of its power', () => {
    const { catalogue } = seed
    const told = (pattern: RegExp) =>
      products
        .filter(({ name }) => pattern.test(name))
        .flatMap((part) =>
          catalogue.applicability(part.id).map((row) => ({ part, model: catalogue.model(row.modelId)! })),
        )
    const types = (pattern: RegExp) => new Set(told(pattern).map(({ model }) => model.machineType))
    expect(types(/^(Зуб|Адаптер зуба|Палец|Втулка) ковша|^Ковш /)).toEqual(
      new Set(['Экскаватор', 'Погрузчик']),
    )
    expect(types(/^Комплект ремонтный .*экскаватора/)).toEqual(new Set(['Экскаватор']))
    const turbos = told(/^Турбокомпрессор/)
    expect(turbos.length).toBeGreaterThan(100)
    const misfits = turbos.filter(({ part, model }) => {
      const power = Number(part.props.find(({ code }) => code === 'power')?.value)
      return model.powerKw < power / 2 || model.powerKw > power * 1.5
    })
    expect(misfits.map(({ part, model }) => `${part.name}: ${model.model}`)).toEqual([])
  })

  test('the wider a hose, the less it stands', () => {
    const hoses = products
      .filter(({ name }) => name.startsWith('Рукав высокого давления'))
      .map(({ props }) => {
        const number = (wanted: string) => Number(props.find(({ code }) => code === wanted)?.value)
        return { bore: number('bore'), pressure: number('pressure') }
      })
    expect(hoses.length).toBeGreaterThan(40)
    for (const { bore, pressure } of hoses)
      for (const other of hoses) if (other.bore > bore) expect(other.pressure).toBeLessThanOrEqual(pressure)
  })
}

/** All strings in a value that are text for people: with a space or a Russian letter in them. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /[а-яё ]/i.test(value) && !value.startsWith('<svg') ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

test('numbers are grouped and kept with their units, sizes in names are not', () => {
  expect(typeset('ещё около 40 000 возим, 2 800 м² — это 10 % от 28 000')).toBe(
    'ещё около 40\u00a0000 возим, 2\u00a0800\u00a0м²\u00a0— это 10\u00a0% от 28\u00a0000',
  )
  expect(typesetName('Рукав высокого давления DN20 400 мм')).toBe('Рукав высокого давления DN20 400\u00a0мм')
  expect(typesetValue({ value: '9170', unit: 'мм' })).toBe('9\u00a0170')
  expect(typesetValue({ value: '51524' })).toBe('51524')
  expect(typesetValue({ value: '−40…+100 °C' })).toBe('−40…+100\u00a0°C')
  expect(typeset('15 летних шин')).toBe('15 летних шин')
})

test.each([
  ['г. Тюмень, ул. Мира, д. 5', 'г.~Тюмень, ул.~Мира, д.~5'],
  ['Сибирский тракт, 12, корп. 5', 'Сибирский тракт,~12, корп.~5'],
  ['ул. Складочная-Южная, 14, стр. 3', 'ул.~Складочная-Южная,~14, стр.~3'],
  ['Промышленный проезд, 8, лит. Б', 'Промышленный проезд,~8, лит.~Б'],
])('the address %s keeps its parts together', (address, shown) => {
  expect(typesetAddress(address)).toBe(shown.replaceAll('~', '\u00a0'))
})
