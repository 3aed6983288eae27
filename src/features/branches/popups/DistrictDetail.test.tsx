// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { status } from '../../../../mocks/answers.ts'
import { openPage, type OpenPageOptions } from '../../../testing/open-page.tsx'

afterEach(cleanup)

async function openDistrict(options?: OpenPageOptions) {
  const { user } = await openPage('/branches/1/', options)
  const opener = await screen.findByRole('button', { name: /^Условия доставки:/ })
  await user.click(opener)
  const name = opener.textContent.replace('Условия доставки: ', '')
  return { user, name, dialog: within(await screen.findByRole('dialog', { name })) }
}

test('R-POPUP-27 a district tells its terms, its branches and which pin is which branch', async () => {
  const { user, name, dialog } = await openDistrict()
  expect(await dialog.findByText('В пути')).toBeDefined()
  const pins = await dialog.findAllByRole('button', { name: /^\d+\. Показать на карте: / })
  expect(pins).toHaveLength(dialog.getAllByRole('listitem').length)
  expect(pins[0]?.getAttribute('aria-pressed')).toBe('false')
  await user.click(dialog.getByRole('button', { name: '1. Показать на карте: Москва' }))
  expect(
    dialog.getByRole('button', { name: '1. Показать на карте: Москва' }).getAttribute('aria-pressed'),
  ).toBe('true')
  expect(dialog.getByRole('link', { name: 'Москва' }).getAttribute('href')).toBe('/branches/1/')
  expect(name).not.toBe('')
})

test('R-POPUP-27 without the places of the branches their list stands, and the map can be asked for again', async () => {
  let fails = true
  const { user, dialog } = await openDistrict({
    answers: { listBranches: () => (fails ? status(500, 'internal') : undefined) },
  })
  expect(await dialog.findByText('Не удалось загрузить карту филиалов')).toBeDefined()
  expect(dialog.getByRole('link', { name: 'Москва' })).toBeDefined()
  fails = false
  await user.click(dialog.getByRole('button', { name: 'Повторить' }))
  expect(await dialog.findByRole('button', { name: /^1\. Показать на карте: / })).toBeDefined()
})
