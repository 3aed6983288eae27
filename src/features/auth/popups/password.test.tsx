// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { call } from '../../../../mocks/sandbox/testing/tiny-sandbox.ts'
import { openPage } from '../../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
/** A password has no role. */
function fieldOf(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  if (!field) throw new Error(`No field ${name}`)
  return field
}
const alertText = async () => (await screen.findByRole('alert')).textContent?.replaceAll('\u00a0', ' ')

async function setPassword({ user }: Page, password: string, confirmPassword = password) {
  await user.clear(fieldOf('password'))
  await user.type(fieldOf('password'), password)
  await user.clear(fieldOf('confirmPassword'))
  await user.type(fieldOf('confirmPassword'), confirmPassword)
  await user.click(screen.getByRole('button', { name: 'Сохранить и войти' }))
}

/** The link of the last message, as the sandbox lists them. */
async function mailedLink({ sandbox }: Page): Promise<string> {
  const { data } = await call(sandbox, '/sandbox/outbox')
  const [link = ''] = /\/\?checkword=[^"\s]+/.exec(JSON.stringify(data)) ?? []
  return link
}

test('R-POPUP-15 R-POPUP-16 R-ROUTE-54 R-API-114 R-API-115 a forgotten password: from the login popup to the link and in', async () => {
  const page = await openPage('/about/')
  const { user, router } = page
  await user.click(screen.getByRole('button', { name: 'Войти' }))
  await user.type((await dialog('Вход в личный кабинет')).getByRole('textbox'), 'buyer@example.ru')
  await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
  const restore = await dialog('Восстановление пароля')
  expect(restore.getByRole<HTMLInputElement>('textbox').value).toBe('buyer@example.ru')
  await user.click(restore.getByRole('button', { name: 'Отправить ссылку' }))
  expect(
    await restore.findByText(/^Если учётная запись buyer@example.ru есть, ссылка уже отправлена/),
  ).toBeDefined()
  await user.click(restore.getByRole('button', { name: 'Отправить ещё раз' }))
  expect(await alertText()).toBe('Слишком много попыток. Повторите через 60 с.')

  const link = await mailedLink(page)
  await act(() => router.navigate(link))
  await dialog('Новый пароль')
  expect(router.state.location.pathname + router.state.location.search).toBe('/')
  await setPassword(page, 'Kovsh-2027!', 'Kovsh-2028!')
  expect(await screen.findByText('Пароли не совпадают')).toBeDefined()
  await setPassword(page, 'kovsh')
  expect(fieldOf('password').getAttribute('aria-invalid')).toBe('true')
  await setPassword(page, 'Kovsh-2027!')
  expect(await screen.findByText('Пароль изменён. Вы вошли в личный кабинет.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Личный кабинет' })).toBeDefined()
  expect(page.calls.some((one) => one.includes('checkword='))).toBe(false)
})

test('R-POPUP-16 O-72 a link that is used, foreign or no link at all leads to a new one', async () => {
  for (const checkword of ['0'.repeat(32), 'short']) {
    const page = await openPage(`/about/?checkword=${checkword}&login=buyer%40example.ru&from=mail`)
    await dialog('Новый пароль')
    expect(page.router.state.location.search).toBe('?from=mail')
    await setPassword(page, 'Kovsh-2027!')
    expect(await alertText()).toBe('Ссылка недействительна. Запросите новую.')
    expect(fieldOf('password').value).toBe('Kovsh-2027!')
    await page.user.click(screen.getByRole('button', { name: 'Запросить новую ссылку' }))
    const restore = await dialog('Восстановление пароля')
    expect(restore.getByRole<HTMLInputElement>('textbox').value).toBe('buyer@example.ru')
    cleanup()
  }
})

test('R-API-88 R-FORM-13 R-FORM-14 a customer changes the password in the profile', async () => {
  const { user } = await openPage('/personal/profile/', { as: 'buyer@example.ru' })
  const change = async (current: string, next: string, again = next) => {
    for (const [name, text] of [
      ['currentPassword', current],
      ['password', next],
      ['confirmPassword', again],
    ] as const) {
      await user.clear(fieldOf(name))
      await user.type(fieldOf(name), text)
    }
    await user.click(screen.getByRole('button', { name: 'Изменить пароль' }))
  }
  await screen.findByRole('form', { name: 'Смена пароля' })
  await change('wrong', 'Kovsh-2027!')
  expect(await screen.findByText('Неверный текущий пароль.')).toBeDefined()
  expect(fieldOf('password').value).toBe('Kovsh-2027!')
  await change('Kran-2026!', 'Kran-2026!')
  expect(await screen.findByText('Новый пароль совпадает с текущим.')).toBeDefined()
  await change('Kran-2026!', 'Kovsh-2027!', 'other')
  expect(await screen.findByText('Пароли не совпадают')).toBeDefined()
  await change('Kran-2026!', 'Kovsh-2027!')
  expect(await screen.findByText(/^Пароль изменён/)).toBeDefined()
  await waitFor(() => expect(fieldOf('currentPassword').value).toBe(''))
})
