import { npmCommand } from '../tools/command/npm-command.ts'
import { buildShop } from '../tools/build/build-shop.ts'

const usage = `npm run build

The client and the server bundle into dist/, packed files beside the client's. npm start does it when it is needed.`

await npmCommand({ usage }, async () => {
  const { milliseconds } = await buildShop(process.cwd())
  console.log(`Built in ${(milliseconds / 1000).toFixed(1)} s`)
})
