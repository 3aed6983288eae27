import { buildShop, isBuildStale } from './serving/build-shop.ts'
import { openBuild } from './serving/open-build.ts'
import { runShop } from './serving/shop-server.ts'

// `npm start`: the shop as in production; built first when there is no build, or an old one.
process.env['NODE_ENV'] = 'production'
const root = process.cwd()

await runShop(async () => {
  if (await isBuildStale(root)) {
    console.log('Building the shop …')
    await buildShop(root)
  }
  return openBuild(root)
})
