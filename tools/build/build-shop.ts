import { randomUUID } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildFolder, type BuildStamp, readBuildStamp, stampFile } from '../../src/server/build-stamp.ts'
import { offlineScriptPath, workerPath } from '../../src/lib/offline-names.ts'
import { drawIcons } from './draw-icons.ts'
import { buildTargets } from './supported-browsers.ts'
import { replaceFolder } from './replace-folder.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Files and folders that the bundles depend on. */
const sources = ['src', 'public', 'tools/build', 'vite.config.ts', 'package-lock.json']

/** Builds both bundles. A running shop keeps its own build. @returns how long the build took */
export async function buildShop(root: string): Promise<{ milliseconds: number }> {
  const begun = Date.now()
  process.env['NODE_ENV'] = 'production'
  // Loaded on demand: the start of a built shop doesn't need the bundler.
  const { build } = await import('vite')
  await replaceFolder(join(root, buildFolder), async (folder) => {
    const client = join(folder, 'client')
    const server = join(folder, 'server')
    await build({ root, logLevel: 'warn', build: { outDir: client } })
    await build({ root, logLevel: 'warn', build: { outDir: server, ssr: 'src/app/entry-server.tsx' } })
    await buildOffline(root, client)
    await drawIcons(join(root, 'public/favicon.svg'), client)
    await packFolder(client)
    await writeFile(join(folder, stampFile), JSON.stringify({ id: randomUUID(), begun } satisfies BuildStamp))
  })
  return { milliseconds: Date.now() - begun }
}

/** The service worker and its part in pages stand at the root under fixed names, each in one file. */
async function buildOffline(root: string, client: string): Promise<void> {
  const { build } = await import('vite')
  for (const [source, address] of [
    ['worker', workerPath],
    ['page', offlineScriptPath],
  ])
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'warn',
      build: {
        outDir: client,
        emptyOutDir: false,
        target: buildTargets(),
        rolldownOptions: {
          input: join(root, `src/offline/${source}.ts`),
          output: { format: 'iife', entryFileNames: address?.slice(1) },
        },
      },
    })
}

/** Whether the build is missing or older than a source. */
export async function isBuildStale(root: string): Promise<boolean> {
  const stamp = await readBuildStamp(root)
  if (!stamp) return true
  const times = await Promise.all(sources.map((source) => newest(join(root, source))))
  // A source that was saved during the build may be missing from it.
  return Math.max(...times) > stamp.begun
}

async function newest(path: string): Promise<number> {
  const facts = await stat(path).catch(() => undefined)
  if (!facts?.isDirectory()) return facts?.mtimeMs ?? 0
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  return Math.max(
    0,
    ...(await Promise.all(files.map(({ parentPath, name }) => newest(join(parentPath, name))))),
  )
}

/** Writes `.br` and `.gz` at the highest level beside every text file. */
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
