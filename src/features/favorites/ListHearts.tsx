import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { favoritesQuery } from '../../api/favorites.ts'
import { useSession } from '../../api/session.ts'
import { favoritesPath } from '../../lib/paths.ts'
import { isCard, useProductPlaces } from '../../links/product-places.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { changeFavorite } from './change-favorite.ts'
import styles from './ListHearts.module.css'

/** A heart on the picture of every card of the page: lists, tiles, strips. Its code comes with the first touch of the page. */
export function ListHearts() {
  const places = useProductPlaces()
  const { pathname } = useLocation()
  const { isAuthorized } = useSession()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { data: ids = [] } = useQuery(favoritesQuery(isAuthorized))
  // There a card has the button that takes it out.
  if (pathname === favoritesPath) return null
  const toggle = (id: number) =>
    changeFavorite(queryClient, { isAuthorized, id, wanted: !ids.includes(id) }, toast)
  return places
    .filter(isCard)
    .map(({ element, productId }, index) =>
      createPortal(
        <IconButton
          icon={ids.includes(productId) ? 'heart-filled' : 'heart'}
          label={`В избранное: ${element.querySelector('a')?.textContent ?? ''}`}
          aria-pressed={ids.includes(productId)}
          size="small"
          className={styles.heart ?? ''}
          onClick={() => void toggle(productId)}
        />,
        element,
        `${productId} ${index}`,
      ),
    )
}
