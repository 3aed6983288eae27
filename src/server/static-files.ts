import { open, readdir, readFile, stat } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { chooseCoding } from './compression.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** Files of one folder by their address; only what stood there at start is ever opened, so no path can lead out. */
export interface StaticFiles {
  /** The file at this path, or `undefined`. */
  respond: (request: Request, pathname: string) => Promise<Response | undefined>
  has: (pathname: string) => boolean
}

/** @param folder the built client, with `.br` and `.gz` beside what packs well */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Set(
    entries
      .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes('.vite'))
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
  const suffixes = { br: '.br', gzip: '.gz' } as const
  const isServed = (pathname: string) => files.has(pathname) && !/\.(?:br|gz|map)$/.test(pathname)
  return {
    has: isServed,
    async respond(request, pathname) {
      if (!isServed(pathname)) return undefined
      const headers = new Headers({
        'Content-Type': mediaTypes[extname(pathname)] ?? 'application/octet-stream',
        // Hashed names never change their content (O-112); the few others are asked for anew every hour.
        'Cache-Control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      })
      let path = join(folder, pathname)
      if (files.has(`${pathname}.br`)) {
        headers.set('Vary', 'Accept-Encoding')
        const coding = chooseCoding(request.headers.get('accept-encoding'))
        if (coding && files.has(pathname + suffixes[coding])) {
          path += suffixes[coding]
          headers.set('Content-Encoding', coding)
        }
      }
      const { size } = await stat(path)
      headers.set('Content-Length', String(size))
      if (request.method === 'HEAD') return new Response(null, { headers })
      if (size < 64 * 1024) return new Response(new Uint8Array(await readFile(path)), { headers })
      const file = await open(path)
      return new Response(Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array>, { headers })
    },
  }
}
