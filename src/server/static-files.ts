import { readdir, readFile } from 'node:fs/promises'
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

/**
 * Files of one folder by their address, as they stood there at start: all of them are in memory, some megabytes. So no
 * path can lead out, and a build that takes the folder's place changes nothing for the pages that name these files.
 */
export interface StaticFiles {
  /** The file at this path, or `undefined`. */
  respond: (request: Request, pathname: string) => Response | undefined
}

interface StaticFile {
  content: Bytes
  packed: Partial<Record<Coding, Bytes>>
}
type Bytes = Uint8Array<ArrayBuffer>

/** @param folder the built client, with `.br` and `.gz` beside what packs well */
export async function openStaticFiles(folder: string): Promise<StaticFiles> {
  const files = await readFiles(folder)
  return {
    respond(request, pathname) {
      const file = files.get(pathname)
      if (!file) return undefined
      const headers = new Headers({
        'Content-Type': mediaTypes[extname(pathname)] ?? 'application/octet-stream',
        // Hashed names never change their content (O-112); the few others are asked for anew every hour.
        'Cache-Control': pathname.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      })
      let { content } = file
      if (file.packed.br) {
        headers.set('Vary', 'Accept-Encoding')
        const coding = chooseCoding(request.headers.get('accept-encoding'))
        const packed = coding && file.packed[coding]
        if (packed) {
          content = packed
          headers.set('Content-Encoding', coding)
        }
      }
      headers.set('Content-Length', String(content.byteLength))
      return new Response(request.method === 'HEAD' ? null : content, { headers })
    },
  }
}

async function readFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes('.vite'))
    .map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map(
    await Promise.all(
      paths.map(async (path): Promise<[string, Bytes]> => {
        const address = `/${relative(folder, path).split(sep).join('/')}`
        return [address, new Uint8Array(await readFile(path))]
      }),
    ),
  )
  const files = new Map<string, StaticFile>()
  for (const [address, content] of contents) {
    if (/\.(?:br|gz|map)$/.test(address)) continue
    const br = contents.get(`${address}.br`)
    const gzip = contents.get(`${address}.gz`)
    files.set(address, { content, packed: { ...(br && { br }), ...(gzip && { gzip }) } })
  }
  return files
}
