import type { QueryClient } from '@tanstack/react-query'
import { createContext as createReactContext, use } from 'react'
import { createContext } from 'react-router'

/** What loaders of one request (on the server) or of the tab (in the browser) share. Nothing of it is global. */
export interface AppContext {
  queryClient: QueryClient
  /** The request's "now" in milliseconds UTC; dehydrated, so that server and browser print the same dates. */
  now: number
  /** Rendering on the server: problems of the network become pages, not toasts. */
  isServer: boolean
  /** An error of the program that fails no page, for the log or the console. */
  onError: (error: unknown) => void
  /** A call had no answer during a client navigation: say so and offer to repeat it. */
  onNoConnection?: () => void
}

/** For loaders: `context.get(appContext)`. */
export const appContext = createContext<AppContext>()

const NowContext = createReactContext(0)
export const NowProvider = NowContext.Provider

/** "Now" for rendering, in milliseconds UTC: the same on the server and at hydration. */
export function useNow(): number {
  return use(NowContext)
}
