import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { cartQuery } from '../features/cart/cart-api.ts'
import { Cart } from '../features/cart/Cart.tsx'
import Checkout from '../features/checkout/Checkout.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { OnDemandPart } from '../ui/OnDemandPart.tsx'
import { useSession } from '../api/session.ts'
import { ViewedProducts } from '../features/product/ViewedProducts.tsx'
import { QuickOrder } from '../features/quick-order/QuickOrder.tsx'
import { cartPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'

/** R-ROUTE-05. What was read for the last visit may be an older cart. */
export async function loader({ context }: LoaderFunctionArgs) {
  await loadPage(context.get(appContext), { ...cartQuery(), staleTime: 0 })
  return null
}

const savedCartShelf = onDemand(() => import('../features/saved-carts/SavedCartShelf.tsx'))

export function Component() {
  const { isAuthorized } = useSession()
  return (
    <>
      <PageHead title="Корзина" canonical={cartPath} robots="noindex" />
      <Cart
        quickOrder={<QuickOrder />}
        checkout={(place) => <Checkout totalsPlace={place} />}
        saved={
          isAuthorized && (
            <OnDemandPart
              code={savedCartShelf}
              error="Не удалось показать сохранённые корзины"
              props={{}}
              fallback={null}
            />
          )
        }
        viewed={<ViewedProducts renderProducts={renderStrip} />}
      />
    </>
  )
}
