import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Render } from '../app/render-env.ts'
import { readAssets } from './document-assets.ts'
import { openStaticFiles } from './static-files.ts'
import { buildFolder, readBuildStamp } from './build-stamp.ts'
import { keepAssets } from './kept-assets.ts'
import { describeError, type Log } from './request-log.ts'
import type { Settings } from './settings.ts'
import type { ShopParts } from './shop-server.ts'

interface BuildContext {
  settings: Pick<Settings, 'assetsDir'>
  log: Log
}

/**
 * The shop as it was built, read as a whole: a later build changes nothing in a running shop.
 * @throws when there is no build, or an incomplete one
 */
export async function openBuild(root: string, context: BuildContext): Promise<ShopParts> {
  const build = await readBuildStamp(root)
  if (!build) throw new Error(`There is no build in ${root}: run \`npm run build\``)
  const isReplaced = async () => (await readBuildStamp(root))?.id !== build.id
  try {
    const parts = await readParts(join(root, buildFolder), build.id, context)
    if (!(await isReplaced())) return parts
  } catch (error) {
    if (!(await isReplaced())) throw error
  }
  // Another build replaced it in the middle of reading: parts of two builds don't fit together.
  return openBuild(root, context)
}

async function readParts(folder: string, id: string, context: BuildContext): Promise<ShopParts> {
  const client = join(folder, 'client')
  // Node caches modules by address, and another build is another module.
  const entry = `${pathToFileURL(join(folder, 'server/entry-server.js')).href}?build=${id}`
  const { render } = (await import(entry)) as { render: Render }
  const files = openStaticFiles(client)
  return {
    files: await keepAssets(context.settings.assetsDir, client, files).catch((error: unknown) => {
      context.log({
        time: new Date().toISOString(),
        level: 'warn',
        event: 'assets',
        message: 'Assets of other builds are not kept, see ASSETS_DIR',
        ...describeError(error),
      })
      return files
    }),
    assets: await readAssets(client),
    render,
  }
}
