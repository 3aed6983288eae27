// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Picture } from './Picture.tsx'

afterEach(cleanup)

const full = {
  desktopImage: { webp: '/media/d.webp', standard: '/media/d.jpg' },
  mobileImage: { webp: '/media/m.webp', standard: '/media/m.jpg' },
  alt: 'Фильтр масляный',
  width: 400,
  height: 300,
}

test('R-SEO-04 R-SEO-05 R-SEO-06 both images in both formats, the phone first, webp before standard', () => {
  const { container } = render(<Picture {...full} />)
  const sources = [...container.querySelectorAll('source')].map((source) => [
    source.getAttribute('media'),
    source.getAttribute('type'),
    source.getAttribute('srcset'),
  ])
  expect(sources).toEqual([
    ['(max-width: 48.06em)', 'image/webp', '/media/m.webp'],
    ['(max-width: 48.06em)', null, '/media/m.jpg'],
    [null, 'image/webp', '/media/d.webp'],
  ])
  expect(screen.getByRole('img', { name: 'Фильтр масляный' }).getAttribute('src')).toBe('/media/d.jpg')
})

test('R-SEO-07 an image is lazy unless it is eager, and always has its size', () => {
  const { rerender } = render(<Picture {...full} />)
  const image = screen.getByRole('img')
  expect([image.getAttribute('loading'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    'lazy',
    '400',
    '300',
  ])
  rerender(<Picture {...full} eager="high" />)
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('a drawing is asked for as SVG, whatever WebP stands beside it, and once for both widths', () => {
  const drawing = { webp: '/media/d.webp', standard: '/media/d.svg?v=1' }
  const { container } = render(<Picture {...full} desktopImage={drawing} mobileImage={drawing} />)
  expect(container.querySelectorAll('source')).toHaveLength(0)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/d.svg?v=1')
})

test('R-SEO-08 an image that fails, or that nobody has, leaves a placeholder with its name', () => {
  render(<Picture {...full} />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Нет изображения: Фильтр масляный')).not.toBeNull()
  cleanup()
  render(<Picture alt="Зуб ковша" width={4} height={3} desktopImage={null} />)
  expect(screen.getByText('Нет изображения: Зуб ковша')).not.toBeNull()
})

test('R-SEO-08 an image that failed before the page was taken over is known all the same', async () => {
  const { prototype } = HTMLImageElement
  const complete = vi.spyOn(prototype, 'complete', 'get').mockReturnValue(true)
  try {
    // The environment has no decoder.
    Object.assign(prototype, { decode: () => Promise.reject(new Error('broken')) })
    render(<Picture {...full} />)
    expect(await screen.findByText('Нет изображения: Фильтр масляный')).not.toBeNull()
  } finally {
    complete.mockRestore()
    Reflect.deleteProperty(prototype, 'decode')
  }
})

test('R-SEO-08 another image begins anew after one that failed', () => {
  const { rerender } = render(<Picture {...full} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture {...full} desktopImage={{ standard: '/media/other.svg' }} />)
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/other.svg')
})
