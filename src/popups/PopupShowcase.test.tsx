// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

afterEach(cleanup)

test('O-08 the showcase opens each kind of popup', async () => {
  const { user } = await openPage('/ui/')
  for (const [button, title] of [
    ['Сообщение', 'Сообщение'],
    ['Вопрос', 'Вопрос'],
    ['Опасный вопрос', 'Удалить?'],
    ['Окно с текстом', 'Окно с текстом'],
    ['Лист снизу', 'Лист снизу'],
    ['Панель справа', 'Обратная связь'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: button }))
    const popup = within(await screen.findByRole('dialog', { name: title }))
    await user.click(popup.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  }
})

test('O-08 the showcase shows a popup that loads and one that has not loaded', async () => {
  await openPage('/ui/')
  expect(screen.getByRole('region', { name: 'Загрузка…' })).toBeDefined()
  const failed = within(screen.getByRole('region', { name: 'Не удалось загрузить' }))
  expect(failed.getByRole('button', { name: 'Повторить' })).toBeDefined()
})
