import {
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { floorRoutes } from './floor-app.tsx'

const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as DehydratedState
const root = document.getElementById('root')
if (root)
  startTransition(() => {
    hydrateRoot(
      root,
      <QueryClientProvider client={new QueryClient()}>
        <HydrationBoundary state={state}>
          <RouterProvider router={createBrowserRouter(floorRoutes)} />
        </HydrationBoundary>
      </QueryClientProvider>,
    )
  })
