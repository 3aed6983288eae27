// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { keysOf } from '../lib/keys-of.ts'
import { openPage } from '../testing/open-page.tsx'
import { popupSamples, type SampleName } from './popup-samples.ts'

const buyer = 'buyer@example.ru'
const names = keysOf<SampleName>(popupSamples)

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

test('O-08 the showcase has a button for each popup of the features', async () => {
  await openPage('/ui/', { as: buyer })
  const groups = ['Окна для всех', 'Окна покупателя'].flatMap((name) =>
    within(screen.getByRole('region', { name })).getAllByRole('button'),
  )
  expect(groups.map((button) => button.textContent)).toHaveLength(names.length)
  expect(groups.every((button) => !button.hasAttribute('disabled'))).toBe(true)
})

test('O-08 a guest is told that the popups of a customer need a login', async () => {
  await openPage('/ui/')
  const own = within(screen.getByRole('region', { name: 'Окна покупателя' }))
  expect(own.getByText(/^Войдите, чтобы открыть их/)).toBeTruthy()
  expect(own.getAllByRole('button').every((button) => button.hasAttribute('disabled'))).toBe(true)
})
