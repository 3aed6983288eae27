import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { agreementCountQuery, companiesQuery } from '../api/frame-queries.ts'
import { loadOptional } from '../api/page-load.ts'
import { PersonalFrame } from '../features/account/PersonalFrame.tsx'
import { ManagerCard } from '../features/layout/ManagerCard.tsx'

/** Opening any page of the personal area counts the orders that wait for agreement (R-ACC-18). */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  await Promise.all([
    loadOptional(app, { ...agreementCountQuery(), staleTime: 0 }),
    loadOptional(app, companiesQuery()),
  ])
  return null
}

/** Around every page of the personal area; the page itself has the heading. */
export function Component() {
  return (
    <PersonalFrame renderManager={(manager) => <ManagerCard manager={manager} />}>
      <Outlet />
    </PersonalFrame>
  )
}
