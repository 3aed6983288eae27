import { formatMoney, formatNumber } from '../../lib/money.ts'
import { wordFor } from '../../lib/word-for.ts'
import { NamedProduct } from '../../links/NamedProduct.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LineMachines } from '../../ui/LineMachines.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SavedLine } from './saved-cart-api.ts'
import styles from './SavedCarts.module.css'

const stockWords = { ok: 'есть', none: 'сейчас нет', removed: 'больше не продаётся' } as const

export interface SavedCartLinesProps {
  lines: readonly SavedLine[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}

/** Lines with the price then and now and what can be had; those that can be had may be chosen. */
export function SavedCartLines({ lines, chosen, onChoose }: SavedCartLinesProps) {
  const buyable = lines.filter(isBuyable)
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    onChoose(next)
  }
  const choice: Column<SavedLine> = {
    id: 'choice',
    card: 'head',
    title: (
      <Checkbox
        label={<VisuallyHidden>Выбрать все</VisuallyHidden>}
        checked={buyable.length > 0 && chosen.size === buyable.length}
        indeterminate={chosen.size > 0 && chosen.size < buyable.length}
        disabled={buyable.length === 0}
        onChange={({ target }) => onChoose(new Set(target.checked ? buyable.map(({ id }) => id) : []))}
      />
    ),
    cell: (line) => (
      <Checkbox
        label={<VisuallyHidden>{`Выбрать: ${line.product.name}`}</VisuallyHidden>}
        checked={chosen.has(line.id)}
        disabled={!isBuyable(line)}
        onChange={({ target }) => choose(line.id, target.checked)}
      />
    ),
  }
  return (
    <Table caption="Товары корзины" columns={[choice, ...columns]} rows={lines} rowKey={({ id }) => id} />
  )
}

const isBuyable = ({ stockState }: SavedLine) => stockState === 'ok' || stockState === 'partial'

const columns: readonly Column<SavedLine>[] = [
  {
    id: 'product',
    title: 'Товар',
    card: 'title',
    cell: ({ product, machines }) => (
      <>
        <NamedProduct product={product} />
        {machines && <LineMachines machines={machines} unit={product.unit} />}
      </>
    ),
  },
  {
    id: 'quantity',
    title: 'Количество',
    number: true,
    cell: ({ quantity, product }) => `${formatNumber(quantity)}\u00a0${product.unit}`,
  },
  {
    id: 'priceThen',
    title: 'Цена была',
    number: true,
    cell: ({ priceThen }) => (priceThen > 0 ? formatMoney(priceThen) : <NoValue />),
  },
  { id: 'priceNow', title: 'Цена сейчас', number: true, cell: (line) => <PriceNow {...line} /> },
  {
    id: 'sum',
    title: 'Сумма',
    number: true,
    cell: ({ priceNow, sumNow }) => (priceNow === null ? <NoValue /> : formatMoney(sumNow)),
  },
  {
    id: 'stock',
    title: 'Наличие',
    cell: ({ stockState, maxQuantity, product }) =>
      stockState === 'ok' ? (
        stockWords.ok
      ) : (
        <span className={styles.mark}>
          <Icon name="warning" size="small" />
          {stockState === 'partial'
            ? `есть ${formatNumber(maxQuantity)}\u00a0${product.unit}`
            : wordFor(stockWords, stockState)}
        </span>
      ),
  },
]

/** Today's price with an arrow when it is another than then. */
function PriceNow({ priceNow, priceThen, stockState }: SavedLine) {
  if (priceNow === null) return stockState === 'removed' ? <NoValue /> : 'по запросу'
  if (priceThen === 0 || priceNow === priceThen) return formatMoney(priceNow)
  const isDearer = priceNow > priceThen
  return (
    <span className={styles.mark}>
      <Icon
        name={isDearer ? 'arrow-up' : 'arrow-down'}
        size="small"
        label={isDearer ? 'Стало дороже' : 'Стало дешевле'}
      />
      {formatMoney(priceNow)}
    </span>
  )
}
