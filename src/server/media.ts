import type { Backend, GatewayMeta } from '../gateway/gateway.ts'
import { climbs } from '../gateway/climbing-path.ts'
import { BodyTooLarge, readBounded, upTo } from '../lib/bounded-body.ts'
import { chooseCoding, isPackable } from './compression.ts'
import { isInertSvg } from './inert-svg.ts'
import type { PackedTexts } from './packed-texts.ts'

/** Request headers that a picture's answer may depend on; nothing of the visitor goes along. */
const requestNames = ['accept', 'if-none-match', 'if-modified-since', 'range']
const answerNames = [
  'content-type',
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
  'retry-after',
  'content-range',
  'vary',
]

/** A drawing that is larger is no drawing for a page. */
const mostTextBytes = 1_000_000

/** A picture or paper under `/media/`, passed through from the backend without cookies or token. */
export async function passMedia(
  request: Request,
  backend: Backend,
  meta: GatewayMeta,
  { timeout, packed }: { timeout: number; packed: PackedTexts },
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  }
  if (!isMediaPath(new URL(request.url).pathname))
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  const headers = copied(request.headers, requestNames)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)])
  try {
    const answer = await backend(new Request(request.url, { headers, signal, redirect: 'manual' }), meta)
    const passed = copied(answer.headers, answerNames)
    if (!passed.has('cache-control'))
      passed.set('Cache-Control', answer.ok ? 'public, max-age=3600' : 'no-store')
    // A drawing opened by itself must not be able to run anything.
    passed.set('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`)
    const { status } = answer
    const type = passed.get('content-type')
    if (isDocument(type)) passed.set('Content-Disposition', 'attachment')
    if (status === 200 && request.method === 'GET' && isPackable(type)) {
      const text = await readBounded(answer.body, upTo(mostTextBytes))
      if (/^image\/svg\+xml/i.test(type ?? '') && !isInertSvg(new TextDecoder().decode(text)))
        return refused()
      return await packedText(request, text, passed, packed)
    }
    return new Response(status === 304 ? null : answer.body, { status, headers: passed })
  } catch (error) {
    if (error instanceof BodyTooLarge) return refused()
    return new Response(null, { status: 504, headers: { 'Cache-Control': 'no-store' } })
  }
}

/** One name after another, each decoded once: nothing that a backend could read as another path. */
function isMediaPath(pathname: string): boolean {
  if (pathname.includes('//')) return false
  try {
    return pathname.split('/').every((segment) => {
      const name = decodeURIComponent(segment)
      return !/[/%]/.test(name) && !climbs(name)
    })
  } catch {
    return false
  }
}

/** What a browser would open as a page of the shop; a drawing is shown by pages all the same. */
const isDocument = (type: string | null) => type === null || /html|xml/i.test(type)

/** The backend sent what is no picture: nothing of it reaches a browser. */
const refused = () => new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store' } })

/** A drawing, packed once for all who take it so. */
async function packedText(
  request: Request,
  text: Uint8Array<ArrayBuffer>,
  headers: Headers,
  packed: PackedTexts,
) {
  const coding = chooseCoding(request.headers.get('accept-encoding'))
  if (!coding) return new Response(text, { headers })
  headers.set('Content-Encoding', coding)
  headers.append('Vary', 'Accept-Encoding')
  // Other bytes than the backend's, so no longer its strong tag.
  const etag = headers.get('etag')
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`)
  return new Response(await packed.pack(text, coding), { headers })
}

function copied(source: Headers, names: readonly string[]): Headers {
  const headers = new Headers()
  for (const name of names) {
    const value = source.get(name)
    if (value !== null) headers.set(name, value)
  }
  return headers
}
