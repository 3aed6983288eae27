// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { showMaps } from '../testing/show-maps.ts'
import { MapBeside } from './MapBeside.tsx'
import { PinButton } from './PinButton.tsx'

afterEach(cleanup)

const points = [
  { id: '11', title: 'Екатеринбург', lat: 56.84, lon: 60.6 },
  { id: '12', title: 'Хабаровск', lat: 48.48, lon: 135.08 },
]

function open() {
  showMaps()
  const seen: Element[] = []
  // jsdom has no such method.
  Element.prototype.scrollIntoView = function note() {
    seen.push(this)
  }
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  render(
    <MapBeside label="Карта складов" points={points}>
      {(chosen, choose) =>
        points.map(({ id, title }, index) => (
          <PinButton
            key={id}
            number={index + 1}
            title={title}
            chosen={chosen === id}
            onChoose={() => choose(id)}
          />
        ))
      }
    </MapBeside>,
  )
  const row = (name: string) =>
    screen.getByRole('button', { name: name.replace('. ', '. Показать на карте: ') })
  const pin = (name: string) => screen.findByRole('button', { name })
  return { user: userEvent.setup(), seen, row, pin }
}

test('R-POPUP-28 a row that is chosen brings the map into view, and marks its pin', async () => {
  const { user, seen, row, pin } = open()
  await pin('2. Хабаровск')
  await user.click(row('2. Хабаровск'))
  expect(seen.at(-1)?.contains(screen.getByRole('region', { name: 'Карта складов' }))).toBe(true)
  expect((await pin('2. Хабаровск')).getAttribute('aria-pressed')).toBe('true')
  expect((await pin('1. Екатеринбург')).getAttribute('aria-pressed')).toBe('false')
  expect(document.activeElement).toBe(row('2. Хабаровск'))
})

test('R-POPUP-28 a pin that is chosen marks its row, which has the focus; the map stays where it is', async () => {
  const { seen, row, pin } = open()
  fireEvent.keyDown(await pin('2. Хабаровск'), { key: 'Enter' })
  expect(row('2. Хабаровск').getAttribute('aria-pressed')).toBe('true')
  expect(document.activeElement).toBe(row('2. Хабаровск'))
  expect(seen).toEqual([])
})
