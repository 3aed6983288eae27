import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '../app/render-env.ts'
import { readAssets } from './document-assets.ts'
import { openStaticFiles } from './static-files.ts'
import { buildFolder, readBuildStamp } from './build-stamp.ts'
import type { ShopParts } from './shop-server.ts'

/**
 * The shop as it was built, all of it read at once: whatever is built later takes nothing from it.
 * @throws when there is no build, or one that isn't whole
 */
export async function openBuild(root: string): Promise<ShopParts> {
  const build = await readBuildStamp(root)
  if (!build) throw new Error(`There is no build in ${root}: run \`npm run build\``)
  const isReplaced = async () => (await readBuildStamp(root))?.id !== build.id
  try {
    const parts = await readParts(join(root, buildFolder), build.id)
    if (!(await isReplaced())) return parts
  } catch (error) {
    if (!(await isReplaced())) throw error
  }
  // Another one took its place while it was read: half of each would fit nothing.
  return openBuild(root)
}

async function readParts(folder: string, id: string): Promise<ShopParts> {
  const client = join(folder, 'client')
  // Node keeps modules by their address, and another build is another module.
  const entry = `${pathToFileURL(join(folder, 'server/entry-server.js')).href}?build=${id}`
  const { render } = (await import(entry)) as { render: Render }
  return {
    files: openStaticFiles(client),
    assets: await readAssets(client),
    render,
  }
}
