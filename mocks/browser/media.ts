import { renderMedia } from '../sandbox/media.ts'

/** Answers `/media/…` with the drawing as SVG, whichever picture format the address names: a browser tells by the type. */
export function answerMedia(request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  const drawing = renderMedia(new URL(request.url).pathname)
  if (!drawing) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(request.method === 'HEAD' ? null : drawing.svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // A drawing is a picture, never a document that could run something.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
