import { memo } from 'react'
import type { components } from '../../generated/api-types.ts'
import { formatDayRange } from '../../lib/day-range.ts'
import { formatMoney } from '../../lib/money.ts'
import { volumeWords } from '../../lib/volume-price.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SmallPicture } from '../../ui/SmallPicture.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import type { CartLine } from './cart-api.ts'
import styles from './CartLineRow.module.css'
import { cartLineMark, lineFocus, toLineQuantity } from './line-focus.ts'
import { LineMachines } from '../../ui/LineMachines.tsx'
import { LineMachine } from './LineMachine.tsx'
import { LineMessages } from './LineMessages.tsx'
import { quantityRule, soldQuantity } from './quantity-rule.ts'
import { useLineQuantity } from './use-line-quantity.ts'
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
  const { id, product, stockState, price, fullPrice, sum, comment, etaDays, machineId } = line
  // A lower price of before struck through would look like a reduction.
  const before = Math.max(line.priceBefore ?? 0, fullPrice)
  const { quantity, pending, unsaved, change, retry } = useLineQuantity(line)
  const popups = usePopups()
  const { remove, removing } = useRemoveLine(line)
  const nextStep = product.price.steps?.find(({ from }) => from > line.quantity)
  const dead = stockState === 'removed' || stockState === 'none'
  const rule = quantityRule(product)
  // R-CART-03: a step below the smallest quantity removes the product.
  const wish = (wanted: number) => {
    if (removing) return
    const sold = soldQuantity(wanted, quantity, product)
    if (sold === 0) void remove()
    else change(sold)
  }

  return (
    <li
      ref={lineFocus}
      className={cx(styles.line, dead && styles.dead, removing && styles.removing)}
      {...cartLineMark(id)}
    >
      <SmallPicture picture={product.picture} sizes="72px" className={styles.picture} />
      <div
        className={styles.product}
        data-product={id}
        // Absent for a line in parts: tying it to one machine would drop them.
        data-line-machine={machineId ?? (line.machines ? undefined : '')}
      >
        <code className={styles.article}>{product.article}</code>
        <Link to={product.url} className={styles.name}>
          <Unbroken text={product.name} part={product.article} />
        </Link>
        <p className={styles.facts}>
          {product.brand}
          {etaDays && !dead && <span> · срок {formatDayRange(etaDays)}</span>}
        </p>
        {line.machines ? (
          <LineMachines machines={line.machines} unit={product.unit} />
        ) : (
          machineId !== undefined && <LineMachine id={machineId} />
        )}
        {comment && <p className={styles.comment}>Комментарий: {comment}</p>}
        <LineMessages
          line={line}
          warnings={warnings}
          quantity={quantity}
          onTake={change}
          onRemove={() => void remove()}
        />
        {unsaved && (
          <p role="status" className={cx(styles.message, styles.serious)}>
            <Icon name="warning" size="small" />
            Количество не сохранено.
            <Button ref={toLineQuantity} variant="link" onClick={retry}>
              Повторить
            </Button>
          </p>
        )}
      </div>
      <p className={styles.price}>
        {formatMoney(price)}
        <span className={styles.unit}> / {product.unit}</span>
        {before > price && <s className={styles.before}>{formatMoney(before)}</s>}
        {nextStep && (
          <span className={styles.volume} data-sum="">
            {volumeWords(nextStep, product.unit)}
          </span>
        )}
      </p>
      <div className={styles.quantity}>
        <Stepper
          value={quantity}
          onChange={wish}
          step={product.multiplicity}
          min={0}
          liveFrom={product.minQty}
          max={9999}
          // Not while removing: a disabled field would lose the focus before the line unmounts.
          disabled={dead}
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
          icon="edit"
          label={`Комментарий, склад и машина: ${product.name}`}
          {...popups.intent('cart-line')}
          onClick={() => void popups.open('cart-line', { line })}
        />
        <IconButton
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
