import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'

/** Answers a document with the static shell of the browser-only shop, for any address: its router reads it (BACKEND=msw). */
export async function answerShell(vite: ViteDevServer, url: string, response: ServerResponse): Promise<void> {
  const html = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  const page = await vite.transformIndexHtml(url, html)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(page)
}
