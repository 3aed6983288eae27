import type { components } from '../../../src/generated/api-types.ts'
import { drawingAddress } from '../seed/drawing-address.ts'
import type { SectionRecord } from '../seed/records.ts'

type Schemas = components['schemas']

/** Every drawing is 800 × 600; `svg` is its address. One drawing serves wide and narrow screens unless there are two. */
export function pictureOf(svg: string, alt: string, mobileSvg = svg): Schemas['Picture'] {
  return { desktopImage: sourcesOf(svg), mobileImage: sourcesOf(mobileSvg), alt, width: 800, height: 600 }
}

/** A view of a product, with its glyph of the same view. */
export function productPicture(svg: string, alt: string): Schemas['Picture'] {
  const glyph = svg.replace(/\/(\w+)\.svg/, (_, view) =>
    view === 'main' ? '/small.svg' : `/${view}-small.svg`,
  )
  return { ...pictureOf(svg, alt), small: { ...sourcesOf(glyph), width: glyphWidth } }
}

/** The drawing of a section; glyphs of sections with the same parent are one document, so a page asks once for all. */
export function sectionPicture({ id, parentId, name, picture }: SectionRecord): Schemas['Picture'] {
  const glyph = sourcesOf(drawingAddress(`sections/${id}/small`))
  const standard =
    parentId === null ? glyph.standard : `${drawingAddress(`sections/${parentId}/children`)}#s${id}`
  return { ...pictureOf(picture, name), small: { ...glyph, standard, width: glyphWidth } }
}

/** Of a glyph as WebP, in pixels. */
const glyphWidth = 320

/** The WebP stands beside the SVG. */
function sourcesOf(standard: string): Schemas['PictureSources'] {
  return { standard, webp: standard.replace('.svg', '.webp') }
}
