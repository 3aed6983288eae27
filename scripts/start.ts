import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isBuildStale } from '../tools/build/build-shop.ts'
import { openBuild } from '../src/server/open-build.ts'
import { StartError } from '../src/server/run-server.ts'
import { runShop } from '../src/server/shop-server.ts'

// `npm start`: the shop as in production; built first when there is no build, or an old one.
process.env['NODE_ENV'] = 'production'
// By itself the engine lets the heap of a large machine grow to four times what is used before it collects.
setFlagsFromString('--heap-growing-percent=50')
const root = process.cwd()
// Only test runs count answers; a shop in production loads nothing of the contract's tools.
const watch = process.env['CONTRACT_COVERAGE']
  ? (await import('../tools/contract/coverage/answer-log.ts')).answerLog()
  : undefined

await runShop(async (context) => {
  if (await isBuildStale(root)) {
    console.log('Building the shop …')
    // In a process of its own: the bundler takes 500 MiB, which this one would keep.
    const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new StartError('The build failed, see above')
  }
  return openBuild(root, context)
}, watch)
