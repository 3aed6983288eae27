import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import type { CompanySummary } from './BuyerSection.tsx'
import { readDraft } from './checkout-draft.ts'
import { calculationQuery } from './checkout-queries.ts'
import { CheckoutFailure } from './CheckoutFailure.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { keptConsents } from './kept-consents.ts'
import type { MissingParts } from './missing-parts.ts'
import { choicesOf, type OrderedCart } from './order-request.ts'
import type { ConsentDocument } from './checkout-queries.ts'
import { type Address, type Buyer, type Contract, defaultContract, startValues } from './start-values.ts'

export interface CheckoutStartProps {
  /** The current company; null when a person buys, undefined when it could not be read. */
  company: CompanySummary | null | undefined
  companyCount: number
  cart: OrderedCart
  buyer: Buyer | undefined
  contracts: readonly Contract[]
  addresses: readonly Address[]
  documents: readonly ConsentDocument[]
  missing: MissingParts
}

const nothingChosen = {
  deliveryType: '',
  storeId: '',
  addressId: '',
  terminal: '',
  unloading: 'none' as const,
  paymentType: '',
}

/** Asks for the backend's own defaults once; the form begins with them and calculates by itself from then on. */
export function CheckoutStart({
  company,
  companyCount,
  cart,
  buyer,
  contracts,
  addresses,
  documents,
  missing,
}: CheckoutStartProps) {
  const { name = '' } = useSession()
  const queryClient = useQueryClient()
  const companyId = company === undefined ? undefined : (company?.id ?? null)
  const owner = `${buyer?.id ?? name} ${companyId ?? 0}`
  const [version] = useState(cart.version)
  const choices = choicesOf({ ...nothingChosen, contractId: defaultContract(contracts) }, companyId)
  const { data, error, isFetching, refetch } = useQuery({
    ...calculationQuery(choices, version),
    enabled: (query) => query.state.data === undefined,
  })
  if (!data && error) {
    return <CheckoutFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <CheckoutSkeleton />
  return (
    <CheckoutForm
      company={company}
      companyCount={companyCount}
      cart={cart}
      contracts={contracts}
      addresses={addresses}
      documents={documents}
      owner={owner}
      buyerName={buyer?.name ?? name}
      missing={missing}
      firstCalculation={data}
      firstValues={() => ({
        ...startValues(
          { buyer: buyer ?? { name, phone: '' }, contracts, addresses, calculation: data },
          readDraft(owner),
        ),
        ...keptConsents(queryClient, { owner, documents }),
      })}
    />
  )
}
