import { useLocation, useRouteError } from 'react-router'
import { errorPageKind, routeErrorMessage, routeErrorStatus } from './error-status.ts'
import { ForbiddenPage } from './errors/ForbiddenPage.tsx'
import { NotFoundPage } from './errors/NotFoundPage.tsx'
import { ServerErrorPage } from './errors/ServerErrorPage.tsx'
import { TechnicalPage } from './errors/TechnicalPage.tsx'

/** The error page for what a route threw (R-ERR-20 … R-ERR-24). */
export function RouteError() {
  const error = useRouteError()
  const { pathname } = useLocation()
  const kind = errorPageKind(routeErrorStatus(error), pathname)
  if (kind === 'notFound') return <NotFoundPage />
  if (kind === 'forbidden') return <ForbiddenPage />
  if (kind === 'technical') return <TechnicalPage />
  const message = routeErrorMessage(error)
  return (
    <>
      <ServerErrorPage />
      {/* R-ERR-26 wants the guard's name to be said; other messages of ours are not the visitor's business. */}
      {message.startsWith('Unknown middleware ') && <p lang="en">{message}</p>}
    </>
  )
}
