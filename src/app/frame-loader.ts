import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { cartProductsQuery, currentBranchQuery, footerQuery } from '../api/frame-queries.ts'
import { loadCode, loadOptional } from '../api/page-load.ts'
import { sessionQuery } from '../api/session.ts'
import { customerActions } from '../features/layout/header-code.ts'

/** Reads what the frame of every page shows. Pages are drawn without it too (O-20), so nothing here fails a page. */
export async function loadFrame({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  const [header] = await Promise.all([
    loadOptional(app, sessionQuery()),
    loadOptional(app, footerQuery()),
    loadOptional(app, currentBranchQuery()),
    loadOptional(app, cartProductsQuery()),
  ])
  if (app.isServer && header?.userData.isAuthorized) await loadCode(app, customerActions.load)
  return null
}
