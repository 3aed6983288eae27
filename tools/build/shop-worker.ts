import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { workerUrl } from '../../src/browser/names.ts'

const source = fileURLToPath(new URL('../../src/browser/shop-worker.js', import.meta.url))
/** The line of the worker that a build replaces. */
const emptyBuild = "const build = { version: '', files: [] }"

/** Serves the worker of the browser-only shop in development, where it keeps no files. */
export function shopWorker(): Plugin {
  return {
    name: 'shop-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== workerUrl) return next()
        readFile(source).then((code) => {
          response.writeHead(200, {
            'Content-Type': 'text/javascript; charset=utf-8',
            'Cache-Control': 'no-cache',
          })
          response.end(code)
        }, next)
      })
    },
  }
}

/** Puts the worker beside a finished build, with the names of the files that it keeps for a visit without a network. */
export async function writeShopWorker(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => !/(?:^|[\\/])(?:404\.html|robots\.txt|\w*Worker\.js|shop-worker\.js)$/.test(path))
    .toSorted()
  const hash = createHash('sha256')
  const files: string[] = []
  for (const path of paths) {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    hash.update(address).update(await readFile(path))
    files.push(address)
  }
  const code = await readFile(source, 'utf8')
  if (!code.includes(emptyBuild)) throw new Error(`${source} has no line "${emptyBuild}"`)
  const build = JSON.stringify({ version: hash.digest('hex').slice(0, 16), files })
  await writeFile(join(folder, workerUrl), code.replace(emptyBuild, `const build = ${build}`))
}
