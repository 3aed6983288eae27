import { useQuery } from '@tanstack/react-query'
import { catalogPath, withQuery } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import {
  type Machine,
  machineFields,
  machineLooks,
  type SavedCart,
  savedCartFields,
  savedLineFields,
} from './goods-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import { RecordTable } from './RecordTable.tsx'
import styles from './Records.module.css'
import { savedCartPath, savedLinesQuery } from './saved-carts.ts'
import { RecordStatus } from './status-look.tsx'

/** Machines of the customer (R-EQUIP-02). */
export function MachineCards({ items }: { items: readonly Machine[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="machine"
        title="Техники пока нет"
        text="Чтобы добавить машину, позвоните или напишите нам."
      />
    )
  }
  return items.map((machine) => (
    <RecordCard
      key={machine.id}
      title={machine.name}
      status={<RecordStatus status={machine.status} looks={machineLooks} />}
      record={machine}
      fields={machineFields}
    >
      {machine.photo && (
        <div className={styles.photo}>
          <Picture {...machine.photo} />
        </div>
      )}
    </RecordCard>
  ))
}

/** Saved carts; each leads to its lines. */
export function SavedCartCards({ items }: { items: readonly SavedCart[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="cart"
        title="Сохранённых корзин пока нет"
        actions={
          <Link to={catalogPath} className={buttonClass()}>
            Перейти в каталог
          </Link>
        }
      />
    )
  }
  return items.map((cart) => (
    <RecordCard
      key={cart.id}
      title={<Link to={savedCartPath(cart.id)}>{cart.name}</Link>}
      record={cart}
      fields={savedCartFields}
    />
  ))
}

/** One saved cart with its lines at the prices and the stock of today. */
export function SavedCartView({ cart, page }: { cart: SavedCart; page: number }) {
  const { data, isError, isFetching, refetch } = useQuery(savedLinesQuery(cart.id, page))
  return (
    <>
      <RecordCard title="О корзине" record={cart} fields={savedCartFields} />
      <Panel title="Товары" flush={(data?.items.length ?? 0) > 0}>
        {data?.items.length === 0 && <p>В этой корзине нет товаров.</p>}
        {data && (
          <RecordTable
            caption="Товары корзины"
            fields={savedLineFields}
            rows={data.items}
            rowKey={({ id }) => id}
          />
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
