import { beforeAll, expect, test } from 'vitest'
import { renderMedia } from '../mocks/sandbox/media.ts'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { sharedSeed } from '../mocks/sandbox/seed/seed.ts'
import { ShopVisitor } from '../mocks/sandbox/testing/shop-visitor.ts'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import { isRecord } from '../tools/contract/model/record.ts'
import { operationEntries } from '../tools/contract/model/document.ts'
import { resolve } from '../tools/contract/model/reference.ts'

// One story in two places: what the contract's examples say of the named records is what the sandbox knows of them.

type Fields = Record<string, unknown>
interface Example {
  /** Operation and name of the example. */
  place: string
  /** Content pages are the same for everybody, so they show products as to a guest. */
  isContent: boolean
  value: unknown
}

const seed = sharedSeed()
const { catalogue } = seed
const examples: Example[] = []
/** Kinds of records that were compared; one that no example tells of would be a hole in this test. */
const kinds =
  'product store section promotion news model company contract address machine user order member notification balance terminal district'.split(
    ' ',
  )
const compared = new Set<string>()

beforeAll(async () => {
  const document = await bundleContract()
  for (const { operation } of operationEntries(document))
    for (const part of [operation.requestBody, ...Object.values(operation.responses)]) {
      const body = resolve<unknown>(document, part)
      const content =
        isRecord(body) && isRecord(body['content']) ? body['content']['application/json'] : undefined
      const named = isRecord(content) && isRecord(content['examples']) ? content['examples'] : {}
      for (const [name, node] of Object.entries(named)) {
        const example = resolve<unknown>(document, node)
        if (!isRecord(example)) continue
        const isContent = operation['x-varies'] === 'none'
        examples.push({ place: `${operation.operationId}.${name}`, isContent, value: example['value'] })
      }
    }
})

test('R-API-02 facts of named records are the same in the examples and in the seed', () => {
  const differences = examples.flatMap((example) => differencesIn(example.value, example))
  expect([...new Set(differences)]).toEqual([])
  expect(kinds.filter((kind) => !compared.has(kind))).toEqual([])
})

test('R-PROD-01 pictures and pages that the examples name are there', () => {
  const texts = examples.flatMap(({ value }) => textsIn(value))
  const missing = texts.filter((text) => {
    const [, product] = /^\/product\/([^/]+)\/$/.exec(text) ?? []
    if (product !== undefined) return !catalogue.productByCode(product)
    const [, section] = /^\/catalog\/([a-z0-9/-]+)\/(?:$|\?)/.exec(text) ?? []
    if (section !== undefined) return section !== 'sellout' && !catalogue.sectionByPath(section.split('/'))
    return text.startsWith('/media/') && renderMedia(new URL(text, 'http://localhost').pathname) === null
  })
  expect([...new Set(missing)]).toEqual([])
})

test('R-COMP-09 a БИК is one bank, an account is valid and of one company, in the examples and in the seed', () => {
  const told = [...examples.map(({ value }) => value), seed.companies].flatMap((value) => recordsIn(value))
  const banks = told.filter((node) => 'bik' in node && 'corrAccount' in node)
  expect(severalValues(banks, 'bik', ['name', 'corrAccount'])).toEqual([])
  const accounts = told.filter((node) => 'bik' in node && 'account' in node && 'isDefault' in node)
  expect(severalValues(accounts, 'account', ['id'])).toEqual([])
  expect(severalValues(accounts, 'id', ['account'])).toEqual([])
  expect(accounts.filter(({ bik, account }) => !fitsBik(String(bik), String(account)))).toEqual([])
})

test('R-COMP-10 an id of a user is one person, in the examples and in the seed', () => {
  const told = examples.flatMap(({ value }) => recordsIn(value))
  const people = [
    ...told.flatMap((node) => {
      const { id, userId, fio } = node
      if ('surname' in node && 'id' in node)
        return [
          { id, fio: [node['surname'], node['firstName'], node['patronymic']].filter(Boolean).join(' ') },
        ]
      if (typeof userId === 'number' && typeof fio === 'string') return [{ id: userId, fio }]
      return typeof fio === 'string' && Object.keys(node).toSorted().join() === 'fio,id' ? [{ id, fio }] : []
    }),
    ...seed.users.map(({ id, surname, name, patronymic }) => ({
      id,
      fio: `${surname} ${name} ${patronymic}`,
    })),
    ...seed.members.flatMap(({ userId, fio }) => (userId === undefined ? [] : [{ id: userId, fio }])),
  ]
  expect(new Set(people.map(({ id }) => id)).size).toBeGreaterThanOrEqual(seed.users.length)
  expect(severalValues(people, 'id', ['fio'])).toEqual([])
})

test('files that the examples name can be downloaded by the buyer, as they say', async () => {
  const named = new Map(examples.flatMap(({ value }) => filesIn(value)).map((file) => [file.id, file]))
  const buyer = await new ShopVisitor().login(seedIds.users.buyer.email)
  const uploads = ({ id }: NamedFile) => id.startsWith('u-')
  const kept = [...named.values()].filter((file) => !uploads(file))
  expect(kept.length).toBeGreaterThan(5)
  for (const { id, name, mime, size } of kept) {
    const answer = await buyer.download(id)
    expect([id, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength]).toEqual([
      id,
      mime,
      size,
    ])
    expect(answer.headers.get('content-disposition')).toContain(`UTF-8''${encodeURIComponent(name)}`)
  }
})

test('R-ORDER-01 the order of the story has the lines, sums and history of the seed', () => {
  const found = examples.find(({ place }) => place === 'getOrder.success')?.value
  const order = seed.orders.find(({ id }) => id === seedIds.orders.story.id)
  if (!order) throw new Error('The seed has no order of the story')
  const { totals, status, paymentStatus, lines, history, version } = order
  expect(found).toMatchObject({
    data: {
      order: {
        totals,
        status,
        paymentStatus,
        version,
        items: lines.map(({ id, productId, quantity, price, sum, vat, vatRate }) => ({
          id,
          quantity,
          price,
          sum,
          vat,
          vatRate,
          product: { id: productId },
        })),
        history: history.map(({ from, to, actor }) => ({ from, to, actor })),
      },
    },
  })
})

/** All objects in a value, at any depth. */
function recordsIn(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (typeof value !== 'object' || value === null) return []
  return [...(isRecord(value) ? [value] : []), ...Object.values(value).flatMap(recordsIn)]
}

/** Keys under which the records tell different things. */
function severalValues(records: readonly Fields[], key: string, names: readonly string[]): string[] {
  const known = new Map<unknown, string>()
  return records.flatMap((record) => {
    const told = JSON.stringify(names.map((name) => record[name]))
    const first = known.get(record[key]) ?? told
    known.set(record[key], first)
    return first === told ? [] : [`${key} ${String(record[key])}: ${first} and ${told}`]
  })
}

/** The last 3 digits of the БИК and the account, weights 7 1 3: the sum ends in 0. */
function fitsBik(bik: string, account: string): boolean {
  const digits = [...(bik.slice(-3) + account)].map(Number)
  return digits.reduce((sum, digit, index) => sum + digit * ([7, 1, 3][index % 3] ?? 0), 0) % 10 === 0
}

interface NamedFile {
  id: string
  name: string
  mime: string
  size: number
}

function filesIn(value: unknown): NamedFile[] {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (!isRecord(value)) return []
  const { id, name, mime, size } = value
  return typeof mime === 'string'
    ? [{ id: String(id), name: String(name), mime, size: Number(size) }]
    : Object.values(value).flatMap(filesIn)
}

function differencesIn(value: unknown, example: Example): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => differencesIn(item, example))
  if (!isRecord(value)) return []
  const here = knownFacts(value, example).flatMap(([kind, facts]) => {
    compared.add(kind)
    return Object.entries(facts)
      .filter(([name, fact]) => name in value && !sameFact(value[name], fact))
      .map(([name, fact]) => {
        const told = `${JSON.stringify(value[name])}, in the seed ${JSON.stringify(fact)}`
        return `${example.place}: ${kind} ${name} is ${told}`
      })
  })
  return [...here, ...Object.values(value).flatMap((inner) => differencesIn(inner, example))]
}

/** What the seed knows of the record that an object of an example stands for. */
function knownFacts(told: Fields, { isContent, place }: Example): [kind: string, facts: Fields][] {
  const { id, xmlId, storeId, code } = told
  const facts: [string, Fields | undefined][] = [
    ['product', 'article' in told ? productFacts(id, told, isContent) : undefined],
    ['store', storeFacts(xmlId, storeId, told)],
    ['section', 'sectionPageUrl' in told ? sectionFacts(id) : undefined],
    ['company', 'inn' in told ? companyFacts(id, told) : undefined],
    ['contract', 'validUntil' in told ? pick(seed.contracts, id, contractFields) : undefined],
    ['address', 'workHours' in told ? pick(seed.addresses, id, addressFields) : undefined],
    ['machine', 'serialNumber' in told ? pick(seed.machines, id, machineFields) : undefined],
    ['user', 'surname' in told ? pick(seed.users, id, userFields) : undefined],
    ['order', id === seedIds.orders.story.id ? pick(seed.orders, id, orderFields) : undefined],
    ['promotion', 'src' in told ? byCode(seed.promotions, code, promotionFields) : undefined],
    ['news', 'publishedAt' in told ? byCode(seed.news, code, newsFields) : undefined],
    // That example is the user with the changes.
    ['member', 'rights' in told && !place.startsWith('updateCompanyUser') ? memberFacts(told) : undefined],
    ['notification', 'isRead' in told ? pick(seed.notifications, id, notificationFields) : undefined],
    ['balance', 'creditLeft' in told ? balanceFacts(told) : undefined],
    ['terminal', 'maxPieceKg' in told ? pick(seed.terminals, id, terminalFields) : undefined],
    ['district', 'freeDeliveryFrom' in told ? pick(seed.districts, id, districtFields) : undefined],
    ['model', 'machineType' in told ? modelFacts(told) : undefined],
  ]
  return facts.flatMap(([kind, known]) => (known ? [[kind, known]] : []))
}

const contractFields = ['number', 'date', 'validUntil', 'status', 'paymentTerms', 'creditLimit', 'creditUsed']
const addressFields = ['title', 'value', 'lat', 'lon', 'contact', 'workHours', 'craneNeeded', 'isDefault']
const machineFields = ['brand', 'model', 'modification', 'year', 'serialNumber', 'engineModel', 'regPlate']
const userFields = ['surname', 'patronymic', 'email', 'phone', 'position', 'roleCode']
const orderFields = ['number', 'createdAt', 'customerOrderNumber', 'comment']
const promotionFields = ['id', 'name', 'previewText', 'activeTo']
const notificationFields = ['type', 'title', 'text', 'createdAt', 'isRead']
const terminalFields = ['carrier', 'name', 'city', 'address', 'lat', 'lon', 'phone', 'maxPieceKg']
const districtFields = ['name', 'text', 'deliveryDays', 'freeDeliveryFrom']
const newsFields = ['id', 'title', 'previewText']

function productFacts(id: unknown, told: Fields, isContent: boolean): Fields | undefined {
  const product = typeof id === 'number' ? catalogue.product(id) : undefined
  if (!product) return { id: 'a product of the seed' }
  const { price: current, oldPrice: old, code, unit, props, keyPropCodes } = product
  const price = { ...(isRecord(told['price']) ? told['price'] : {}) }
  const stock = { ...(isRecord(told['stock']) ? told['stock'] : {}) }
  const inYekaterinburg = catalogue.stockAt(product.id, seedIds.stores.yekaterinburg.id)?.quantity ?? 0
  return {
    ...picked(product, ['name', 'brand', 'article', 'code', 'xmlId', 'multiplicity', 'minQty', 'labels']),
    url: `/product/${code}/`,
    unit: unit.replace(/\.$/, ''),
    ...(isRecord(told['price']) && {
      price: { ...price, ...(current !== null && { current }), ...(old !== undefined && { old }) },
    }),
    stock: isContent ? stock : { ...stock, here: inYekaterinburg },
    keyProps: keyPropCodes.map((name) => props.find((one) => one.code === name)),
  }
}

function storeFacts(xmlId: unknown, storeId: unknown, told: Fields): Fields | undefined {
  const store = seed.stores.find((one) => one.xmlId === xmlId || (!xmlId && one.storeId === storeId))
  if (!store) return undefined
  const { name, storeName, address, lat, lon, phones, timeZone } = store
  // Typesetting is no fact: it keeps the parts of an address together.
  const shared = { storeName, address: address.replaceAll('\u00a0', ' '), city: name }
  if (typeof xmlId === 'string')
    return { ...shared, id: store.id, name, storeId: store.storeId, lat, lon, phones, timeZone }
  return 'city' in told ? { ...shared, name: storeName } : undefined
}

/** Sections of level 2 in the seed are the first level of the contract: the root is the catalogue itself. */
function sectionFacts(id: unknown): Fields | undefined {
  const section = typeof id === 'number' ? catalogue.section(id) : undefined
  if (!section) return undefined
  const { name, code, url, level, parentId, countElements } = section
  return {
    name,
    code,
    sectionPageUrl: url,
    level: level - 1,
    countElements,
    parentId: parentId === seedIds.sections.root.id ? null : parentId,
  }
}

function companyFacts(id: unknown, told: Fields): Fields | undefined {
  const company = seed.companies.find((one) => one.id === id)
  if (!company) return undefined
  const facts = picked(company, ['inn', 'kpp', 'ogrn', 'legalAddress', 'actualAddress', 'director', 'phone'])
  const names = 'shortName' in told ? { name: company.shortName, shortName: company.name } : {}
  return { name: company.name, ...facts, ...names }
}

function memberFacts({ email }: Fields): Fields | undefined {
  const member = seed.members.find((one) => one.email === email)
  return member && picked(member, ['fio', 'phone', 'position', 'role', 'status', 'limits', 'rights'])
}

function balanceFacts({ contractId }: Fields): Fields | undefined {
  const contract = seed.contracts.find(({ id }) => id === contractId)
  if (!contract) return undefined
  const { number, creditLimit, creditUsed } = contract
  return { contractNumber: number, debt: creditUsed, creditLeft: creditLimit - creditUsed }
}

function modelFacts({ model }: Fields): Fields | undefined {
  const found = catalogue.models.find((one) => one.model === model)
  return found && picked(found, ['brand', 'machineType', 'modification', 'engine', 'yearFrom'])
}

function pick(records: readonly { id: number }[], id: unknown, names: readonly string[]): Fields | undefined {
  const record = records.find((one) => one.id === id)
  return record && picked(record, names)
}

function byCode(records: readonly { code: string }[], code: unknown, names: readonly string[]): Fields {
  const record = records.find((one) => one.code === code)
  return record ? picked(record, names) : { code: 'a record of the seed' }
}

function picked(record: object, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

/** Instants are compared as instants; everything else as it is written, whatever the order of keys. */
function sameFact(told: unknown, known: unknown): boolean {
  if (isInstant(told) && isInstant(known)) return Date.parse(String(told)) === Date.parse(String(known))
  return JSON.stringify(sorted(told)) === JSON.stringify(sorted(known))
}

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && /T.*Z$/.test(value)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, sorted(inner)] as const)
      .toSorted(([left], [right]) => (left < right ? -1 : 1)),
  )
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
