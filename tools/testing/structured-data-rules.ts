/** What the validators of search engines require and recommend, for the types that the shop uses. */

interface TypeRules {
  required: readonly string[]
  recommended: readonly string[]
}

const store: TypeRules = {
  required: ['name', 'address'],
  recommended: ['url', 'image', 'telephone', 'geo', 'openingHours'],
}

const types: Readonly<Record<string, TypeRules>> = {
  Product: {
    required: ['name', 'offers'],
    recommended: ['image', 'description', 'sku', 'mpn', 'brand', 'url'],
  },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'itemCondition', 'url'] },
  Brand: { required: ['name'], recommended: [] },
  QuantitativeValue: { required: ['value', 'unitCode'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ItemList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position'], recommended: [] },
  LocalBusiness: store,
  AutoPartsStore: store,
  PostalAddress: { required: ['streetAddress', 'addressLocality', 'addressCountry'], recommended: [] },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: [] },
}

type Data = Readonly<Record<string, unknown>>

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
const itemsOf = (data: Data): Data[] => [data['itemListElement']].flat().filter(isData)

/** Every rule that an object of structured data and the objects in it break, recommended fields too. @param origin of the site */
export function brokenRules(value: unknown, origin: string): string[] {
  if (!isData(value)) return ['no object']
  const type = textOf(value['@type'])
  const rules = types[type]
  if (!rules) return [`${type} is an unknown type`]
  const say = (broken: boolean, message: string) => (broken ? [`${type}: ${message}`] : [])
  const own = [...rules.required, ...rules.recommended].flatMap((name) =>
    say(isMissing(value[name]), `${name} is missing`),
  )
  const addresses = ['url', 'item', 'image'].flatMap((name) =>
    [value[name] ?? []]
      .flat()
      .flatMap((address) => say(!textOf(address).startsWith(`${origin}/`), `${name} is of another site`)),
  )
  const inner = Object.values(value)
    .flat()
    .filter(isData)
    .flatMap((one) => brokenRules(one, origin))
  return [...own, ...addresses, ...special(type, value, say), ...inner]
}

function special(type: string, data: Data, say: (broken: boolean, message: string) => string[]): string[] {
  const items = itemsOf(data)
  const [first = 0, ...others] = items.map(({ position }) => Number(position))
  const inRow = others.every((position, index) => position === first + index + 1)
  switch (type) {
    case 'Offer':
      return [
        ...say(!/^\d+(\.\d{1,2})?$/.test(textOf(data['price'])), 'price is no number'),
        ...say(!/^[A-Z]{3}$/.test(textOf(data['priceCurrency'])), 'priceCurrency is no code'),
        ...['availability', 'itemCondition'].flatMap((name) =>
          say(
            data[name] !== undefined && !/^https:\/\/schema\.org\/[A-Z]\w+$/.test(textOf(data[name])),
            `${name} is no address of schema.org`,
          ),
        ),
      ]
    case 'BreadcrumbList':
      return [
        ...say(items.length < 2, 'has less than two steps'),
        ...say(first !== 1 || !inRow, 'positions are not in a row'),
        ...items.flatMap((item) =>
          ['name', 'item'].flatMap((name) => (isMissing(item[name]) ? [`ListItem: ${name} is missing`] : [])),
        ),
      ]
    case 'ItemList':
      return [
        ...say(!inRow, 'positions are not in a row'),
        ...say(new Set(items.map(({ url }) => url)).size < items.length, 'names an address twice'),
        ...items.flatMap(({ url }) => (isMissing(url) ? ['ListItem: url is missing'] : [])),
      ]
    case 'AutoPartsStore':
    case 'LocalBusiness':
      return [data['openingHours'] ?? []]
        .flat()
        .flatMap((hours) =>
          say(
            !/^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))? \d\d:\d\d-\d\d:\d\d$/.test(textOf(hours)),
            'openingHours is not written as schema.org asks',
          ),
        )
    default:
      return []
  }
}
