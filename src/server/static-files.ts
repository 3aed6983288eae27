import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { chooseCoding, type Coding } from './compression.ts'

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

export interface StaticFiles {
  /** The file at this path, or `undefined`. */
  respond: (request: Request, pathname: string) => Response | undefined | Promise<Response | undefined>
}

export interface StaticFile {
  content: Bytes
  packed: Partial<Record<Coding, Bytes>>
}
type Bytes = Uint8Array<ArrayBuffer>

/**
 * Files of one folder by their address, read at start: some megabytes of memory. No path leads out of the folder, and a
 * build that replaces the folder changes nothing for pages that name these files.
 * @param folder the built client, with `.br` and `.gz` beside what compresses well
 */
export function openStaticFiles(folder: string): StaticFiles {
  const files = readFiles(folder)
  return {
    respond(request, pathname) {
      const file = files.get(pathname)
      return file && fileResponse(request, pathname, file)
    },
  }
}

/** The answer for a file, in the best coding that the client accepts. */
export function fileResponse(request: Request, pathname: string, { content, packed }: StaticFile): Response {
  const headers = new Headers({
    'Content-Type': mediaTypes[extname(pathname)] ?? 'application/octet-stream',
    // Hashed names never change their content (O-112); the few others are asked for again after an hour.
    'Cache-Control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  })
  let body = content
  if (packed.br) {
    headers.set('Vary', 'Accept-Encoding')
    const coding = chooseCoding(request.headers.get('accept-encoding'))
    const smaller = coding && packed[coding]
    if (smaller) {
      body = smaller
      headers.set('Content-Encoding', coding)
    }
  }
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** Reads one file after another: all at once could be more than a process may open. */
function readFiles(folder: string): Map<string, StaticFile> {
  const contents = new Map<string, Bytes>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.split(sep).includes('.vite')) continue
    const path = join(entry.parentPath, entry.name)
    contents.set(`/${relative(folder, path).split(sep).join('/')}`, new Uint8Array(readFileSync(path)))
  }
  const files = new Map<string, StaticFile>()
  for (const [address, content] of contents) {
    if (/\.(?:br|gz|map)$/.test(address)) continue
    const br = contents.get(`${address}.br`)
    const gzip = contents.get(`${address}.gz`)
    files.set(address, { content, packed: { ...(br && { br }), ...(gzip && { gzip }) } })
  }
  return files
}
