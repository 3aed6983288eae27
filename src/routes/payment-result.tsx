import { useLocation } from 'react-router'
import { homePath, orderPath, ordersPath } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/State.tsx'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-18, R-ROUTE-19, O-19: what became of a payment. The order is kept whatever happened. */
export function Component() {
  const { pathname, search } = useLocation()
  const paid = pathname.startsWith('/payment-success')
  const title = paid ? 'Оплата прошла успешно' : 'Оплата не прошла'
  const orderId = new URLSearchParams(search).get('orderId') ?? ''
  const known = /^[1-9]\d{0,14}$/.test(orderId)
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <EmptyState
        heading="h1"
        icon={paid ? 'success' : 'error'}
        title={title}
        text={
          paid
            ? 'Состояние заказа и документы — на его странице.'
            : 'Заказ сохранён: оплатите его ещё раз или запросите счёт на странице заказа.'
        }
        actions={
          <>
            <Link
              to={known ? orderPath(Number(orderId)) : ordersPath}
              className={buttonClass({ variant: 'primary' })}
            >
              {known ? 'Перейти к заказу' : 'Мои заказы'}
            </Link>
            <Link to={homePath} className={buttonClass()}>
              На главную
            </Link>
          </>
        }
      />
    </>
  )
}
