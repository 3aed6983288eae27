import { expect, test } from 'vitest'
import { type ProductPicture, productPictures } from './product-pictures.ts'

const picture = (name: string): ProductPicture => {
  const sources = { webp: `/media/${name}.webp`, standard: `/media/${name}.svg` }
  return { desktopImage: sources, mobileImage: sources, alt: name, width: 800, height: 600 }
}
const [card, large, side] = ['card', 'large', 'side'].map(picture) as [
  ProductPicture,
  ProductPicture,
  ProductPicture,
]

test('R-PROD-02 R-PROD-04 the large picture comes first, then the further ones', () => {
  const pictures = productPictures({
    picture: card,
    detailPicture: large,
    mainProps: { more_photo: { value: [side] } },
  })
  expect(pictures).toEqual([large, side])
})

test('R-PROD-03 a large picture that is an array is ignored: the card’s picture stands in', () => {
  const pictures = productPictures({
    picture: card,
    detailPicture: [],
    mainProps: { more_photo: { value: [side] } },
  })
  expect(pictures).toEqual([card, side])
})

test('R-PROD-04 the same drawing isn’t shown twice', () => {
  const pictures = productPictures({
    picture: card,
    detailPicture: large,
    mainProps: { more_photo: { value: [large, side] } },
  })
  expect(pictures).toEqual([large, side])
})
