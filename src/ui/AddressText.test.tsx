// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AddressText } from './AddressText.tsx'

/** What stays on one line, by what parts it. */
function linesOf(text: string): string {
  const { container } = render(<AddressText text={text} />)
  expect(container.textContent).toBe(text)
  return [...container.childNodes]
    .map((node) => (node instanceof HTMLElement ? `[${node.textContent}]` : (node.textContent ?? '')))
    .join('')
}

test('an address keeps its abbreviations and its numbers together, and its text as it was typed', () => {
  expect(linesOf('625014, г. Тюмень, ул. 50 лет Октября, д. 14, корп. 2, оф. 305')).toBe(
    '625014, [г. Тюмень,] [ул. 50] лет Октября, [д. 14,] [корп. 2,] [оф. 305]',
  )
  expect(linesOf('Тюменская обл., Уватский р-н, пос. Туртас, Ленина, 12')).toBe(
    '[Тюменская обл.,] [Уватский р-н,] [пос. Туртас,] [Ленина, 12]',
  )
  expect(linesOf('Карьер «Северный», 14 км от трассы')).toBe('Карьер «Северный», [14 км] от трассы')
  expect(linesOf('Склад')).toBe('Склад')
  expect(linesOf('г.\u00a0Казань, ул.\u00a0Мира,\u00a05')).toBe('г.\u00a0Казань, ул.\u00a0Мира,\u00a05')
})
