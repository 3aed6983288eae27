import { Button } from '../../ui/Button.tsx'
import { useFavorite } from './use-favorite.ts'

/** In the list of favourites: removes one; it stays in its row, so that it can be put back. */
export function RemoveFavorite({ product: { id, name } }: { product: { id: number; name: string } }) {
  const { isFavorite, toggle, intent } = useFavorite(id)
  const word = isFavorite ? 'Убрать' : 'Вернуть'
  return (
    <Button
      variant="link"
      icon={isFavorite ? 'trash' : 'refresh'}
      aria-label={`${word}: ${name}`}
      {...intent}
      onClick={() => void toggle()}
    >
      {word}
    </Button>
  )
}
