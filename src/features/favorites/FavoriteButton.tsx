import { favoritesPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { useFavorite } from './use-favorite.ts'

/** Keeps a product for later, with the way to all that are kept; a guest's stay in this browser. */
export function FavoriteButton({ product: { id, name } }: { product: { id: number; name: string } }) {
  const { isFavorite, toggle, intent } = useFavorite(id)
  return (
    <>
      <Button
        variant="link"
        icon={isFavorite ? 'heart-filled' : 'heart'}
        aria-label={`В избранное: ${name}`}
        aria-pressed={isFavorite}
        {...intent}
        onClick={() => void toggle()}
      >
        В избранное
      </Button>
      {isFavorite && <Link to={favoritesPath}>Всё избранное</Link>}
    </>
  )
}
