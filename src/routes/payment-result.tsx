import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadOptional } from '../api/page-load.ts'
import { sessionQuery } from '../api/session.ts'
import { orderQuery } from '../features/orders/orders-queries.ts'
import { PaymentResult, resultTitle } from '../features/orders/PaymentResult.tsx'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-18, R-ROUTE-19, O-19: what became of a payment. The order is kept whatever happened. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  const { orderId } = readAddress(new URL(request.url))
  const header = await loadOptional(app, sessionQuery())
  if (header?.userData.isAuthorized && orderId !== undefined)
    await loadOptional(app, { ...orderQuery(orderId), staleTime: 0 })
  return null
}

export function Component() {
  const { outcome, orderId } = readAddress(useLocation())
  const { data: header } = useQuery({ ...sessionQuery(), enabled: false })
  return (
    <>
      <PageHead title={resultTitle(outcome)} robots="noindex" />
      <PaymentResult
        outcome={outcome}
        orderId={orderId}
        isCustomer={header?.userData.isAuthorized === true}
      />
    </>
  )
}

function readAddress({ pathname, search }: { pathname: string; search: string }) {
  const orderId = new URLSearchParams(search).get('orderId') ?? ''
  return {
    outcome: pathname.startsWith('/payment-success') ? ('success' as const) : ('error' as const),
    orderId: /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : undefined,
  }
}
