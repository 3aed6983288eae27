import { useId } from 'react'
import type { components } from '../../generated/api-types.ts'
import { cartPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import styles from './AddToCart.module.css'
import { useQuantityInCart } from './cart-api.ts'
import { quantityRule, soldQuantity } from './quantity-rule.ts'
import { useAddition } from './use-addition.ts'
import { useCartQuantity } from './use-cart-quantity.ts'

/** What buying needs to know of a product; every ProductCard is one. */
export type BuyableProduct = Pick<
  components['schemas']['ProductCard'],
  'id' | 'article' | 'name' | 'price' | 'unit' | 'multiplicity' | 'minQty' | 'stock'
>

export interface AddToCartProps {
  product: BuyableProduct
  /** In a list, or the one of the product page. */
  size: 'card' | 'page'
  /** How many are needed: that many are offered, in whole packs and as far as they are in stock. Absent: the smallest quantity. */
  needed?: number | undefined
}

/**
 * The one action of a product: into the cart; once it is there, the quantity in the cart; a request where there is
 * nothing to buy.
 */
export function AddToCart({ product, size, needed }: AddToCartProps) {
  const inCart = useQuantityInCart(product.id)
  const { here, elsewhere, etaDays } = product.stock
  const missing = here === 0 && elsewhere === 0 && etaDays === undefined
  if (inCart === 0) {
    if (product.price.onRequest) return <Ask product={product} size={size} title="Запросить цену" />
    if (missing) return <Ask product={product} size={size} title="Узнать о поступлении" />
  }
  // Keyed by product, so that no state carries over to another product.
  return <Buy key={product.id} product={product} size={size} needed={needed} inCart={inCart} />
}

/** Stepper and action stay mounted on addition and removal, so they keep the focus. */
function Buy({ product, size, needed, inCart }: AddToCartProps & { inCart: number }) {
  const isInCart = inCart > 0
  const addition = useAddition(product, needed)
  const held = useCartQuantity(product, inCart, false)
  const { from, to } = useFocusHandover()
  const ruleId = useId()
  const rule = quantityRule(product)
  return (
    <div className={cx(styles.root, styles[size])}>
      <Stepper
        value={isInCart ? held.quantity : addition.quantity}
        onChange={
          isInCart ? (wish) => held.change(soldQuantity(wish, held.quantity, product)) : addition.choose
        }
        step={product.multiplicity}
        // R-CART-03: a step below the smallest quantity removes the product.
        min={isInCart ? 0 : product.minQty}
        max={9999}
        size={size === 'card' ? 'small' : 'medium'}
        inList={size === 'card'}
        label={`${isInCart ? 'Количество в корзине' : 'Количество'}, ${product.name}`}
      />
      {isInCart ? (
        <Link
          ref={to}
          to={cartPath}
          className={buttonClass(size === 'card' ? { size: 'small' } : {}, styles.action)}
          aria-busy={held.pending}
          onClick={(event) => {
            // The second click of a double click on 'В корзину' arrives here.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          <Icon name="check" size="small" />В корзине
        </Link>
      ) : (
        <Button
          ref={from}
          variant="primary"
          size={size === 'card' ? 'small' : 'medium'}
          className={styles.action}
          loading={addition.running}
          aria-label={`В корзину: ${product.name}`}
          aria-describedby={rule && ruleId}
          onClick={({ currentTarget }) => {
            // What is typed there is no quantity, and says so: nothing else may be added in its place.
            const wrong = currentTarget.parentElement?.querySelector<HTMLElement>('[aria-invalid="true"]')
            if (wrong) wrong.focus()
            else void addition.add()
          }}
        >
          В корзину
        </Button>
      )}
      {rule && (
        <p id={ruleId} className={styles.rule}>
          {rule}
        </p>
      )}
    </div>
  )
}

function Ask({ product, size, title }: AddToCartProps & { title: string }) {
  const popups = usePopups()
  return (
    <div className={cx(styles.root, styles[size])}>
      <Button
        variant={size === 'page' ? 'primary' : 'secondary'}
        size={size === 'card' ? 'small' : 'medium'}
        className={styles.action}
        {...popups.intent('contacting')}
        aria-label={`${title}: ${product.name}`}
        onClick={() => void popups.open('contacting', { title, product })}
      >
        {title}
      </Button>
    </div>
  )
}
