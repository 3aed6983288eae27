import { useQuery } from '@tanstack/react-query'
import { favoritesQuery } from '../api/favorites.ts'
import { useSession } from '../api/session.ts'
import { countOf, productForms } from '../lib/plural.ts'
import { Badge } from '../ui/Badge.tsx'

/** Beside a link to the favourites: how many there are. */
export function FavoritesCount({ className }: { className?: string }) {
  const { isAuthorized } = useSession()
  const count = useQuery(favoritesQuery(isAuthorized)).data?.length ?? 0
  return (
    <Badge
      value={count}
      label={countOf(count, productForms)}
      {...(className !== undefined && { className })}
    />
  )
}
