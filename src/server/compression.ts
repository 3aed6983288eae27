import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a body may be packed. */
export type Coding = 'br' | 'gzip'

/** Bodies shorter than this leave in one packet anyway. */
const worthPacking = 860
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The best coding that the client takes, by `Accept-Encoding` with its weights. */
export function chooseCoding(acceptEncoding: string | null): Coding | undefined {
  const weights = new Map<string, number>()
  for (const part of (acceptEncoding ?? '').split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters
      .map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1])
      .find((text) => text !== undefined)
    if (name.trim() !== '') weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const allows = (coding: Coding) => (weights.get(coding) ?? weights.get('*') ?? 0) > 0
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : undefined
}

/** Whether a media type is text that packing makes smaller. */
export function isPackable(contentType: string | null): boolean {
  return /^(?:text\/|application\/(?:json|javascript|xml|[\w.+-]*\+(?:json|xml))|image\/svg\+xml)/i.test(
    contentType ?? '',
  )
}

/** Packs a body that is made anew for every request: brotli 7 costs a third of a millisecond more
 * than 5 for a page of 160 kB and is 2 % smaller. */
export async function packLive(body: Uint8Array, coding: Coding): Promise<Uint8Array> {
  if (coding === 'gzip') return zip(body, { level: 6 })
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** Packs a text answer for this client; everything else passes untouched. */
export async function packResponse(request: Request, response: Response): Promise<Response> {
  if (
    !response.body ||
    // A part of a file (206) is cut from what isn't packed.
    response.headers.has('content-range') ||
    response.headers.has('content-encoding') ||
    !isPackable(response.headers.get('content-type'))
  ) {
    return response
  }
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  const coding = chooseCoding(request.headers.get('accept-encoding'))
  if (!coding) return new Response(response.body, { status: response.status, headers })
  const whole = new Uint8Array(await response.arrayBuffer())
  if (whole.byteLength < worthPacking) return new Response(whole, { status: response.status, headers })
  headers.set('Content-Encoding', coding)
  const packed = await packLive(whole, coding)
  return new Response(new Uint8Array(packed), { status: response.status, headers })
}
