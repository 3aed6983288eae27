import { comparePath } from '../../../lib/paths.ts'
import { comparedKey } from '../../../lib/storage.ts'
import { Link } from '../../../links/Link.tsx'
import { useStored } from '../../../ui/use-stored.ts'

/** Leads to what this browser compares; absent where that is nothing. */
export function ComparedLink() {
  const codes = useStored(comparedKey)
  return codes && <Link to={comparePath}>{`В\u00a0сравнении: ${codes.split(',').length}`}</Link>
}
