import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '../src/app/render-env.ts'
import { manifestAssets, readManifest } from '../src/server/document-assets.ts'
import { openStaticFiles } from '../src/server/static-files.ts'
import { buildShop, isBuildStale } from './serving/build-shop.ts'
import { runShop } from './serving/shop-server.ts'

// `npm start`: the shop as in production; built first when there is no build, or an old one.
process.env['NODE_ENV'] = 'production'
const root = process.cwd()

await runShop(async () => {
  if (await isBuildStale(root)) {
    console.log('Building the shop …')
    await buildShop(root)
  }
  const clientFolder = join(root, 'dist/client')
  const server = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as {
    render: Render
  }
  return {
    files: await openStaticFiles(clientFolder),
    assets: manifestAssets(await readManifest(clientFolder)),
    render: server.render,
  }
})
