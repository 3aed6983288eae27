import { copyFile } from 'node:fs/promises'
import { build } from 'vite'

// `npm run build:msw`: the browser-only shop into dist-msw/, to be put on any static host (docs/browser-only.md).
process.env['NODE_ENV'] = 'production'
const started = performance.now()
await build({ configFile: 'vite.msw.config.ts', logLevel: 'warn' })
// Hosts that know no fallback show this file for every address that is no file.
await copyFile('dist-msw/index.html', 'dist-msw/404.html')
console.log(`Built dist-msw in ${((performance.now() - started) / 1000).toFixed(1)} s`)
