import { expect, test } from 'vitest'
import { corrAccountOf, isInn, isOgrn } from '../../../src/lib/check-digits.ts'
import { banks } from '../seed/banks.ts'
import { companyRegister } from '../seed/company-register.ts'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const paths = {
  companies: '/api/suggestions/findByName/',
  banks: '/web/findBank/',
  names: '/api/profile/nameAutoComplete/',
}
const visitor = new ShopVisitor()
const asking = (what: keyof typeof paths, query: string) => `${paths[what]}?${new URLSearchParams({ query })}`
const companies = async (query: string) =>
  (await visitor.ask<'findCompanyByName'>(asking('companies', query))).items
const banksBy = async (query: string) => (await visitor.ask<'findBank'>(asking('banks', query))).items
const names = async (query: string) => (await visitor.ask<'suggestName'>(asking('names', query))).items

test('R-API-119 R-COMP-12 companies of the register by words of the name, ИНН or ОГРН, active ones first', async () => {
  const byName = await companies('ооо уралдор')
  expect(byName.map(({ shortName, registryStatus }) => [shortName, registryStatus])).toEqual([
    ['УралДорСтрой', 'active'],
    ['УралДорКомплект', 'active'],
    ['УралДорРемонт', 'liquidated'],
  ])
  const [known] = byName
  expect(known).toMatchObject({ name: 'ООО «УралДорСтрой»', inn: seedIds.companies.uralDorStroy.inn })
  expect(await companies(known?.inn ?? '')).toEqual([known])
  expect(await companies(known?.ogrn.slice(0, 9) ?? '')).toEqual([known])
  expect(await companies('рябов')).toMatchObject([{ type: 'ИП', kpp: null, director: null }])
  expect(await companies('такой нет')).toEqual([])
  expect((await companies('11')).length).toBe(10)
})

test('every company of the register has right check digits and an ИНН of its own', () => {
  expect(companyRegister.filter(({ inn, ogrn }) => !isInn(inn) || !isOgrn(ogrn))).toEqual([])
  expect(new Set(companyRegister.map(({ inn }) => inn)).size).toBe(companyRegister.length)
  expect(new Set(companyRegister.map(({ registryStatus }) => registryStatus)).size).toBe(3)
})

test('R-API-118 banks by БИК, its beginning, or words of the name, by name', async () => {
  expect(await banksBy('046577674')).toEqual([
    {
      bik: '046577674',
      name: 'Уральский филиал банка «Дорожный»',
      corrAccount: '30101810500000000674',
      city: 'Екатеринбург',
    },
  ])
  expect((await banksBy('046577')).map(({ bik }) => bik)).toEqual(['046577912', '046577806', '046577674'])
  expect((await banksBy('дорож')).map(({ city }) => city)).toEqual(['Москва', 'Новосибирск', 'Екатеринбург'])
  expect(await banksBy('0465776740')).toEqual([])
})

test('every bank has a БИК of its own and the correspondent account that belongs to it', () => {
  expect(new Set(banks.map(({ bik }) => bik)).size).toBe(banks.length)
  const wrong = banks.filter(({ bik, corrAccount }) => corrAccount && corrAccount !== corrAccountOf(bik))
  expect(wrong).toEqual([])
})

test('R-API-113 names continue the last word, in the gender of the words before', async () => {
  const values = async (query: string) => (await names(query)).map(({ value }) => value)
  expect((await values('смир'))[0]).toBe('Смирнов')
  expect(await values('Смирнова Але')).toEqual(['Смирнова Алёна'])
  expect(await values('Смирнов Але')).toEqual(['Смирнов Александр', 'Смирнов Алексей'])
  expect(await names('Смирнов Алексей Пет')).toEqual([
    {
      value: 'Смирнов Алексей Петрович',
      surname: 'Смирнов',
      firstName: 'Алексей',
      patronymic: 'Петрович',
      gender: 'male',
    },
  ])
  expect((await values('Гарипов-Ясин Ма'))[0]).toMatch(/^Гарипов-Ясин /)
  expect(await values('Смирнов Алексей Петрович и')).toEqual([])
})

test('R-API-121 the city of the visitor is that of the branch', async () => {
  const { address } = await visitor.ask<'locateAddress'>('/api/addressAutoCompleteGeoIp/')
  expect(address).toMatchObject({ components: { city: 'Екатеринбург', street: '' } })
})

test.each(Object.values(paths))(
  'R-API-119 %s takes two characters at least, 60 times a minute',
  async (path) => {
    const caller = new ShopVisitor()
    expect((await caller.call(`${path}?query=%20%20a`)).status).toBe(422)
    for (let count = 1; count <= 60; count += 1)
      expect((await caller.call(`${path}?query=аб`)).status).toBe(200)
    const refused = await caller.call(`${path}?query=аб`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  },
)
