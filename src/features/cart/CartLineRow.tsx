import { memo } from 'react'
import type { components } from '../../generated/api-types.ts'
import { formatDayRange } from '../../lib/day-range.ts'
import { formatMoney } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { fitQuantity } from '../../ui/quantity.ts'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { CartLine } from './cart-api.ts'
import styles from './CartLineRow.module.css'
import { cartLineMark, lineFocus } from './line-focus.ts'
import { quantityRule } from './quantity-rule.ts'
import { useCartQuantity } from './use-cart-quantity.ts'
import { useRemoveLine } from './use-remove-line.ts'

type Warning = components['schemas']['CartWarning']

export interface CartLineRowProps {
  line: CartLine
  /** Of the whole cart; the line takes its own. */
  warnings: readonly Warning[]
}

/**
 * One product of the cart: quantity, sums as the server counts them, and what became of it meanwhile. Memoized,
 * because a cart may have hundreds of lines.
 */
export const CartLineRow = memo(function CartLineRow({ line, warnings }: CartLineRowProps) {
  const { product, stockState, price, fullPrice, sum, comment, maxQuantity, etaDays } = line
  const struck = line.priceBefore ?? (fullPrice > price ? fullPrice : undefined)
  const { quantity, pending, change } = useCartQuantity(product, line.quantity, true)
  const { remove, removing } = useRemoveLine(line)
  const dead = stockState === 'removed' || stockState === 'none'
  const rule = quantityRule(product)
  const most = Math.floor(maxQuantity / product.multiplicity) * product.multiplicity

  return (
    <li className={cx(styles.line, dead && styles.dead, removing && styles.removing)} {...cartLineMark}>
      <SmallPicture picture={product.picture} sizes="72px" className={styles.picture} />
      <div className={styles.product}>
        <code className={styles.article}>{product.article}</code>
        <Link to={product.url} className={styles.name}>
          <Unbroken text={product.name} part={product.article} />
        </Link>
        <p className={styles.facts}>
          {product.brand}
          {etaDays && !dead && <span> · срок {formatDayRange(etaDays)}</span>}
        </p>
        {comment && <p className={styles.comment}>Комментарий: {comment}</p>}
        <Messages line={line} warnings={warnings} />
        {stockState === 'partial' && most >= product.minQty && most < quantity && (
          <Button size="small" onClick={() => change(most)}>
            Оставить {most}&nbsp;{product.unit}
          </Button>
        )}
      </div>
      <p className={styles.price}>
        {formatMoney(price)}
        <span className={styles.unit}> / {product.unit}</span>
        {struck !== undefined && <s className={styles.before}>{formatMoney(struck)}</s>}
      </p>
      <div className={styles.quantity}>
        <Stepper
          value={quantity}
          onChange={change}
          step={product.multiplicity}
          min={fitQuantity(product.minQty, { step: product.multiplicity, min: product.minQty })}
          max={9999}
          disabled={dead || removing}
          label={`Количество, ${product.name}`}
        />
        {rule && <p className={styles.rule}>{rule}</p>}
        <span className={styles.paper}>
          {quantity}&nbsp;{product.unit}
        </span>
      </div>
      <p className={styles.sum} aria-live="polite">
        {pending ? <span className={styles.counting}>пересчитывается…</span> : formatMoney(sum)}
      </p>
      <span className={styles.remove} data-print="no">
        <IconButton
          ref={lineFocus}
          icon="trash"
          label={`Удалить: ${product.name}`}
          // Not `disabled`, which would lose the focus before the line unmounts.
          aria-disabled={removing}
          onClick={() => void remove()}
        />
      </span>
    </li>
  )
})

const stateWords = {
  ok: undefined,
  partial: 'Столько сейчас нет.',
  none: 'Нет в наличии.',
  priceChanged: 'Цена изменилась.',
  removed: 'Больше не продаётся через сайт.',
} as const

/** The server's words; ours only where it has none for a line that isn't in order. */
function Messages({ line: { id, stockState }, warnings }: CartLineRowProps) {
  const own = stateWords[stockState]
  const messages = warnings.filter(({ productId }) => productId === id).map(({ message }) => message)
  if (messages.length === 0 && own !== undefined) messages.push(own)
  const serious = stockState !== 'ok' && stockState !== 'priceChanged'
  return messages.map((message) => (
    <p key={message} className={cx(styles.message, serious && styles.serious)}>
      <Icon name={serious ? 'warning' : 'info'} size="small" />
      {message}
    </p>
  ))
}
