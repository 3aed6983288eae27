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

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}', attribution: '©' }
const images = (node: Element) => [...node.querySelectorAll<HTMLImageElement>('img.leaflet-tile')]
const zoomsOf = (node: Element) => new Set(images(node).map(({ src }) => new URL(src).pathname.split('/')[1]))

test('O-81 land stands below the tiles that have come', () => {
  const node = drawn({ tiles, points: points.slice(0, 1) })
  const [first, ...others] = images(node)
  for (const tile of others) tile.dispatchEvent(new Event('load'))
  first?.dispatchEvent(new Event('error'))
  const land = node.querySelector<HTMLElement>('.leaflet-land-pane')
  expect(land?.querySelectorAll('path').length).toBeGreaterThan(10)
  // leaflet.css gives the pane of the tiles 200.
  expect(Number(land?.style.zIndex)).toBeLessThan(200)
  expect(zoomsOf(node)).toEqual(new Set(['15']))
})

test('O-81 without any tile the map shows regions, and streets again once tiles come', () => {
  const node = drawn({ tiles, points: points.slice(0, 1) })
  expect(zoomsOf(node)).toEqual(new Set(['15']))
  for (const tile of images(node)) tile.dispatchEvent(new Event('error'))
  const regions = images(node).filter(({ src }) => new URL(src).pathname.startsWith('/5/'))
  expect(regions.length).toBeGreaterThan(0)
  const closer = node.querySelector<HTMLElement>('a[title="Приблизить"]')
  const press = () => closer?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  for (let step = 0; step < 10; step += 1) press()
  expect(closer?.getAttribute('aria-disabled')).toBe('true')
  for (const tile of images(node)) tile.dispatchEvent(new Event('load'))
  expect(closer?.getAttribute('aria-disabled')).toBe('false')
})
