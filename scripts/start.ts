import { buildShop, isBuildStale } from '../tools/build/build-shop.ts'
import { openBuild } from '../src/server/open-build.ts'
import { runShop } from '../src/server/shop-server.ts'

// `npm start`: the shop as in production; built first when there is no build, or an old one.
process.env['NODE_ENV'] = 'production'
const root = process.cwd()
// Only test runs count answers; a shop in production loads nothing of the contract's tools.
const watch = process.env['CONTRACT_COVERAGE']
  ? (await import('../tools/contract/coverage/answer-log.ts')).answerLog()
  : undefined

await runShop(async (context) => {
  if (await isBuildStale(root)) {
    console.log('Building the shop …')
    await buildShop(root)
  }
  return openBuild(root, context)
}, watch)
