import { useSession } from '../../api/session.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { OnDemandPart } from '../../ui/OnDemandPart.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './Checkout.module.css'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { TotalsPlace } from './totals-place.ts'

/** Form library, masks and rules are larger than the rest of the page, and no guest needs them. */
const checkout = onDemand(() => import('./CheckoutData.tsx'))

export interface CheckoutProps {
  /** Where the totals of the order stand; null until the page has it. */
  totalsPlace: HTMLElement | null
}

/**
 * The order of what is in the cart, on the cart page (R-ORDER-01). Its code and data come after the page: the cart itself
 * is what the page is for. Guests are asked to log in; their cart stays and is joined with the customer's (O-50).
 */
export default function Checkout({ totalsPlace }: CheckoutProps) {
  const { isAuthorized } = useSession()
  return (
    <section aria-labelledby="checkout-title" className={styles.checkout} data-print="no">
      <h2 id="checkout-title">Оформление заказа</h2>
      {isAuthorized ? (
        <TotalsPlace value={totalsPlace}>
          <OnDemandPart
            code={checkout}
            error="Не удалось загрузить оформление"
            props={{}}
            fallback={<CheckoutSkeleton />}
          />
        </TotalsPlace>
      ) : (
        <GuestPrompt />
      )}
    </section>
  )
}

function GuestPrompt() {
  const popups = usePopups()
  return (
    <Panel>
      <div className={styles.guest}>
        <p>
          <b>Войдите, чтобы оформить заказ.</b> Товары останутся в корзине.
        </p>
        <Button
          variant="primary"
          size="large"
          icon="login"
          {...popups.intent('login')}
          onClick={() => void popups.open('login')}
        >
          Войти
        </Button>
      </div>
    </Panel>
  )
}
