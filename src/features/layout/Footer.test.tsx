// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { render } from '@testing-library/react'

afterEach(cleanup)

const footer = async () => within(await screen.findByRole('contentinfo'))
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('R-FOOT-06 R-FOOT-07 the footer lists the catalogue and the main menu', async () => {
  await openPage('/about/')
  const { getByRole } = await footer()
  const catalogue = within(getByRole('navigation', { name: 'Каталог' }))
  expect(hrefOf(catalogue.getByRole('link', { name: 'Фильтры' }))).toBe('/catalog/filtry/')
  const main = within(getByRole('navigation', { name: 'Покупателям' }))
  expect(hrefOf(main.getByRole('link', { name: 'Доставка' }))).toBe('/delivery/')
})

test('R-FOOT-08 R-FOOT-09 R-FOOT-10 R-FOOT-12 R-FOOT-16 the footer shows how to reach the shop and whose it is', async () => {
  await openPage('/about/')
  const { getByRole, getAllByRole, getByText } = await footer()
  const phones = getAllByRole('link')
    .map(hrefOf)
    .filter((href) => href?.startsWith('tel:'))
  expect(phones).toContain('tel:+78005553512')
  expect(new Set(phones).size).toBe(2)
  expect(hrefOf(getByRole('link', { name: 'zakaz@kran-detal.example' }))).toMatch(/^mailto:/)
  expect(getByText(/^©/)).toBeDefined()
  expect(hrefOf(getByRole('link', { name: /^Разработка:/ }))).toMatch(/^https:/)
})

test('R-FOOT-13 R-FOOT-14 the legal documents open in a new tab', async () => {
  await openPage('/about/')
  const link = (await footer()).getByRole('link', { name: /^Юридические документы/ })
  expect(hrefOf(link)).toBe('/policy/')
  expect(link.getAttribute('target')).toBe('_blank')
})

test('R-FOOT-17 the payment systems stand as one picture', async () => {
  await openPage('/about/')
  expect((await footer()).getByRole('img', { name: 'Принимаем к оплате' })).toBeDefined()
})

test('R-FOOT-18 the footer links to social networks', async () => {
  await openPage('/about/')
  const link = (await footer()).getByRole('link', { name: 'ВКонтакте' })
  expect(hrefOf(link)).toMatch(/^https:\/\/vk\.com\//)
})

test('R-FOOT-19 a network of another type is not shown, nor a link that runs code', () => {
  const links = [
    { type: 'vk' as const, title: 'ВКонтакте', link: 'https://vk.com/x', icon: '' },
    { type: 'ok' as const, title: 'Опасная', link: 'javascript:alert(1)', icon: '' },
    { type: 'max', title: 'Другая', link: 'https://other.example/x', icon: '' },
  ]
  // As a careless backend may answer, whatever the contract says.
  render(<SocialLinks items={links as Parameters<typeof SocialLinks>[0]['items']} />)
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(['ВКонтакте'])
})

test('R-FOOT-11 R-POPUP-08 the feedback form is checked, sent and thanked for', async () => {
  const { user, calls } = await openPage('/about/')
  await user.click((await footer()).getByRole('button', { name: 'Обратная связь' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Обратная связь' }))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  expect((await dialog.findAllByText('Заполните поле')).length).toBeGreaterThan(2)
  expect(calls.some((call) => call.includes('/sendWebForm/'))).toBe(false)

  await user.type(dialog.getByLabelText(/^Имя/), 'Алексей')
  await user.type(dialog.getByLabelText(/^Телефон/), '9221234567')
  await user.type(dialog.getByRole('textbox', { name: /^Сообщение/ }), 'Подойдёт ли фильтр FM-2040?')
  await user.click(await dialog.findByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(calls).toContain('POST /api/sendWebForm/appeals/'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Обратная связь' })).toBeNull())
})

test('R-FOOT-15 the manager is asked for by the same popup, sent as a callback', async () => {
  const { user, calls } = await openPage('/about/')
  await user.click((await footer()).getByRole('button', { name: 'Обратиться к менеджеру' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Обратиться к менеджеру' }))
  await user.type(dialog.getByLabelText(/^Имя/), 'Алексей')
  await user.type(dialog.getByLabelText(/^Телефон/), '9221234568')
  await user.click(await dialog.findByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Заказать звонок' }))
  await waitFor(() => expect(calls).toContain('POST /api/sendWebForm/callback/'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Обратиться к менеджеру' })).toBeNull())
})

test('R-FOOT-18 a link of the backend that could do harm is not shown', () => {
  const link = ['javascript', 'alert(1)'].join(':')
  render(<SocialLinks items={[{ type: 'vk', title: 'ВКонтакте', link, icon: '' }]} />)
  expect(screen.queryByRole('link')).toBeNull()
})
