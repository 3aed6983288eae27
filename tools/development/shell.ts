import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** Answers a document with the static shell of the browser-only shop, for any address: its router reads it (BACKEND=msw). */
export async function answerShell(vite: ViteDevServer, url: string, response: ServerResponse): Promise<void> {
  const html = await readFile(join(vite.config.root, 'index.html'), 'utf8')
  const page = await vite.transformIndexHtml(url, html)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(page)
}

/**
 * Serves the contract as a module with one value. Vite would make a source map of it that is three times as large as
 * the contract, and every page of BACKEND=msw waits for that.
 */
export function leanContract(): Plugin {
  return {
    name: 'lean-contract',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/src/generated/contract.json?import')) return next()
        readFile(join(config.root, 'src/generated/contract.json'), 'utf8').then((text) => {
          response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
          response.end(`export default JSON.parse(${JSON.stringify(text)})`)
        }, next)
      })
    },
  }
}
