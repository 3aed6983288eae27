// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import { Tab } from '../../api/tab.ts'
import { useZodForm } from '../use-zod-form.ts'
import { SuggestField } from './SuggestField.tsx'
import { addresses, banks, companies, names, type SuggestionSource } from './suggestion-sources.ts'

afterEach(cleanup)

interface Opening<Item> {
  onPicked?: (item: Item) => void
  answer?: (pass: () => Promise<Response>) => Promise<Response>
}

function open<Item>(source: SuggestionSource<Item>, { onPicked, answer }: Opening<Item> = {}) {
  const shop = openShop()
  const asked = vi.fn<(query: string | null) => void>()
  const client = new Tab({
    isServer: false,
    api: {
      baseUrl: 'http://localhost:4020',
      fetch: (request) => {
        asked(new URL(request.url).searchParams.get('query'))
        const pass = () => shop.fetch(request, { loopback: true })
        return answer ? answer(pass) : pass()
      },
      cleanHtml: (html) => html,
    },
  })
  function Page() {
    const { control } = useZodForm(z.object({ text: z.string() }), { defaultValues: { text: '' } })
    return (
      <SuggestField
        control={control}
        name="text"
        label="Поле"
        source={source}
        {...(onPicked && { onPicked })}
      />
    )
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  return {
    user: userEvent.setup(),
    asked,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Поле' }),
  }
}

test('R-COMP-12 a company is found by its name and picked with the keyboard', async () => {
  const onPicked = vi.fn()
  const { user, field } = open(companies, { onPicked })
  await user.type(field, 'уралдор')
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ООО «УралДорСтрой»ИНН 6671234569'),
    expect.stringContaining('ООО «УралДорКомплект»'),
    expect.stringMatching(/«УралДорРемонт».* ликвидирована/),
  ])
  expect(field.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('3\u00a0подсказки')
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(field.getAttribute('aria-activedescendant')).toBe(options[0]?.id)
  await user.keyboard('{Enter}')
  expect(field.value).toBe('6671234569')
  expect(onPicked).toHaveBeenCalledWith(expect.objectContaining({ shortName: 'УралДорСтрой' }))
  expect(screen.queryByRole('listbox')).toBeNull()
})

test.each([
  ['bank', () => open(banks), 'шарташ', 'АО КБ «Шарташ»', '046577912'],
  [
    'address',
    () => open(addresses),
    'тюмень мира 5',
    'Тюменская область, г. Тюмень, ул. Мира, д. 5',
    undefined,
  ],
  ['name', () => open(names), 'Смирнов але', 'Смирнов Александр', undefined],
])(
  'R-ADDR-03 R-API-118 R-API-113 a %s is picked with the mouse',
  async (_what, start, typed, label, text = label) => {
    const { user, field } = start()
    await user.type(field, typed)
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${label}`) }))
    expect(field.value).toBe(text)
  },
)

test('Escape closes the list, the text stays; another letter opens it again', async () => {
  const { user, field } = open(companies)
  await user.type(field, 'уралдор')
  await screen.findAllByRole('option')
  await user.keyboard('{Escape}')
  expect([screen.queryByRole('listbox'), field.value]).toEqual([null, 'уралдор'])
  await user.type(field, 'с')
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(0)
})

test('R-API-119 what nobody knows is said, and any text may be typed', async () => {
  const { user, field, asked } = open(companies)
  await user.type(field, 'нет такой')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/В реестре такой компании нет/))
  expect(field.value).toBe('нет такой')
  expect(asked.mock.calls.length).toBeLessThan(4)
})

test('R-API-120 without the service the text is taken as typed', async () => {
  const { user, field } = open(addresses, { answer: async () => Response.error() })
  await user.type(field, 'екатеринбург мира')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Подсказки сейчас недоступны/))
  expect(field.value).toBe('екатеринбург мира')
})
