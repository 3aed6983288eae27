// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type CardPicture, keepSmall } from './small-picture.ts'
import { SmallPicture } from './SmallPicture.tsx'

afterEach(cleanup)

const photos = {
  desktopImage: { webp: '/media/d.webp', standard: '/media/d.jpg' },
  mobileImage: { webp: '/media/m.webp', standard: '/media/m.jpg' },
  alt: 'Фильтр',
  width: 800,
  height: 600,
}
const smallPhoto = { webp: '/media/s.webp', standard: '/media/s.jpg', width: 320 }

function shown(picture: CardPicture) {
  const { container } = render(<SmallPicture picture={picture} sizes="72px" />)
  const names = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading']
  const image = container.querySelector('img')
  return {
    image: image && names.flatMap((name) => image.getAttribute(name) ?? []),
    webp: container.querySelector('source[type="image/webp"]')?.getAttribute('srcset'),
  }
}

test('R-SEO-04 R-SEO-05 a small photo is offered beside the large one, by width and in both formats', () => {
  expect(shown({ ...photos, small: smallPhoto })).toEqual({
    image: ['/media/s.jpg', '/media/s.jpg 320w, /media/d.jpg 800w', '72px', '', '400', '300', 'lazy'],
    webp: '/media/s.webp 320w, /media/d.webp 800w',
  })
})

test('R-SEO-06 a backend without small pictures gives the one for narrow screens', () => {
  expect(shown(photos)).toEqual({
    image: ['/media/m.jpg', '', '400', '300', 'lazy'],
    webp: '/media/m.webp',
  })
})

test('a drawing is asked for as SVG alone', () => {
  const small = { webp: '/media/s.webp', standard: '/media/s.svg?v=1#s20', width: 320 }
  expect(shown({ ...photos, small })).toEqual({
    image: ['/media/s.svg?v=1#s20', '', '400', '300', 'lazy'],
    webp: undefined,
  })
})

test('what a list keeps of a picture shows the same', () => {
  const drawn = { ...photos, small: { webp: '/media/s.webp', standard: '/media/s.svg', width: 320 } }
  const vector = { webp: '/media/m.webp', standard: '/media/m.svg' }
  for (const picture of [photos, { ...photos, small: smallPhoto }, drawn, { ...photos, mobileImage: vector }])
    expect(shown(keepSmall(picture))).toEqual(shown(picture))
  expect(keepSmall(drawn)).toEqual({ small: { standard: '/media/s.svg' } })
})
