import { copyFile } from 'node:fs/promises'
import { build } from 'vite'
import { writeShopWorker } from './serving/shop-worker.ts'

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
await build({ configFile: 'vite.msw.config.ts', logLevel: 'warn' })
// Hosts that know no fallback show this file for every address that is no file.
await copyFile('dist-msw/index.html', 'dist-msw/404.html')
await writeShopWorker('dist-msw')
console.log(`Built dist-msw in ${((performance.now() - started) / 1000).toFixed(1)} s`)
