import { type ReactNode, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '../../api/api-problem.ts'
import type { components } from '../../generated/api-types.ts'
import { cartPath } from '../../lib/paths.ts'
import { newUuid } from '../../lib/uuid.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './AddToCart.module.css'
import { useAddToCart, useQuantityInCart } from './cart-api.ts'
import { quantityRule } from './quantity-rule.ts'
import { useCartFailure } from './use-cart-failure.ts'
import { useCartQuantity } from './use-cart-quantity.ts'

/** What buying needs to know of a product; every ProductCard is one. */
export type BuyableProduct = Pick<
  components['schemas']['ProductCard'],
  'id' | 'article' | 'name' | 'price' | 'unit' | 'multiplicity' | 'minQty' | 'stock'
>

export interface BuyControlProps {
  product: BuyableProduct
  /** In a list, or the one of the product page. */
  size: 'card' | 'page'
}

/** How far apart the halves of a double click may lie, milliseconds. */
const doubleClickTime = 500

/**
 * The one action of a product: into the cart; once it is there, the quantity in the cart; a request where there is
 * nothing to buy.
 */
export default function BuyControl({ product, size }: BuyControlProps) {
  const inCart = useQuantityInCart(product.id)
  const { here, elsewhere, etaDays } = product.stock
  const missing = here === 0 && elsewhere === 0 && etaDays === undefined
  // Nothing of one product may live on in the control of another.
  const key = product.id
  if (inCart > 0) return <InCart key={key} product={product} size={size} saved={inCart} />
  if (product.price.onRequest) return <Ask product={product} size={size} title="Запросить цену" />
  if (missing) return <Ask product={product} size={size} title="Узнать о поступлении" />
  return <Add key={key} product={product} size={size} />
}

function Add({ product, size }: BuyControlProps) {
  const [quantity, setQuantity] = useState(product.minQty)
  const { mutateAsync, isPending } = useAddToCart()
  const toast = useToast()
  const fail = useCartFailure()
  // One key per intent: repeating what had no answer is the same intent, another quantity is another one.
  const intent = useRef<{ key: string; quantity: number; running: boolean } | null>(null)

  const add = async () => {
    if (intent.current?.running) return
    const key = intent.current?.quantity === quantity ? intent.current.key : newUuid()
    intent.current = { key, quantity, running: true }
    try {
      await mutateAsync({
        body: { product: { id: product.id, quantity } },
        options: { idempotencyKey: key },
      })
      // The second half of a double click may come before the control has become that of the cart.
      setTimeout(() => {
        intent.current = null
      }, doubleClickTime)
      toast({ message: 'Товар добавлен в корзину' })
    } catch (error) {
      const unanswered = error instanceof ApiProblem && error.isNetwork
      intent.current = unanswered ? { key, quantity, running: false } : null
      fail(error, 'Не удалось добавить товар')
    }
  }

  return (
    <Frame product={product} size={size}>
      {(ruleId) => (
        <>
          <Stepper
            value={quantity}
            onChange={setQuantity}
            step={product.multiplicity}
            min={product.minQty}
            max={9999}
            size={size === 'card' ? 'small' : 'medium'}
            label={`Количество, ${product.name}`}
          />
          <Button
            variant="primary"
            size={size === 'card' ? 'small' : 'medium'}
            className={styles.action}
            loading={isPending}
            aria-label={`В корзину: ${product.name}`}
            aria-describedby={ruleId}
            onClick={() => void add()}
          >
            В корзину
          </Button>
        </>
      )}
    </Frame>
  )
}

function InCart({ product, size, saved }: BuyControlProps & { saved: number }) {
  const { quantity, pending, change } = useCartQuantity(product.id, saved, false)
  return (
    <Frame product={product} size={size}>
      {() => (
        <>
          <Stepper
            value={quantity}
            onChange={change}
            step={product.multiplicity}
            min={product.minQty}
            max={9999}
            size={size === 'card' ? 'small' : 'medium'}
            label={`Количество в корзине, ${product.name}`}
          />
          <Link
            to={cartPath}
            className={buttonClass(size === 'card' ? { size: 'small' } : {}, styles.action)}
            aria-busy={pending}
            onClick={(event) => {
              // The second half of a double click on 'В корзину' lands here.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            <Icon name="check" size="small" />В корзине
          </Link>
        </>
      )}
    </Frame>
  )
}

function Ask({ product, size, title }: BuyControlProps & { title: string }) {
  const popups = usePopups()
  return (
    <div className={cx(styles.root, styles[size])}>
      <Button
        variant={size === 'page' ? 'primary' : 'secondary'}
        size={size === 'card' ? 'small' : 'medium'}
        className={styles.action}
        aria-label={`${title}: ${product.name}`}
        onClick={() =>
          void popups.open('contacting', {
            title,
            topic: `${product.article} ${product.name}`,
            productId: product.id,
          })
        }
      >
        {title}
      </Button>
    </div>
  )
}

interface FrameProps extends BuyControlProps {
  /** @param ruleId id of the rule in words, when there is one */
  children: (ruleId: string | undefined) => ReactNode
}

/** Stepper and action in a row, the rule for quantities under them. */
function Frame({ product, size, children }: FrameProps) {
  const id = useId()
  const rule = quantityRule(product)
  return (
    <div className={cx(styles.root, styles[size])}>
      {children(rule && id)}
      {rule && (
        <p id={id} className={styles.rule}>
          {rule}
        </p>
      )}
    </div>
  )
}
