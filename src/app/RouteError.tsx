import { useLocation, useRouteError } from 'react-router'
import { errorPageKind, passingErrorStatus, routeErrorMessage, routeErrorStatus } from './error-status.ts'
import { errorPages } from './errors/error-pages.ts'

/** The error page for what a route threw (R-ERR-20 … R-ERR-24). */
export function RouteError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const kind = errorPageKind(routeErrorStatus(error), pathname)
  const Page = errorPages[kind]
  const message = routeErrorMessage(error)
  return (
    <>
      <Page canPass={passingErrorStatus(error) !== undefined} />
      {/* R-ERR-26 wants the guard's name to be said; other messages of ours are not the visitor's business. */}
      {kind === 'serverError' && message.startsWith('Unknown middleware ') && <p lang="en">{message}</p>}
    </>
  )
}
