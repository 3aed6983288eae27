import { Link, useLocation, useSearchParams } from 'react-router'
import { homePath, orderPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-18, R-ROUTE-19, O-19: what became of a payment. */
export function Component() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const paid = pathname.startsWith('/payment-success')
  const title = paid ? 'Оплата прошла успешно' : 'Оплата не прошла'
  const orderId = Number(search.get('orderId'))
  const known = Number.isSafeInteger(orderId) && orderId > 0
  return (
    <>
      <PageHead title={title} robots="noindex" />
      <h1 tabIndex={-1}>{title}</h1>
      {!paid && <p>Заказ сохранён: оплатите его ещё раз или запросите счёт на странице заказа.</p>}
      <p>
        {known ? (
          <Link to={orderPath(orderId)}>Перейти к заказу</Link>
        ) : (
          <Link to={homePath}>На главную</Link>
        )}
      </p>
    </>
  )
}
