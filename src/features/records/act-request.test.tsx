// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('R-FIN-02 R-FORM-02 R-LAYOUT-01 a wrong address for an act is told in the words of the form', async () => {
  const { user, calls } = await openPage('/personal/acts/', { as: 'panova@uraldorstroy.example' })
  await user.click(screen.getByRole('button', { name: 'Запросить акт' }))
  const popup = within(await screen.findByRole('dialog', { name: 'Запрос документа' }))
  const address = popup.getByRole('textbox', { name: 'E-mail' })
  await user.type(address, 'бухгалтерия')
  await user.click(popup.getByRole('button', { name: 'Запросить' }))
  expect(await popup.findByText('Некорректный E-mail')).toBeTruthy()
  expect(calls).not.toContain('POST /web/requestActs/')
  await user.clear(address)
  await user.click(popup.getByRole('button', { name: 'Запросить' }))
  expect(await screen.findByText('Документ готовится и появится в списке')).toBeTruthy()
})
