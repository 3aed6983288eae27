import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { replaceFolder } from '../tools/build/replace-folder.ts'
import { writeShopWorker } from '../tools/build/shop-worker.ts'

// `npm run build:msw`: the browser-only shop into dist-msw/, to be put on any static host (docs/browser-only.md).
if (process.argv.length > 2) {
  console.error(
    `npm run build:msw takes no arguments (${process.argv.slice(2).join(' ')}). The shop belongs at the root of a host ` +
      'name: a base path such as /demo/ is not supported, a host name such as demo.example does the same.',
  )
  process.exit(2)
}
process.env['NODE_ENV'] = 'production'
const started = performance.now()
await replaceFolder(resolve('dist-msw'), async (folder) => {
  await build({ configFile: 'vite.msw.config.ts', logLevel: 'warn', build: { outDir: folder } })
  // Hosts that know no fallback show this file for every address that is no file.
  await copyFile(join(folder, 'index.html'), join(folder, '404.html'))
  await writeShopWorker(folder)
})
console.log(`Built dist-msw in ${((performance.now() - started) / 1000).toFixed(1)} s`)
