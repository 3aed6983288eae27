import type { LoaderFunctionArgs } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadOptional } from '../api/page-load.ts'
import { sessionQuery } from '../api/session.ts'
import { getFooter } from '../generated/operations.ts'

/** The footer's data; kept for good, it is the same for everybody. */
export function footerQuery() {
  return { ...apiQuery(getFooter, {}), staleTime: Number.POSITIVE_INFINITY }
}

/** Reads what the frame of every page shows. Pages are drawn without it too (O-20), so nothing here fails a page. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  await Promise.all([loadOptional(app, sessionQuery()), loadOptional(app, footerQuery())])
  return null
}
