import { renderMedia } from '../sandbox/media.ts'
import { mediaHeaders, svgType } from '../sandbox/media-headers.ts'

/** Answers `/media/…` with the drawing as SVG, whichever picture format the address names: a browser tells by the type. */
export function answerMedia(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const url = new URL(request.url)
  const drawing = renderMedia(url.pathname)
  if (!drawing) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(request.method === 'HEAD' ? null : drawing.svg, {
    headers: { ...mediaHeaders(url), 'content-type': svgType },
  })
}
