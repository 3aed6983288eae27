import { developmentServer } from './development/development-server.ts'
import { runServer } from './serving/shop-server.ts'

// `npm run dev`: the shop with hot reloading of sources and contract, and the panel (docs/development.md).
process.env['NODE_ENV'] = 'development'

await runServer(developmentServer)
