import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SandboxRequest } from '../answer.ts'
import { mediaHeaders, svgType } from '../media-headers.ts'
import { createRasteriser, type RasteriserLimits } from './rasteriser.ts'

/** Draws one picture as SVG text; `null` when there is no such picture. */
export type RenderMedia = (pathname: string) => { svg: string } | null

interface Drawing {
  svg: string
  digest: string
}

/** Drawings that are kept by their path: most of a catalogue's glyphs. */
const drawingLimits = { max: 4000, maxSize: 8 * 1024 * 1024 }

/** Answers `/media/…` with the drawing as SVG, or as WebP made from it. All that it keeps has a bound. */
export function createMedia({ render, limits }: { render: RenderMedia; limits?: RasteriserLimits }) {
  const rasterised = createRasteriser(limits)
  const drawings = new LRUCache<string, Drawing>({
    ...drawingLimits,
    sizeCalculation: ({ svg }) => svg.length,
  })

  const drawingAt = (pathname: string): Drawing | undefined => {
    const known = drawings.get(pathname)
    if (known) return known
    const svg = render(pathname)?.svg
    // What isn't there is not kept: its addresses have no end.
    if (svg === undefined) return undefined
    const drawing = { svg, digest: createHash('sha256').update(svg).digest('hex').slice(0, 32) }
    drawings.set(pathname, drawing)
    return drawing
  }

  return async (request: SandboxRequest): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const url = new URL(request.url)
    const asWebp = url.pathname.endsWith('.webp')
    const drawing = drawingAt(url.pathname.replace(/\.webp$/, '.svg'))
    if (!drawing) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

    const { svg, digest } = drawing
    // Weak: a server before this one may pack the text.
    const etag = `W/"${digest}${asWebp ? '-webp' : ''}"`
    const headers = { ...mediaHeaders(url), etag }
    if (isKnown(request.headers.get('if-none-match'), etag))
      return new Response(null, { status: 304, headers })
    const isHead = request.method === 'HEAD'
    // Where the rasteriser isn't installed (the packed sandbox), the drawing itself goes under the same name.
    const raster = asWebp && !isHead ? await rasterised(svg, digest) : undefined
    if (raster === 'busy')
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '2' } })
    const type = raster || (asWebp && isHead) ? 'image/webp' : svgType
    return new Response(isHead ? null : (raster ?? svg), { headers: { ...headers, 'content-type': type } })
  }
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((one) => one.trim() === etag) ?? false
}
