import { createServer } from 'vite'
import type { Render } from '../src/app/render-env.ts'
import { createHttpServer } from '../src/server/http-server.ts'
import { contractPage } from './docs/contract-page-middleware.ts'
import { developmentAssets } from './serving/development-assets.ts'
import { runShop } from './serving/shop-server.ts'

// `npm run dev`: the same server, with modules straight from the sources and hot reloading.
process.env['NODE_ENV'] = 'development'

const node = createHttpServer()
const vite = await createServer({
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: node },
    // Written by tests, builds and the sandbox, and none of it is part of a page.
    watch: { ignored: ['**/.cache/**', '**/.data/**', '**/dist/**', '**/e2e/**', '**/openapi/**'] },
  },
})

vite.middlewares.use(contractPage())

await runShop(
  () =>
    Promise.resolve({
      files: undefined,
      assets: developmentAssets,
      development: true,
      // Loaded for every page, so that a saved file is in the next one.
      render: async (request, env) => {
        const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render }
        try {
          return await entry.render(request, env)
        } catch (error) {
          if (error instanceof Error) vite.ssrFixStacktrace(error)
          throw error
        }
      },
    }),
  (listener) => {
    node.on('request', (message, response) =>
      vite.middlewares(message, response, () => listener(message, response)),
    )
    return { server: node, close: () => vite.close() }
  },
)
