import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SandboxRequest } from '../answer.ts'

/** Draws one picture as SVG text; `null` when there is no such picture. */
export type RenderMedia = (pathname: string) => { svg: string } | null

const forAYear = 'public, max-age=31536000, immutable'

/**
 * Answers `/media/…`: SVG is drawn for each request (it is cheap and always the same), WebP is made from it once and
 * kept in `cacheDir` (`null` keeps none). The name of a kept file is the hash of its drawing, so a changed drawing is made anew.
 */
export function createMedia({ render, cacheDir }: { render: RenderMedia; cacheDir: string | null }) {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>()

  return async (request: SandboxRequest): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } })
    const { pathname } = new URL(request.url)
    const asWebp = pathname.endsWith('.webp')
    const drawing = render(asWebp ? pathname.replace(/\.webp$/, '.svg') : pathname)
    if (!drawing) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })

    const { svg } = drawing
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 32)
    const etag = `"${digest}${asWebp ? '-webp' : ''}"`
    const headers = { etag, 'cache-control': forAYear, 'x-content-type-options': 'nosniff' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    // A drawing is a picture, never a document that could run something.
    // Where the rasteriser isn't installed (the packed sandbox), the drawing itself goes under the same name.
    const picture = asWebp ? await webpOf(svg, digest) : undefined
    const type = picture ? { 'content-type': 'image/webp' } : svgHeaders
    const body = picture ?? svg
    return new Response(request.method === 'HEAD' ? null : body, { headers: { ...headers, ...type } })
  }

  async function webpOf(svg: string, digest: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const file = cacheDir && join(cacheDir, `${digest}.webp`)
    const kept = file && (await readFile(file).catch(() => null))
    if (kept) return new Uint8Array(kept)
    let made = making.get(digest)
    if (!made) making.set(digest, (made = rasterise(svg, file).finally(() => making.delete(digest))))
    return made
  }
}

const svgHeaders = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
}

/** Loaded when first needed: it is large, and most runs use SVG only. `undefined` where it isn't installed. */
async function rasteriser() {
  try {
    const { default: sharp } = await import('sharp')
    return sharp
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

async function rasterise(svg: string, file: string | null): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sharp = await rasteriser()
  if (!sharp) return undefined
  const picture = new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer())
  if (file === null) return picture
  const unfinished = `${file}.${process.pid}.tmp`
  try {
    await mkdir(join(file, '..'), { recursive: true })
    // Renamed into place, so that no reader sees half a file.
    await writeFile(unfinished, picture)
    await rename(unfinished, file)
  } catch {
    // A folder that can't be written, or a full disk, only costs time: the picture is made again.
    await unlink(unfinished).catch(() => undefined)
  }
  return picture
}
