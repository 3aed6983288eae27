// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { rawAnswer } from '../../../mocks/answers.ts'
import { quickOrderPath } from '../../lib/quick-order.ts'
import { openPage } from '../../testing/open-page.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('R-CART-02 R-CART-09 without network the rows of a list wait in the service worker, and are not added again from here', async () => {
  const { user } = await openPage(quickOrderPath, {
    answers: {
      // As the service worker answers.
      addManyToCart: rawAnswer(() =>
        Response.json(
          {
            status: 'error',
            data: null,
            errors: [{ code: 'unavailable', message: 'Добавим, когда появится связь' }],
          },
          { status: 202 },
        ),
      ),
    },
  })
  await user.type(await screen.findByRole('textbox', { name: /^Список артикулов/ }), 'FM-2040; 2')
  await user.click(screen.getByRole('button', { name: 'Проверить список' }))
  await user.click(await screen.findByRole('button', { name: /^Добавить в корзину: 1\sстрока$/ }))
  expect(await screen.findByText(/^Добавим в\sкорзину, когда появится связь: 1\sтовар\.\s*$/)).toBeDefined()
  expect(screen.queryByText('Список сохранён.')).toBeNull()
  expect(screen.queryByRole('button', { name: /^Добавить в корзину/ })).toBeNull()
})
