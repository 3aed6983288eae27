// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { builtInPopups } from './built-in-popups.ts'
import { setup } from './popup-fixture.tsx'

afterEach(cleanup)

test.each([
  ['R-POPUP-34', 'default-info', 'centre'],
  ['R-POPUP-39', 'default-bottom', 'bottom'],
] as const)('%s %s shows a title and any content (%s)', async (_id, name, kind) => {
  expect(builtInPopups[name].kind).toBe(kind)
  const { popups } = setup({ [name]: builtInPopups[name] })
  await act(() => popups().open(name, { title: 'Сроки', content: 'Два дня' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Сроки' }))
  expect(shown.getByText('Два дня')).toBeTruthy()
  expect(shown.getByRole('button', { name: 'Закрыть' })).toBeTruthy()
})
