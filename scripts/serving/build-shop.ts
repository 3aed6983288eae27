import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Written last: a build without it was broken off. */
const stampName = 'dist/built.json'
/** What the bundles are made of. */
const sources = ['src', 'public', 'scripts/serving', 'vite.config.ts', 'package-lock.json']

/** Builds both bundles. @returns how long it took */
export async function buildShop(root: string): Promise<{ milliseconds: number }> {
  const started = performance.now()
  process.env['NODE_ENV'] = 'production'
  // Loaded here, so that starting a built shop doesn't wait for the bundler.
  const { build } = await import('vite')
  await rm(join(root, stampName), { force: true })
  await build({ root, logLevel: 'warn', build: { outDir: 'dist/client', emptyOutDir: true } })
  await build({
    root,
    logLevel: 'warn',
    build: { outDir: 'dist/server', emptyOutDir: true, ssr: 'src/app/entry-server.tsx' },
  })
  await packFolder(join(root, 'dist/client'))
  await writeFile(join(root, stampName), JSON.stringify({ node: process.version }))
  return { milliseconds: performance.now() - started }
}

/** Whether `dist/` is missing or older than what it is made of. */
export async function isBuildStale(root: string): Promise<boolean> {
  const stamp = await stat(join(root, stampName)).catch(() => undefined)
  if (!stamp) return true
  const times = await Promise.all(sources.map((source) => newest(join(root, source))))
  return Math.max(...times) > stamp.mtimeMs
}

async function newest(path: string): Promise<number> {
  const facts = await stat(path).catch(() => undefined)
  if (!facts) return 0
  if (!facts.isDirectory()) return facts.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).mtimeMs),
  )
  return Math.max(0, ...times)
}

/** Puts `.br` and `.gz` beside everything that packs well, at the highest level: it is done once. */
async function packFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:js|css|svg|html|txt|webmanifest)$/.test(entry.name),
  )
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const content = await readFile(path)
    if (content.byteLength < 200) continue
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    }
    const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  }
}
