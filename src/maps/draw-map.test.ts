// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { drawMap, type MapOptions } from './draw-map.ts'

afterEach(() => document.body.replaceChildren())

const points = [
  { id: '1', title: 'Екатеринбург', lat: 56.84, lon: 60.6 },
  { id: '2', title: 'Челябинск', lat: 55.16, lon: 61.4 },
  { id: '3', title: 'Хабаровск', lat: 48.48, lon: 135.08 },
]

function drawn(options: Partial<MapOptions>) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const node = document.createElement('div')
  // jsdom lays nothing out.
  Object.defineProperties(node, { clientWidth: { value: 400 }, clientHeight: { value: 300 } })
  document.body.append(node)
  const map = drawMap(node, { points, tiles: undefined, ...options })
  onTestFinished(() => {
    map.remove()
    vi.unstubAllGlobals()
  })
  return node
}

const lines = (node: Element) => node.querySelectorAll('path')
// Without 3D, as in jsdom, Leaflet places by `left` and `top`.
const pinPlaces = (node: Element) =>
  [...node.querySelectorAll<HTMLElement>('.leaflet-marker-icon')].map(({ style }) => ({
    x: Number.parseFloat(style.left),
    y: Number.parseFloat(style.top),
  }))

test('R-POPUP-28 neighbouring towns have pins apart, with lines to their places', () => {
  const node = drawn({})
  const [first, second] = pinPlaces(node)
  expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThanOrEqual(28)
  expect(lines(node).length - lines(drawn({ points: points.slice(2) })).length).toBe(4)
})

test('O-81 tiles come from their server, whose owner and terms are named; without them the outlines stand', () => {
  const node = drawn({
    tiles: {
      url: 'https://tiles.example/?x={x}&y={y}&z={z}&scale={scale}',
      attribution: '© <Карты>',
      terms: 'https://tiles.example/terms',
    },
  })
  const tile = node.querySelector<HTMLImageElement>('img.leaflet-tile')
  expect(tile?.src).toMatch(/^https:\/\/tiles\.example\/\?x=\d+&y=\d+&z=\d+&scale=1$/)
  const terms = node.querySelector<HTMLAnchorElement>('a[href="https://tiles.example/terms"]')
  expect(terms?.textContent).toBe('© <Карты>')
  const before = lines(node).length
  tile?.dispatchEvent(new Event('error'))
  expect(lines(node).length).toBeGreaterThan(before + 10)
})
