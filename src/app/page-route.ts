import { type ComponentType, createElement } from 'react'
import {
  data,
  isRouteErrorResponse,
  type LoaderFunction,
  type LoaderFunctionArgs,
  redirect,
  replace,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { sessionQuery } from '../api/session.ts'
import { registrationPath } from '../lib/paths.ts'
import { serverAnswers } from '../lib/server-answers.ts'
import { loadChunk } from './chunk-reload.ts'
import { passingErrorStatus } from './error-status.ts'
import { type GuardName, type GuardSession, passGuard } from './guards.ts'
import { RouteError } from './RouteError.tsx'

/** What a module under `src/routes/` exports. */
export interface PageModule {
  /** Reads everything that the page's HTML shows; returns small JSON or nothing. */
  loader?: LoaderFunction
  Component: ComponentType
  handle?: unknown
}

/** How one page stands in the table. */
export interface PageOptions {
  guard?: GuardName
  /** Facts that one module serving several routes tells them apart by. */
  handle?: object
  /** Pages inside of this one, which is then a frame around its `Outlet`. */
  children?: RouteObject[]
}

/** What is known of a matched route before its module is there. */
export interface PageHandle {
  /** Source of the module whose scripts the document preloads, or the name of the chunk that holds it. */
  module: string
  /** Loads the module; a failure is the caller's. */
  load: () => Promise<unknown>
  /** Loads code that a navigation doesn't wait for; hydration does, since the server has drawn the whole page. */
  rest?: () => Promise<unknown>
}

/** What only the browser's router knows; the server has neither revalidation nor an old page. */
export interface NavigationPolicy {
  /** Loaders were asked to run again; a changed `state` alone is no such request. */
  isRevalidating: () => boolean
  /** The code of the next page can't be had: there is no network. */
  onNoConnection?: () => void
}

/** Loads all code of a page, for hydration. */
export async function loadRouteCode({ lazy, handle }: RouteObject): Promise<Partial<RouteObject>> {
  const { rest }: Partial<PageHandle> = handle ?? {}
  const [module] = await Promise.all([typeof lazy === 'function' ? lazy() : {}, rest?.()])
  return module
}

/** One page: lazy module, guard before its loader, error page of its own. @param source under `src/routes/` */
export function createPage(policy: NavigationPolicy) {
  return (
    path: string,
    source: string,
    load: () => Promise<PageModule>,
    { guard, handle, children }: PageOptions = {},
  ): RouteObject => ({
    path,
    handle: { module: `src/routes/${source}`, load, ...handle } satisfies PageHandle,
    ErrorBoundary: RouteError,
    ...(children && { children }),
    shouldRevalidate: (change) => addressChanged(change) || policy.isRevalidating(),
    lazy: async () => {
      try {
        const module = await loadChunk(load)
        return { Component: module.Component, loader: guardedLoader(guard, module.loader) }
      } catch (failure) {
        return recoveringPage(failure, { load, guard, policy })
      }
    },
  })
}

interface Recovery {
  load: () => Promise<PageModule>
  guard: string | undefined
  policy: NavigationPolicy
}

/**
 * Stands in for a page whose code didn't come. The router can't show an error page over a `lazy` that failed (it
 * draws nothing at all), so the failure is thrown by a loader, and the next visit tries the code again.
 */
function recoveringPage(firstFailure: unknown, { load, guard, policy }: Recovery) {
  let failure: unknown = firstFailure
  let module: PageModule | undefined
  const loader: LoaderFunction = async (args, handlerContext) => {
    try {
      if (failure !== undefined) throw failure
      module ??= await loadChunk(load)
    } catch (error) {
      failure = undefined
      throw (await oldPageStays(policy)) ?? error
    }
    return guardedLoader(guard, module.loader)(args, handlerContext)
  }
  return { loader, Component: () => module && createElement(module.Component) }
}

/** Without network the old page stays, and the visitor is told. */
async function oldPageStays({ onNoConnection }: NavigationPolicy): Promise<Response | undefined> {
  if (!onNoConnection || (await serverAnswers())) return undefined
  onNoConnection()
  return replace(location.pathname + location.search + location.hash)
}

/**
 * Loaders run again for another path or query, and when asked; not for another hash or `state`, which only opens or
 * closes popups (O-62).
 */
export function addressChanged({
  currentUrl,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl'>) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search
}

function guardedLoader(guard: string | undefined, loader: LoaderFunction | undefined): LoaderFunction {
  return async (args, handlerContext) => {
    const url = new URL(args.request.url)
    if (guard !== undefined) passGuard(guard, await readSession(args), url)
    try {
      return (await loader?.(args, handlerContext)) ?? null
    } catch (error) {
      // The session ended between the guard and the call, or a page of a guest needs one after all (X-10, O-70).
      if (statusOf(error) === 401) throw redirect(registrationPath(url.pathname + url.search))
      throw error
    }
  }
}

/** A backend that answers 401 to the header call says that this is nobody it knows: a guest. */
async function readSession({ context }: LoaderFunctionArgs): Promise<GuardSession> {
  try {
    const header = await loadPage(context.get(appContext), sessionQuery())
    return header.userData
  } catch (error) {
    const status = statusOf(error)
    if (status === 401) return { isAuthorized: false }
    // Whose page it is can't be known, which is no fault of the address.
    throw status === 404 && passingErrorStatus(error) === undefined ? data(null, { status: 500 }) : error
  }
}

/** The status inside what `throw data(…, { status })` throws, before and after the router has taken it in. */
function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status
  const thrown = data(null)
  if (!(error instanceof Object) || error.constructor !== thrown.constructor || !('init' in error))
    return undefined
  const { init } = error as { init?: ResponseInit | null }
  return init?.status
}
