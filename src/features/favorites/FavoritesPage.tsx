import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { apiQuery } from '../../api/api-query.ts'
import { favoritesQuery } from '../../api/favorites.ts'
import type { Data } from '../../api/operation.ts'
import { useSession } from '../../api/session.ts'
import { useAtTabStore } from '../../api/tab-store.ts'
import { listProductsByIds } from '../../generated/operations.ts'
import { catalogPath } from '../../lib/paths.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { handOnToHeading } from '../../ui/hand-on-focus.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { changeFavorite } from './change-favorite.ts'
import styles from './FavoritesPage.module.css'

type Card = Data<typeof listProductsByIds>['items'][number]

export interface FavoritesPageProps {
  /** The way to the comparison, if there is one. */
  compared: ReactNode
  renderProducts: (products: readonly Card[]) => ReactNode
}

/** What this visitor keeps for later; read in the browser only, so that no shared document holds it. */
export function FavoritesPage({ compared, renderProducts }: FavoritesPageProps) {
  const { isAuthorized } = useSession()
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>Избранное</h1>
      {!isAuthorized && (
        <p className={styles.note}>
          Избранное хранится в этом браузере. Войдите, чтобы видеть его на всех устройствах.{' '}
          <PopupButton variant="link" popup="login" props={{}}>
            Войти
          </PopupButton>
        </p>
      )}
      <p className={styles.compared}>{compared}</p>
      <Favorites key={`${isAuthorized}`} isAuthorized={isAuthorized} renderProducts={renderProducts} />
    </article>
  )
}

interface FavoritesProps extends Pick<FavoritesPageProps, 'renderProducts'> {
  isAuthorized: boolean
}

function Favorites({ isAuthorized, renderProducts }: FavoritesProps) {
  const {
    data: ids,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...favoritesQuery(isAuthorized),
    staleTime: 0,
  })
  const queryClient = useQueryClient()
  const toast = useToast()
  const [isRemoving, setIsRemoving] = useState(false)
  const removeAll = async (gone: readonly number[]) => {
    setIsRemoving(true)
    // What one call can't do the next ones won't either: it is told once.
    for (const id of gone)
      if (!(await changeFavorite(queryClient, { isAuthorized, id, wanted: false }, toast))) break
    setIsRemoving(false)
  }
  // Those of the first answer: one that is removed stays in its row and can be put back.
  const [shown, setShown] = useState(ids)
  if (ids && (!shown || ids.some((id) => !shown.includes(id))))
    setShown([...ids, ...(shown ?? []).filter((id) => !ids.includes(id))].slice(0, mostShown))
  const cards = useQuery({
    ...useAtTabStore(apiQuery(listProductsByIds, { query: { 'ids[]': [...(shown ?? [])] } })),
    enabled: shown !== undefined && shown.length > 0,
  })
  const failed = isError ? { isFetching, refetch } : cards.isError ? cards : undefined
  const failure = failed && (
    <ErrorState
      compact={!!cards.data}
      title="Не удалось загрузить избранное"
      onRetry={() => void failed.refetch()}
      retrying={failed.isFetching}
    />
  )
  if (failure && !(ids && cards.data)) return failure
  if (shown?.length === 0 || (ids?.length === 0 && cards.data?.items.length === 0))
    return (
      <EmptyState
        icon="heart"
        heading="h2"
        title="В избранном пусто"
        text="Нажмите «В избранное» на странице товара, и он появится здесь."
        actions={
          <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
            Перейти в каталог
          </Link>
        }
      />
    )
  if (!ids || !cards.data) return <Skeleton height="30rem" />
  const sold = new Set(cards.data.items.map(({ id }) => id))
  const gone = ids.filter((id) => shown?.includes(id) && !sold.has(id))
  return (
    <>
      {failure}
      <p role="status" className={styles.note}>
        {countOf(ids.length, productForms)}
        {gone.length > 0 && `, больше не продаются: ${gone.length}`}
      </p>
      {gone.length > 0 && (
        <p ref={handOnToHeading}>
          <Button variant="link" icon="trash" loading={isRemoving} onClick={() => void removeAll(gone)}>
            Убрать их
          </Button>
        </p>
      )}
      {renderProducts(cards.data.items)}
    </>
  )
}

/** What one call for cards takes. */
const mostShown = 100
