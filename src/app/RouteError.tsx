import { Suspense, use } from 'react'
import { useLocation, useRouteError } from 'react-router'
import { errorPageKind, routeErrorMessage, routeErrorStatus } from './error-status.ts'
import { loadErrorPages } from './errors/late-error-pages.tsx'

/**
 * The error page for what a route threw (R-ERR-20 … R-ERR-24). Its code is there before a document with an error is
 * rendered or hydrated, so the boundary waits only in the browser, after a failed navigation.
 */
export function RouteError() {
  return (
    <Suspense fallback={null}>
      <ErrorPage />
    </Suspense>
  )
}

function ErrorPage() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const pages = use(loadErrorPages())
  const kind = errorPageKind(routeErrorStatus(error), pathname)
  const Page = pages[kind]
  const message = routeErrorMessage(error)
  return (
    <>
      <Page />
      {/* R-ERR-26 wants the guard's name to be said; other messages of ours are not the visitor's business. */}
      {kind === 'serverError' && message.startsWith('Unknown middleware ') && <p lang="en">{message}</p>}
    </>
  )
}
