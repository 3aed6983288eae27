// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import contract from '../generated/contract.json' with { type: 'json' }
import { formatMoney } from '../lib/money.ts'
import { status, success } from '../../mocks/answers.ts'
import { openPage } from '../testing/open-page.tsx'

const buyer = 'buyer@example.ru'
const person = 'person@example.ru'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** Page → heading, and the reading operations whose answers it shows. */
const pages = {
  'R-ACC-03': ['acts', 'Акты', ['listActs']],
  'R-ACC-04': ['balance', 'Баланс', ['getBalance']],
  'R-ACC-05': ['companies', 'Компании', ['listCompanies']],
  'R-ACC-07': ['contracts', 'Договоры', ['listContracts']],
  'R-ACC-08': ['delivery-addresses', 'Адреса доставки', ['listAddresses']],
  'R-ACC-09': ['equipment', 'Техника', ['listMachines']],
  'R-ACC-10': ['hooks', 'Интеграции и вебхуки', ['listHooks']],
  'R-ACC-20': ['authorities', 'Доверенности', ['listAuthorities']],
  'R-ACC-16': ['saved-carts', 'Сохранённые корзины', ['listSavedCarts']],
  'R-ACC-17': ['saved-carts/403', 'ТО-500 экскаватора EG-210', ['getSavedCart', 'listSavedCartProducts']],
} as const

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
}

/** Names of properties and codes of enums that an answer of the operation can hold: none of it is for people. */
function wordsOfContract(operationId: string): Set<string> {
  const words = new Set<string>()
  const seen = new Set<Schema>()
  const { schemas } = contract.components as { schemas: Record<string, Schema> }
  const visit = (schema: Schema | undefined): void => {
    if (!schema || seen.has(schema)) return
    seen.add(schema)
    visit(schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? ''])
    visit(schema.items)
    for (const part of [...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) visit(part)
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      words.add(name)
      visit(part)
    }
    for (const code of schema.enum ?? []) if (typeof code === 'string' && /[a-z]/i.test(code)) words.add(code)
  }
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path)) as {
    operationId: string
    responses: Record<string, { content: Record<string, { schema: Schema }> }>
  }[]
  visit(
    operations.find((operation) => operation.operationId === operationId)?.responses['200']?.content[
      'application/json'
    ]?.schema,
  )
  return words
}

/** What a visitor reads in the page itself, word by word. */
const words = () => (screen.getByRole('main').textContent ?? '').split(/[^\w.а-яё-]+/iu)

for (const [requirement, [path, title, operations]] of Object.entries(pages)) {
  test(`${requirement} /personal/${path}/ speaks Russian: no key, code, id or instant of the answer is shown`, async () => {
    const page = await openPage(`/personal/${path}/`, { as: buyer })
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    const machineWords = new Set(operations.flatMap((id) => [...wordsOfContract(id)]))
    expect(machineWords.size).toBeGreaterThan(10)
    // Marks of brands and models that the goods really bear are no keys.
    expect(words().filter((word) => machineWords.has(word))).toEqual([])
    expect(screen.getByRole('main').textContent).not.toMatch(/\d{4}-\d{2}-\d{2}T|undefined|null|\[object/)
    expect(page.calls.filter((call) => call.includes('/web/')).length).toBeGreaterThan(0)
    expect(document.title).toContain(title)
    const way = within(screen.getByRole('navigation', { name: 'Хлебные крошки' }))
    expect(way.getByRole('link', { name: 'Личный кабинет' })).toBeTruthy()
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
}

test('R-FIN-01 R-FIN-04 a contract shows its terms in words and its money in roubles', async () => {
  await openPage('/personal/contracts/', { as: buyer })
  const card = screen.getByRole('heading', { name: 'Договор Д-2026/118' }).closest('section')
  if (!card) throw new Error('no card')
  const shown = within(card)
  expect(shown.getByText('Действует')).toBeTruthy()
  expect(shown.getByText('31.12.2026')).toBeTruthy()
  expect(card.textContent).toContain(formatMoney(500_000_000))
  expect(shown.getByText('30 дней')).toBeTruthy()
})

test('R-FIN-01 R-FIN-04 a contract opens: terms, credit as a bar with its words, files, its orders', async () => {
  const { user, router } = await openPage('/personal/contracts/', { as: buyer })
  await user.click(screen.getByRole('link', { name: 'Договор Д-2026/118' }))
  await screen.findByRole('heading', { level: 1, name: 'Договор Д-2026/118' })
  const bar = screen.getByRole('progressbar', { name: /^Использовано кредитного лимита/ })
  expect(bar.getAttribute('aria-valuetext')).toMatch(/^Использовано .* осталось .* из 5\s000\s000/)
  expect(screen.getByRole('link', { name: /^Договор.*\.pdf$/ }).getAttribute('href')).toMatch(
    /^\/web\/files\//,
  )
  const orders = await screen.findByRole('table', { name: 'Заказы по договору' })
  expect(within(orders).getAllByRole('row').length).toBeGreaterThan(1)
  await user.click(screen.getByRole('link', { name: /^Все, \d+\s/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?contract=301'))
})

test('R-FIN-02 R-FIN-05 R-API-60 an act that is still made tells no sums, a ready one its entries', async () => {
  const { user } = await openPage('/personal/acts/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Запросить акт' }))
  const form = within(await screen.findByRole('dialog', { name: 'Запрос документа' }))
  await user.click(form.getByRole('radio', { name: 'Прошлый месяц' }))
  await user.click(form.getByRole('button', { name: 'Запросить' }))
  const queued = (await screen.findByText('Готовится')).closest('section')
  expect(queued?.textContent).not.toContain('₽')
  await user.click(screen.getByRole('link', { name: 'Акт сверки АС-2026-0311' }))
  const ready = await screen.findByRole('table', { name: 'Операции, Акт сверки АС-2026-0311' })
  expect(ready.textContent).toContain(formatMoney(16_910_000))
})

test('R-FIN-03 R-FIN-06 R-API-58 a report is asked for; it shows totals, debt by age and unpaid documents with their orders', async () => {
  const { user, sandbox } = await openPage('/personal/balance/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Сформировать отчёт' }))
  await screen.findByText(/^Отчёт готовится с/)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  const clock = new Request('http://localhost/sandbox/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance: 20_000 }),
  })
  expect((await sandbox.fetch(clock, { loopback: true })).status).toBe(200)
  const debts = within(
    await screen.findByRole('table', { name: 'Неоплаченные документы' }, { timeout: 10_000 }),
  )
  expect(debts.getByRole('link', { name: 'УПД № 70012 от 25.08.2026' }).getAttribute('href')).toBe(
    '/personal/orders/70012/',
  )
  expect(screen.getByRole('heading', { name: 'Долг по срокам' })).toBeTruthy()
  expect(screen.getAllByText(/^228.900.₽$/).length).toBeGreaterThan(1)
})

test('R-FIN-03 a report that could not be made says why and is asked for again', async () => {
  const job = {
    id: 'job-balance-501',
    kind: 'balance',
    requestedAt: '2026-11-20T08:58:00Z',
    readyAt: null,
  } as const
  const { calls, user } = await openPage('/personal/balance/', {
    as: buyer,
    answers: {
      getBalance: success({
        job: { ...job, status: 'failed', failReason: 'База 1С не ответила.' },
        balance: null,
      }),
    },
  })
  expect(screen.getByText('База 1С не ответила.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(calls).toContain('POST /web/requestBalance/'))
})

test('X-09 the report can not be asked for while the company is not known, and the button says so', async () => {
  const { calls, user } = await openPage('/personal/balance/', {
    as: buyer,
    answers: { listCompanies: status(500, 'internal') },
  })
  await user.click(screen.getByRole('button', { name: 'Сформировать отчёт' }))
  expect(await screen.findByText('Не удалось запросить отчёт. Обновите страницу.')).toBeTruthy()
  expect(calls).not.toContain('POST /web/requestBalance/')
})

test('R-ACC-17 a saved cart shows its goods with the price then and now', async () => {
  await openPage('/personal/saved-carts/403/', { as: buyer })
  const goods = within(screen.getByRole('table', { name: 'Товары корзины' }))
  const row = goods.getByRole('row', { name: /FM-2040/ }).textContent
  expect(row).toContain(formatMoney(119_000))
  expect(row).toContain(formatMoney(124_000))
})

test.each(['acts', 'balance', 'contracts', 'hooks'])(
  'R-COMP-01 a person who opens /personal/%s/ is told that it is for companies, and led on',
  async (path) => {
    await openPage(`/personal/${path}/`, { as: person })
    expect(screen.getByText('Этот раздел — для компаний')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Мои заказы' })).toBeTruthy()
  },
)

test.each([
  ['companies', 'Вы покупаете как частное лицо'],
  ['equipment', 'Техники пока нет'],
  ['saved-carts', 'Сохранённых корзин пока нет'],
])('R-ACC-01 /personal/%s/ of who has none says what to do', async (path, title) => {
  await openPage(`/personal/${path}/`, { as: person })
  expect(screen.getByText(title)).toBeTruthy()
})

test('R-ACC-01 the service plan of who has no machines leads to them, and asks for no filter', async () => {
  await openPage('/personal/service/', { as: person })
  expect(screen.getByRole('link', { name: 'Перейти к технике' }).getAttribute('href')).toBe(
    '/personal/equipment/',
  )
  expect(screen.queryByRole('search', { name: 'Поиск по плану ТО' })).toBeNull()
})

test('R-FIN-02 an act in favour of the customer says so in a word, not by a sign', async () => {
  await openPage('/personal/acts/1502/', { as: buyer })
  expect(screen.getByText(/^переплата 26.110.₽$/)).toBeTruthy()
})

test('R-FIN-02 R-FORM-30 emptied days of another period hold up no named one', async () => {
  const { calls, user } = await openPage('/personal/acts/', { as: buyer })
  await user.click(screen.getByRole('button', { name: 'Запросить акт' }))
  const form = within(await screen.findByRole('dialog', { name: 'Запрос документа' }))
  await user.click(form.getByRole('radio', { name: 'Другой период' }))
  await user.clear(form.getByLabelText(/^С/))
  await user.click(form.getByRole('button', { name: 'Запросить' }))
  expect(await form.findByText('Заполните поле')).toBeTruthy()
  await user.type(form.getByLabelText(/^С/), '2026-11-19')
  await user.clear(form.getByLabelText(/^По/))
  await user.type(form.getByLabelText(/^По/), '2026-11-02')
  await user.click(form.getByRole('button', { name: 'Запросить' }))
  expect(await form.findByText('Конец периода раньше начала')).toBeTruthy()
  await user.clear(form.getByLabelText(/^С/))
  await user.click(form.getByRole('radio', { name: 'Прошлый месяц' }))
  expect(calls).not.toContain('POST /web/requestActs/')
  await user.click(form.getByRole('button', { name: 'Запросить' }))
  await waitFor(() => expect(calls).toContain('POST /web/requestActs/'))
})

test.each([
  'contracts/?PAGEN_1=2',
  'contracts/?PAGEN_1=x',
  'contracts/9999/',
  'contracts/abc/',
  'acts/9999/',
  'hooks/1/',
  'saved-carts/abc/',
  'saved-carts/403/?PAGEN_1=9',
])('O-14 R-ROUTE-38 /personal/%s is 404', async (address) => {
  await openPage(`/personal/${address}`, { as: buyer })
  expect(await screen.findByText('This page could not be found')).toBeTruthy()
})

test('X-09 a section that can’t be read again says so and repeats it', async () => {
  let fails = false
  const { user, queryClient } = await openPage('/personal/contracts/', {
    as: buyer,
    answers: { listContracts: () => (fails ? status(500, 'internal') : undefined) },
  })
  fails = true
  await queryClient.resetQueries({ queryKey: ['listContracts'] })
  const again = await screen.findByRole('button', { name: 'Повторить' })
  fails = false
  await user.click(again)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Договор Д-2026/118' })).toBeTruthy())
})

test('X-10 who lacks the right is told so', async () => {
  await openPage('/personal/contracts/', {
    as: buyer,
    answers: { listContracts: status(403, 'forbidden') },
  })
  expect(await screen.findByText('Недостаточно прав')).toBeTruthy()
})
