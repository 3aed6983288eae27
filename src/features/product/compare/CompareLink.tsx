import { comparePath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'

/** Leads to the comparison, which puts the product beside those that this browser compared last. */
export function CompareLink({ code }: { code: string }) {
  return <Link to={`${comparePath}?products=${code}&add=1`}>Сравнить</Link>
}
