import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAtTabStore } from '../../api/tab-store.ts'
import { formatShortDayTime } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { withQuery } from '../../lib/paths.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { type SavedCart, savedCartPath, savedLinesQuery } from './saved-cart-api.ts'
import { SavedCartActions } from './SavedCartActions.tsx'
import { SavedCartLines } from './SavedCartLines.tsx'

/** One saved cart: what may be done with it, its facts, its lines at the prices and the stock of today. */
export function SavedCartView({ cart, page }: { cart: SavedCart; page: number }) {
  const { data, isError, isFetching, refetch } = useQuery(useAtTabStore(savedLinesQuery(cart.id, page)))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // Only lines in sight are chosen: another page begins anew.
  const [chosenOn, setChosenOn] = useState(page)
  if (chosenOn !== page) {
    setChosenOn(page)
    setChosen(new Set())
  }
  return (
    <>
      <SavedCartActions cart={cart} chosen={[...chosen]} />
      <Panel title="О корзине">
        <PropertyList columns items={factsOf(cart)} />
      </Panel>
      <Panel title="Товары" flush={(data?.items.length ?? 0) > 0}>
        {data?.items.length === 0 && <p>В этой корзине нет товаров.</p>}
        {data && data.items.length > 0 && (
          <SavedCartLines lines={data.items} chosen={chosen} onChoose={setChosen} />
        )}
        {!data && !isError && <Skeleton lines={6} />}
        {!data && isError && (
          <ErrorState
            compact
            title="Не удалось загрузить товары"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Panel>
      <Pagination
        page={page}
        pageCount={data?.pagination.pages ?? 1}
        hrefOf={(other) => withQuery(savedCartPath(cart.id), { PAGEN_1: other > 1 ? other : undefined })}
        renderLink={renderSiteLink}
      />
    </>
  )
}

function factsOf(cart: SavedCart) {
  const { comment, itemsCount, total, unavailableCount, visibility, owner, createdAt, updatedAt } = cart
  return [
    ...(comment ? [{ name: 'Комментарий', value: comment }] : []),
    { name: 'Состав', value: countOf(itemsCount, positionForms) },
    { name: 'Сумма по сегодняшним ценам', value: formatMoney(total) },
    ...(unavailableCount > 0
      ? [{ name: 'Нет в нужном количестве', value: countOf(unavailableCount, positionForms) }]
      : []),
    { name: 'Видят', value: visibility === 'company' ? 'вся компания' : 'только автор' },
    { name: 'Автор', value: owner.fio },
    { name: 'Сохранена', value: <time dateTime={createdAt}>{formatShortDayTime(createdAt)}</time> },
    { name: 'Изменена', value: <time dateTime={updatedAt}>{formatShortDayTime(updatedAt)}</time> },
  ]
}
