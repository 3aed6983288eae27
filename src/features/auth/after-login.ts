import { isPathOfThisSite } from '../../lib/back-address.ts'
import { personalPath, registrationPath } from '../../lib/paths.ts'

/**
 * Where a login leads: from `/registration/` to `back` if that is allowed, else to the personal area (O-02, O-03);
 * from everywhere else nowhere, the page goes on.
 */
export function afterLoginPath(pathname: string, search: string): string | undefined {
  if (pathname !== registrationPath()) return undefined
  const back = new URLSearchParams(search).get('back')
  return back !== null && isPathOfThisSite(back) ? back : personalPath
}
