import type { components } from '../../../src/generated/api-types.ts'

type Schemas = components['schemas']

/** Every drawing is 800 × 600; `svg` is its path. One drawing serves wide and narrow screens unless there are two. */
export function pictureOf(svg: string, alt: string, mobileSvg = svg): Schemas['Picture'] {
  return { desktopImage: sourcesOf(svg), mobileImage: sourcesOf(mobileSvg), alt, width: 800, height: 600 }
}

/** The WebP stands beside the SVG. */
function sourcesOf(standard: string): Schemas['PictureSources'] {
  return { standard, webp: standard.replace(/\.svg$/, '.webp') }
}
