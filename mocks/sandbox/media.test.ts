// @vitest-environment jsdom
import { picturesOf } from './seed/product-facts.ts'
import { expect, test } from 'vitest'
import { sharedSeed } from './seed/seed.ts'
import { renderMedia } from './media.ts'
import { productPicture, sectionPicture } from './rules/picture.ts'

const { catalogue, promotions, news, stores } = sharedSeed()

function isXml(svg: string) {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml')
  return parsed.querySelector('parsererror') === null && parsed.documentElement.localName === 'svg'
}

/** As the request names it: the version is no part of the path. */
const rendered = (address: string) => renderMedia(new URL(address, 'http://localhost').pathname)

test.for(['main', 'small'])(
  'R-PROD-04 no two products have the same drawing %s, and none holds a broken number',
  (view) => {
    const seen = new Map<string, string>()
    for (const product of catalogue.products) {
      const svg = renderMedia(`/media/products/${product.id}/${view}.svg`)?.svg ?? ''
      expect(svg).not.toBe('')
      const drawn = svg.replace(/<title>.*?<\/title>/, '')
      expect(drawn).not.toMatch(/NaN|Infinity|undefined/)
      // Makers of standard parts draw what they make alike: one article.
      expect([undefined, product.article]).toContain(seen.get(drawn))
      seen.set(drawn, product.article)
    }
  },
)

test('R-PROD-02 every picture of the named products, sections, promotions, news and branches is valid XML', () => {
  const paths = [
    ...catalogue.products
      .slice(0, 40)
      .map(picturesOf)
      .flatMap((pictures) => [pictures.main].concat(pictures.more)),
    ...catalogue.sections.map((section) => section.picture),
    ...promotions.flatMap((promotion) => [promotion.picture, promotion.pictureMobile]),
    ...news.map((item) => item.picture),
    ...stores.map((store) => store.picture),
  ]
  for (const path of paths) {
    const drawing = rendered(path)
    expect({ path, isDrawn: drawing !== null }).toEqual({ path, isDrawn: true })
    expect({ path, isXml: isXml(drawing?.svg ?? '') }).toEqual({ path, isXml: true })
    expect(rendered(path.replace('.svg', '.webp'))).toEqual(drawing)
  }
  for (const section of catalogue.sections) expect(isXml(section.iconContent)).toBe(true)
})

test('R-EQUIP-02 each diagram of the four books is drawn in 40 kB at most, one group for each position', () => {
  const diagrams = catalogue.books.flatMap((book) => book.diagrams)
  expect(diagrams.length).toBeGreaterThanOrEqual(24)
  for (const { id, positions } of diagrams) {
    const svg = renderMedia(`/media/diagrams/${id}.svg`)?.svg ?? ''
    expect({ id, isXml: isXml(svg) }).toEqual({ id, isXml: true })
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(40_000)
    expect(svg.match(/<g id="p\d+"/g)).toHaveLength(positions.length)
  }
})

test('R-PROD-03 a path that names nothing has no drawing', () => {
  for (const path of [
    '/media/products/1/main.svg',
    '/media/products/10001/other.svg',
    '/media/products/10001.svg',
    '/media/sections/9999.svg',
    '/media/../x.svg',
    '/media/news/none.svg',
    '/media/promotions/%3Cb.svg',
  ]) {
    expect(renderMedia(path)).toBeNull()
  }
})

test('the glyphs of the sections of one parent are one document, each by the fragment of its address', () => {
  const sections = catalogue.childSections(1).map((section) => sectionPicture(section).small?.standard ?? '')
  expect(new Set(sections.map((address) => address.split('#')[0])).size).toBe(1)
  const [first = ''] = sections
  const svg = rendered(first)?.svg ?? ''
  expect(isXml(svg)).toBe(true)
  for (const address of sections) expect(svg).toContain(`<view id="${address.split('#')[1]}" viewBox="0 `)
})

test('every picture of a product has its glyph', () => {
  for (const product of catalogue.products.slice(0, 40)) {
    const { name } = product
    const pictures = picturesOf(product)
    for (const address of [pictures.main, ...pictures.more]) {
      const { small } = productPicture(address, name)
      expect(rendered(small?.standard ?? '')).not.toBeNull()
      expect(rendered(small?.webp ?? '')).not.toBeNull()
    }
  }
})
