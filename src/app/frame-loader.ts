import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { cartProductsQuery, currentBranchQuery, footerQuery } from '../api/frame-queries.ts'
import { loadOptional } from '../api/page-load.ts'
import { sessionQuery } from '../api/session.ts'

/** Reads what the frame of every page shows. Pages are drawn without it too (O-20), so nothing here fails a page. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  await Promise.all([
    loadOptional(app, sessionQuery()),
    loadOptional(app, footerQuery()),
    loadOptional(app, currentBranchQuery()),
    loadOptional(app, cartProductsQuery()),
  ])
  return null
}
