import { formatShortDayTime } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { cartPath, catalogPath, savedCartsPath } from '../../lib/paths.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { SearchForm } from '../../links/SearchForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { type SavedCart, savedCartPath } from './saved-cart-api.ts'
import styles from './SavedCarts.module.css'
import { useDeletedSavedCarts } from './use-delete-saved-cart.ts'
import { useSavedToCart } from './use-saved-to-cart.tsx'

/** Saved carts of the customer and of the company; each leads to its lines. @param text what was searched */
export function SavedCartList({ items, text }: { items: readonly SavedCart[]; text: string }) {
  const deleted = useDeletedSavedCarts()
  const shown = items.filter(({ id }) => !deleted.has(id))
  if (shown.length === 0 && text === '') return <NoSavedCarts />
  return (
    <>
      <SearchForm
        action={savedCartsPath}
        name="Поиск по сохранённым корзинам"
        label="Название или комментарий"
        text={text}
        maxLength={200}
        className={styles.actions}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon="search"
          title={`Корзин с «${text}» нет`}
          actions={
            <Link to={savedCartsPath} className={buttonClass()}>
              Показать все
            </Link>
          }
        />
      ) : (
        <Table
          caption="Сохранённые корзины"
          columns={savedCartColumns}
          rows={shown}
          rowKey={({ id }) => id}
        />
      )}
    </>
  )
}

function NoSavedCarts() {
  return (
    <EmptyState
      icon="cart"
      title="Сохранённых корзин пока нет"
      text="Соберите корзину и сохраните её: так повторять заказы быстрее."
      actions={
        <>
          <Link to={cartPath} className={buttonClass({ variant: 'primary' })}>
            Перейти в корзину
          </Link>
          <Link to={catalogPath} className={buttonClass()}>
            Перейти в каталог
          </Link>
        </>
      }
    />
  )
}

export const savedCartColumns: readonly Column<SavedCart>[] = [
  {
    id: 'name',
    title: 'Название',
    card: 'title',
    cell: ({ id, name, comment }) => (
      <span className={styles.stack}>
        <Link to={savedCartPath(id)}>{name}</Link>
        {comment && <span className={styles.muted}>{comment}</span>}
      </span>
    ),
  },
  {
    id: 'items',
    title: 'Состав',
    cell: ({ itemsCount, unavailableCount }) => (
      <>
        {countOf(itemsCount, positionForms)}{' '}
        {unavailableCount > 0 && (
          <span className={styles.mark}>
            <Icon name="warning" size="small" />
            {`не хватает: ${unavailableCount}`}
          </span>
        )}
      </>
    ),
  },
  { id: 'total', title: 'Сумма сегодня', number: true, cell: ({ total }) => formatMoney(total) },
  {
    id: 'visibility',
    title: 'Видят',
    cell: ({ visibility, owner }) => (visibility === 'company' ? `вся компания · ${owner.fio}` : 'только вы'),
  },
  {
    id: 'updatedAt',
    title: 'Изменена',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatShortDayTime(updatedAt)}</time>,
  },
  {
    id: 'toBasket',
    title: 'Действие',
    titleHidden: true,
    screenOnly: true,
    card: 'end',
    cell: (cart) => (cart.allowedActions.includes('toBasket') ? <ToCart cart={cart} /> : <NoValue />),
  },
]

/** Puts all of a saved cart into the cart. */
function ToCart({ cart: { id, name } }: { cart: SavedCart }) {
  const { add, isPending } = useSavedToCart(id)
  return (
    <Button
      size="small"
      icon="cart"
      loading={isPending}
      aria-label={`Добавить в корзину: ${name}`}
      onClick={() => void add()}
    >
      В корзину
    </Button>
  )
}
