import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useWatch } from 'react-hook-form'
import { Form } from '../../forms/Form.tsx'
import { useZodForm } from '../../forms/use-zod-form.ts'
import { BuyerSection, type CompanySummary } from './BuyerSection.tsx'
import { keepDraft } from './checkout-draft.ts'
import { calculationQuery, type ConsentDocument, type OrderCalculation } from './checkout-queries.ts'
import { checkoutSchema, type CheckoutValues, isToAddress, serverFields } from './checkout-schema.ts'
import { ConsentSection } from './ConsentSection.tsx'
import { DeliverySection } from './DeliverySection.tsx'
import { keepConsents } from './kept-consents.ts'
import type { MissingParts } from './missing-parts.ts'
import { choicesOf, type OrderedCart } from './order-request.ts'
import { PaymentSection } from './PaymentSection.tsx'
import { CommentSection, RecipientSection } from './RecipientSection.tsx'
import type { Address, Contract } from './start-values.ts'
import { SummaryRail } from './SummaryRail.tsx'
import { TotalsPlace } from './totals-place.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useSettled } from '../../forms/use-settled.ts'

export interface CheckoutFormProps {
  /** As in CheckoutStart. */
  company: CompanySummary | null | undefined
  companyCount: number
  cart: OrderedCart
  contracts: readonly Contract[]
  addresses: readonly Address[]
  documents: readonly ConsentDocument[]
  missing: MissingParts
  /** Whose draft it is. */
  owner: string
  buyerName: string
  firstCalculation: OrderCalculation
  firstValues: () => CheckoutValues
}

/**
 * The checkout as one page of sections. Each choice asks the backend for new sums, terms and ways; while they come the
 * old ones stand dimmed, and nothing can be sent that the buyer hasn't seen calculated.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { company, companyCount, cart, contracts, addresses, documents, owner, buyerName, firstCalculation } =
    props
  const { missing } = props
  const companyId = company === undefined ? undefined : (company?.id ?? null)
  const [defaultValues] = useState(props.firstValues)
  const form = useZodForm(checkoutSchema, { defaultValues })
  const { control } = form
  const values = { ...defaultValues, ...useWatch({ control }) }

  const { settled, isSettled } = useSettled(choicesOf(values, companyId))
  const query = useQuery({
    ...calculationQuery(settled, cart.version),
    placeholderData: keepPreviousData,
  })
  // A failed calculation has no data, not even the previous one.
  const [calculation, setCalculation] = useState(firstCalculation)
  if (query.data && query.data !== calculation) setCalculation(query.data)
  const isStale = !isSettled || query.isFetching || query.isError || query.data === undefined

  // Pickup points begin with the visitor's branch. Who goes to another city collects there, unless another point was chosen.
  const branchStore = calculation.deliveryOptions.find(({ type }) => type === 'pickup')?.stores[0]?.storeId
  const branchBefore = useRef(branchStore)
  useEffect(() => {
    if (branchStore === undefined || branchStore === branchBefore.current) return
    if (form.getValues('storeId') === branchBefore.current) form.setValue('storeId', branchStore)
    branchBefore.current = branchStore
  }, [form, branchStore])

  const formId = useId()
  const totalsPlace = use(TotalsPlace)
  const queryClient = useQueryClient()
  const place = usePlaceOrder({
    form,
    companyId,
    cart,
    calculation,
    documents,
    keepCalculation: (fresh) =>
      queryClient.setQueryData(calculationQuery(settled, fresh.cartVersion).queryKey, fresh),
  })

  // Writes the draft to the session storage, so that it survives a reload and an expired session.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(owner, values),
      }),
    [form, owner],
  )

  // When the session ends this form goes: the consents wait for the login.
  const keepTicks = useEffectEvent(() => keepConsents(queryClient, { owner, documents }, form.getValues()))
  useEffect(() => () => keepTicks(), [])

  return (
    <Form form={form} onSubmit={place} serverFields={serverFields} id={formId}>
      <BuyerSection
        control={control}
        company={company}
        companyCount={companyCount}
        buyerName={buyerName}
        contracts={contracts}
        missing={missing}
      />
      <DeliverySection
        control={control}
        options={calculation.deliveryOptions}
        addresses={addresses}
        chosen={values.deliveryType}
        addressId={values.addressId}
        companyId={companyId}
        missing={missing.addresses}
        onAddressAdded={(addressId) => {
          form.setValue('addressId', String(addressId), { shouldDirty: true, shouldValidate: true })
          if (!isToAddress(values.deliveryType))
            form.setValue('deliveryType', 'courier', { shouldDirty: true })
        }}
      />
      <PaymentSection
        control={control}
        options={calculation.paymentOptions}
        chosen={values.paymentType}
        contract={contracts.find(({ id }) => String(id) === values.contractId)}
      />
      <RecipientSection control={control} />
      <CommentSection control={control} />
      <ConsentSection control={control} documents={documents} missing={missing.documents} />
      {totalsPlace &&
        createPortal(
          <SummaryRail
            formId={formId}
            calculation={calculation}
            deliveryType={values.deliveryType}
            isRecalculating={!query.isError && isStale}
            error={query.error}
            onRetry={() => void query.refetch()}
            canSend={!isStale}
          />,
          totalsPlace,
        )}
    </Form>
  )
}
