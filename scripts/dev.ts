import { npmCommand } from '../tools/command/npm-command.ts'
import { developmentServer } from '../tools/development/development-server.ts'
import { runServer } from '../src/server/shop-server.ts'

const usage = `npm run dev

The shop with hot reloading of sources and contract, and the panel (docs/development.md). Its settings come from the
environment: PORT (3000), BACKEND=sandbox|prism|msw|<url>, DATA_DIR and the others in README.md, "Modes".`

await npmCommand({ usage }, async () => {
  process.env['NODE_ENV'] = 'development'
  await runServer(developmentServer)
})
