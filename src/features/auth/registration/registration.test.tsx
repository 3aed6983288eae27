// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { emptyDraft, keepRegistration, type RegistrationDraft } from './registration-draft.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

const phone = '+79025550190'
const email = 'zorin@example.ru'
const known: RegistrationDraft['company'] = {
  ...emptyDraft.company,
  name: 'ООО «УралДорСтрой»',
  inn: '6671234569',
  kpp: '667101001',
  ogrn: '1026605123456',
  legalAddress: 'г. Екатеринбург, ул. Тверитина, д. 34',
  directorFio: 'Соколов Игорь Валентинович',
}
/** Nobody has registered it yet. */
const fresh: RegistrationDraft['company'] = {
  ...known,
  name: 'ООО «ТрассаМонтаж»',
  inn: '5902034504',
  kpp: '590201001',
  ogrn: '1155958001231',
}
const person = { fio: 'Зорин Павел', position: '', phone: '+7 902 555 01 90', email, storeId: '104' }

interface Message {
  to: string
  code?: string
  link?: string
}
async function messageFor({ sandbox }: Page, contact: string): Promise<Message | undefined> {
  const answer = await sandbox.fetch(new Request('http://localhost/sandbox/outbox'), { loopback: true })
  const { data } = (await answer.json()) as { data: { items: Message[] } }
  return data.items.findLast(({ to }) => to === contact)
}
const press = ({ user }: Page, name: string) => user.click(screen.getByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { name })

/** Sends the codes from the step of the contacts and enters both. */
async function confirmBoth(page: Page) {
  await press(page, 'Получить коды')
  for (const [label, contact] of [
    ['Код из SMS', phone],
    ['Код из письма', email],
  ] as const) {
    const field = await screen.findByRole('textbox', { name: new RegExp(label) })
    await page.user.type(field, `${(await messageFor(page, contact))?.code}{Enter}`)
    await waitFor(() => expect(screen.queryByRole('textbox', { name: new RegExp(label) })).toBeNull())
  }
  await press(page, 'Дальше')
}
async function finish(page: Page) {
  const personalData = await screen.findByRole('checkbox', { name: /персональных/ })
  const [first, second] = document.querySelectorAll<HTMLInputElement>('input[type="password"]')
  if (first) await page.user.type(first, 'Ural-1984!')
  if (second) await page.user.type(second, 'Ural-1984!')
  await page.user.click(personalData)
  await page.user.click(screen.getByRole('checkbox', { name: /оферты/ }))
  await press(page, 'Зарегистрироваться')
}

test('R-POPUP-18 R-API-107 a company that is here already leads back to its ИНН and on to a person', async () => {
  keepRegistration({ ...emptyDraft, kind: 'company', step: 'contacts', company: known, person })
  const page = await openPage('/registration/')
  await confirmBoth(page)
  await title('Шаг 4 из 4. Пароль')
  await finish(page)
  await title('Шаг 1 из 4. Компания')
  const inn = screen.getByRole('combobox', { name: /^ИНН/ })
  expect(await screen.findByText(/Эта компания уже зарегистрирована/)).toBeTruthy()
  expect(document.activeElement).toBe(inn)
  await press(page, 'Зарегистрироваться самому и запросить доступ')
  await title('Шаг 1 из 3. Контакты')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe(email)
  // The contacts are confirmed already: no other code is sent.
  await press(page, 'Получить коды')
  await title('Шаг 2 из 3. Подтверждение')
  await press(page, 'Дальше')
  await title('Шаг 3 из 3. Пароль')
  await finish(page)
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/personal/'))
  expect(sessionStorage.getItem('registration_draft')).toBeNull()
})

test('R-API-106 a registration whose session has ended begins again at the contacts, with what was typed', async () => {
  const contacts = [
    { type: 'phone' as const, contact: phone, confirmed: true, resendAt: 0 },
    { type: 'email' as const, contact: email, confirmed: true, resendAt: 0 },
  ]
  keepRegistration({ ...emptyDraft, step: 'password', person, contacts })
  const page = await openPage('/registration/')
  await title('Шаг 3 из 3. Пароль')
  await finish(page)
  await title('Шаг 1 из 3. Контакты')
  expect(await screen.findByText('Подтвердите телефон кодом из SMS.')).toBeTruthy()
  await confirmBoth(page)
  await title('Шаг 3 из 3. Пароль')
})

test('R-API-108 the link in the mail confirms the e-mail once, and its code leaves the address', async () => {
  keepRegistration({ ...emptyDraft, person })
  const page = await openPage('/registration/')
  await press(page, 'Получить коды')
  await screen.findByRole('textbox', { name: /Код из письма/ })
  const { link = '' } = (await messageFor(page, email)) ?? {}
  expect(link).toMatch(/^\/registration\/\?contact=zorin%40example.ru&code=\d{6}$/)
  await page.router.navigate(link)
  await waitFor(() => expect(page.router.state.location.search).toBe(''))
  expect(await screen.findByText(/E-mail zorin@example.ru подтверждён/)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: /Код из SMS/ })).toBeTruthy()
})

test('R-API-105 a taken contact is refused at its field', async () => {
  keepRegistration({ ...emptyDraft, person: { ...person, email: 'buyer@example.ru' } })
  const page = await openPage('/registration/')
  await press(page, 'Получить коды')
  expect(await screen.findByText(/Этот e-mail уже зарегистрирован/)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^E-mail/ }))
})

test('R-POPUP-18 O-03 opened without a guard the page shows no login; Back goes one step back, with what was typed', async () => {
  keepRegistration({ ...emptyDraft, kind: 'company', step: 'company', company: known })
  const page = await openPage('/registration/')
  expect(screen.queryByRole('dialog', { name: 'Вход в личный кабинет' })).toBeNull()
  await press(page, 'Дальше')
  await title('Шаг 2 из 4. Контакты')
  await page.user.type(screen.getByRole('textbox', { name: /^E-mail/ }), email)
  await act(async () => page.router.navigate(-1))
  await title('Шаг 1 из 4. Компания')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Название/ }).value).toBe(known.name)
  await act(async () => page.router.navigate(1))
  await title('Шаг 2 из 4. Контакты')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ }).value).toBe(email)
  // The button goes the same way, so the entries don't pile up.
  await press(page, 'Назад')
  await title('Шаг 1 из 4. Компания')
  expect(page.router.state.historyAction).toBe('POP')
})

test('R-POPUP-18 R-COMP-12 the bank account of a company is found by its bank, and goes with the registration', async () => {
  const bodies: unknown[] = []
  keepRegistration({ ...emptyDraft, kind: 'company', step: 'company', company: fresh, person })
  const page = await openPage('/registration/', {
    intercept: async (request) => {
      if (request.url.includes('/api/reg/company/')) bodies.push(await request.clone().json())
      return undefined
    },
  })
  await page.user.type(screen.getByRole('textbox', { name: 'Расчётный счёт' }), '40702810410000123450')
  await press(page, 'Дальше')
  expect(await screen.findByText('Заполните поле')).toBeTruthy()
  await page.user.type(screen.getByRole('combobox', { name: /^Банк/ }), 'магистраль')
  await page.user.click(await screen.findByRole('option', { name: /Магистраль/ }))
  expect(await screen.findByText('Корреспондентский счёт')).toBeTruthy()
  await press(page, 'Дальше')
  await title('Шаг 2 из 4. Контакты')
  await confirmBoth(page)
  await title('Шаг 4 из 4. Пароль')
  expect(await screen.findAllByText('Редакция 2026-01 от 12.01.2026')).toHaveLength(3)
  await finish(page)
  await waitFor(() =>
    expect(bodies).toMatchObject([
      {
        bank: { bik: '044525974', account: '40702810410000123450' },
        consents: [
          { type: 'personalData', docVersion: '2026-01' },
          { type: 'offer', docVersion: '2026-01' },
        ],
      },
    ]),
  )
  // What the form doesn't ask for stands on the page of the company.
  await page.user.click(await screen.findByRole('button', { name: 'Дополнить данные компании' }))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/personal/companies/'))
  expect(await screen.findByRole('link', { name: 'ТрассаМонтаж' })).toBeTruthy()
})

test('R-FORM-14 R-FORM-15 R-FORM-16 R-FORM-17 R-FORM-18 R-FORM-19 R-FORM-20 R-FORM-21 R-FORM-13 R-FORM-23 names and passwords are refused in the words of the rules', async () => {
  keepRegistration({ ...emptyDraft, person: { ...person, fio: 'Зорин' } })
  const page = await openPage('/registration/')
  await press(page, 'Получить коды')
  expect(await screen.findByText('Минимальные данные: Фамилия Имя')).toBeTruthy()
  await page.user.type(screen.getByRole('combobox', { name: /^Фамилия, имя/ }), ' Павел')
  await confirmBoth(page)
  await screen.findByRole('checkbox', { name: /персональных/ })
  const [first, second] = document.querySelectorAll<HTMLInputElement>('input[type="password"]')
  if (!first || !second) throw new Error('No password fields')
  const type = async (field: HTMLInputElement, text: string) => {
    await page.user.clear(field)
    await page.user.click(field)
    await page.user.paste(text)
  }
  const hint = 'Мин. 6 символов (обяз. цифры, буквы Aa-Zz и знаки пунктуации)'
  const tooLong = `Aa1!${'x'.repeat(27)}`
  for (const wrong of ['Aa1!x', tooLong, 'Ural-Ural', 'URAL-1984', 'ural-1984', 'Ural1984', 'Ural -1984']) {
    await type(first, wrong)
    await page.user.tab()
    // The field takes 30 characters, so a longer one can't be entered.
    if (wrong === tooLong) expect(first.value).toHaveLength(30)
    else expect(await screen.findByText(hint)).toBeTruthy()
    await type(first, 'Ural-1984!')
    await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
  }
  await type(second, 'Ural-1985!')
  await press(page, 'Зарегистрироваться')
  expect(await screen.findByText('Пароли не совпадают')).toBeTruthy()
})
