import { dehydrate, HydrationBoundary, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router'
import { Card, floorRoutes, listQuery } from './floor-app.tsx'
import { floorProducts } from './floor-products.ts'

const styles =
  'body{margin:0;font:16px system-ui}header{display:flex;gap:1rem;padding:1rem;background:#22282c}' +
  'header a{color:#fff}main{padding:1rem}.grid{list-style:none;padding:0;display:grid;' +
  'grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:1rem}.card{border:1px solid #ddd;padding:.5rem}' +
  '.card img{width:100%;height:auto}h3{font-size:1rem;min-height:2.5em}button{width:100%;padding:.6rem;border:0}'

function documentOf(body: string, tail = '', head = ''): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Запчасти</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${styles}</style>${head}</head><body><div id="root">${body}</div>${tail}</body></html>`
}

/** The list as markup and styles alone: what a page without any script costs. */
export function staticFloor(): string {
  const cards = floorProducts.map((product, index) => (
    <Card key={product.id} product={product} index={index} base="/static/" />
  ))
  return documentOf(
    renderToStaticMarkup(
      <StaticRouter location="/static/">
        <header>
          <a href="/static/">Запчасти</a>
          <nav>
            <a href="/static/">Каталог</a> <a href="/static/">Корзина</a>
          </nav>
        </header>
        <main>
          <h1>Запчасти</h1>
          <ul className="grid">{cards}</ul>
        </main>
      </StaticRouter>,
    ),
  )
}

/** The same list, taken over by React, router and query in the browser. @param script address of the client bundle */
export async function reactFloor(script: string): Promise<string> {
  const queryClient = new QueryClient()
  queryClient.setQueryData(listQuery.queryKey, [...floorProducts])
  const handler = createStaticHandler(floorRoutes)
  const context = await handler.query(new Request('http://localhost/react/'))
  if (context instanceof Response) throw new Error('The floor redirects')
  const state = dehydrate(queryClient)
  const markup = renderToString(
    <QueryClientProvider client={queryClient}>
      <HydrationBoundary state={state}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HydrationBoundary>
    </QueryClientProvider>,
  )
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return documentOf(
    markup,
    `<script type="application/json" id="state">${json}</script><script type="module" src="${script}"></script>`,
    `<link rel="modulepreload" href="${script}">`,
  )
}
