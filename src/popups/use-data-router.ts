import { use } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router'

/**
 * The router itself, whose state is ahead of what React shows. react-router has no public way to it.
 * @throws Error outside `createBrowserRouter` and `createMemoryRouter`
 */
export function useDataRouter() {
  const context = use(UNSAFE_DataRouterContext)
  if (!context) throw new Error('No data router above')
  return context.router
}
