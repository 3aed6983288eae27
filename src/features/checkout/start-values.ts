import type { Data } from '../../api/operation.ts'
import type { getPersonal, listAddresses, listContracts } from '../../generated/operations.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { OrderCalculation } from './checkout-queries.ts'
import type { CheckoutValues } from './checkout-schema.ts'

export type Buyer = Data<typeof getPersonal>['user']
export type Contract = Data<typeof listContracts>['items'][number]
export type Address = Data<typeof listAddresses>['items'][number]

/** Everything that the form begins with. */
export interface StartFacts {
  buyer: Pick<Buyer, 'name' | 'phone'>
  /** Contracts that may be ordered under. */
  contracts: readonly Contract[]
  addresses: readonly Address[]
  /** The backend's own defaults. */
  calculation: OrderCalculation
}

/** The first values of the form: the draft where it still holds, then the backend's defaults, then the first choice. */
export function startValues(start: StartFacts, draft: CheckoutDraft): CheckoutValues {
  const { buyer, contracts, addresses, calculation } = start
  const { deliveryOptions, paymentOptions } = calculation
  const deliveries = deliveryOptions.filter(({ enabled }) => enabled).map(({ type }) => type)
  const payments = paymentOptions.filter(({ enabled }) => enabled).map(({ type }) => type)
  const stores = deliveryOptions.flatMap((option) => option.stores).map(({ storeId }) => storeId)
  const address = addresses.find(({ id }) => String(id) === draft.addressId) ?? addresses[0]
  return {
    contractId: known(
      draft.contractId,
      ['', ...contracts.map(({ id }) => String(id))],
      defaultContract(contracts),
    ),
    deliveryType: known(draft.deliveryType, deliveries),
    storeId: known(draft.storeId, stores),
    addressId: address ? String(address.id) : '',
    terminal: draft.terminal ?? '',
    unloading: draft.unloading ?? (address?.craneNeeded ? 'crane' : 'none'),
    paymentType: known(draft.paymentType, payments, firstPayment(payments)),
    fio: draft.fio ?? buyer.name,
    phone: draft.phone ?? spacedPhone(buyer.phone),
    comment: draft.comment ?? '',
    customerOrderNumber: draft.customerOrderNumber ?? '',
    offer: false,
    personalData: false,
    marketing: false,
  }
}

/** The contract that the checkout begins with; '' without one. */
export function defaultContract(contracts: readonly Contract[]): string {
  const contract = contracts.find(({ isDefault }) => isDefault)
  return contract ? String(contract.id) : ''
}

/** Ways that need nothing but the order come first; paying online is a choice of its own. */
function firstPayment(payments: readonly string[]): string {
  return ['invoicePrepay', 'cashPickup'].find((type) => payments.includes(type)) ?? payments[0] ?? ''
}

function known(wanted: string | undefined, values: readonly string[], otherwise = values[0] ?? ''): string {
  return wanted !== undefined && values.includes(wanted) ? wanted : otherwise
}

/** "+79221234567" as the mask of the phone field writes it: "+7 922 123 45 67" (R-FORM-34). */
function spacedPhone(phone: string): string {
  return phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7 $1 $2 $3 $4')
}
