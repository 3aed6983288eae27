import { buildShop } from './serving/build-shop.ts'

// `npm run build`: the client and the server bundle into dist/, packed files beside the client's.
const { milliseconds } = await buildShop(process.cwd())
console.log(`Built in ${(milliseconds / 1000).toFixed(1)} s`)
