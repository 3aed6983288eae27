import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../api/api-problem.ts'
import { companiesQuery } from '../../api/frame-queries.ts'
import { useSession } from '../../api/session.ts'
import { useAtTabStore } from '../../api/tab-store.ts'
import { Panel } from '../../ui/Panel.tsx'
import { NoRightState } from '../../ui/NoRightState.tsx'
import {
  addressesQuery,
  buyerQuery,
  contractsQuery,
  documentsQuery,
  orderedCartQuery,
} from './checkout-queries.ts'
import { CheckoutFailure } from './CheckoutFailure.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutStart } from './CheckoutStart.tsx'
import { missingParts } from './missing-parts.ts'
import type { Contract } from './start-values.ts'

/** The right without which a company's order can't be placed. */
const createRight = 'orders.create'
/** The right to see the contracts that an order can name. */
const contractsRight = 'contracts.view'

/** Reads what the form needs: the cart, who buys, contracts and addresses. */
export default function CheckoutData() {
  const { scope = [] } = useSession()
  const cart = useQuery(useAtTabStore(orderedCartQuery()))
  const buyer = useQuery(buyerQuery())
  const companies = useQuery(companiesQuery())
  const addresses = useQuery(addressesQuery())
  const documents = useQuery(documentsQuery())
  const company = companies.data?.items.find(({ current }) => current) ?? null
  const mayChoose = company !== null && scope.includes(contractsRight)
  const contracts = useQuery({ ...contractsQuery(company?.id ?? 0), enabled: mayChoose })
  const usable = usableContracts(mayChoose ? contracts.data?.items : [], contracts.error)

  if (cart.data?.basketProducts.grid.products.length === 0) return null
  if (company && !scope.includes(createRight)) {
    return (
      <Panel>
        <NoRightState
          text={`Вы не можете оформлять заказы от компании «${company.name}». Попросите доступ у её администратора.`}
        />
      </Panel>
    )
  }
  if (cart.isError && !cart.data) {
    return (
      <CheckoutFailure error={cart.error} retrying={cart.isFetching} onRetry={() => void cart.refetch()} />
    )
  }
  const secondary = { buyer, companies, addresses, documents, ...(mayChoose && !usable && { contracts }) }
  // What could not be read costs its part of the form only (O-27).
  if (!cart.data || Object.values(secondary).some(({ isPending }) => isPending)) return <CheckoutSkeleton />
  return (
    <CheckoutStart
      key={`${buyer.data?.user.id} ${companies.data ? (company?.id ?? 0) : ''}`}
      company={companies.data ? company : undefined}
      companyCount={companies.data?.items.length ?? 0}
      cart={cart.data}
      buyer={buyer.data?.user}
      contracts={usable ?? []}
      addresses={addresses.data?.items ?? []}
      documents={documents.data?.items ?? []}
      missing={missingParts(secondary)}
    />
  )
}

/** Contracts to order under; without the right to see them there are none to choose from. */
function usableContracts(items: readonly Contract[] | undefined, error: Error | null) {
  if (items) return items.filter(({ allowedActions }) => allowedActions.includes('useInOrder'))
  return isProblem(error) && error.httpStatus === 403 ? [] : undefined
}
