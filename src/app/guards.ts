import { data, redirect } from 'react-router'
import { isAdmin } from '../api/session.ts'
import { isPathOfThisSite, safeBackAddress } from '../lib/back-address.ts'
import { personalPath, registrationPath } from '../lib/paths.ts'

/** What a guard must know of the visitor. */
export interface GuardSession {
  isAuthorized: boolean
  roleCode?: string | undefined
}

type Guard = (session: GuardSession, url: URL) => Response | undefined

/** Guards by name (R-ROUTE-48 … R-ROUTE-51, O-01 … O-03). Each gives a redirect, or nothing when the visitor may enter. */
const guards = {
  /** A guest lands on `/registration/` with the way back (R-ROUTE-34, R-ROUTE-49). */
  personal: (session, url) =>
    session.isAuthorized ? undefined : redirect(registrationPath(url.pathname + url.search)),
  /** For pages opened with an explicit `back`: a guest goes there, or home (R-ROLE-21, R-ROLE-22). */
  authenticated: (session, url) =>
    session.isAuthorized ? undefined : redirect(safeBackAddress(url.searchParams.get('back'))),
  /** Who is logged in has nothing to do here (R-ROLE-23, O-02). */
  guest: (session, url) => {
    if (!session.isAuthorized) return undefined
    const back = url.searchParams.get('back')
    return redirect(back !== null && isPathOfThisSite(back) ? back : personalPath)
  },
  /** Administrators only (R-ROLE-18 … R-ROLE-20). */
  admin: (session, url) =>
    session.isAuthorized && isAdmin(session.roleCode)
      ? undefined
      : redirect(safeBackAddress(url.searchParams.get('back'))),
} satisfies Record<string, Guard>

/** A guard's name, as the route table writes it. */
export type GuardName = keyof typeof guards

/** Judges a visitor. @throws a redirect; or a route error 500 when no guard bears this name (R-ERR-26) */
export function passGuard(name: string, session: GuardSession, url: URL): void {
  const guard = isGuardName(name) ? guards[name] : undefined
  if (!guard) throw data({ message: `Unknown middleware ${name}` }, { status: 500 })
  const elsewhere = guard(session, url)
  if (elsewhere) throw elsewhere
}

function isGuardName(name: string): name is GuardName {
  return Object.hasOwn(guards, name)
}
