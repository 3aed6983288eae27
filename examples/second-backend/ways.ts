import { allBranches, type Branch, byCity, daysBetween, orderStore } from './branches.ts'
import type { Call } from './call.ts'
import type { Line } from './cart.ts'
import { type Address, companyById, type Contract, creditUsed } from './customers.ts'

const dayMs = 86_400_000

export interface DeliveryChoice {
  type: 'pickup' | 'courier' | 'carrierTerminal' | 'carrierDoor'
  storeId?: string
  addressId?: number
  terminal?: string
  unloading?: 'none' | 'tailLift' | 'crane'
}

export interface PlannedLine {
  line: Line
  quantity: number
  sum: number
  discount: number
  vat: number
}

/** What the ways to deliver and to pay depend on. */
export interface Terms {
  here: Branch
  company: number | null
  contract: Contract | undefined
  address: Address | undefined
  pickup: Branch
  delivery: DeliveryChoice['type']
  lines: PlannedLine[]
}

/** A day so many days after now, in Moscow. */
export function dayAfter(now: Date, days: number): string {
  const shifted = new Date(now.getTime() + days * dayMs)
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(shifted)
}

export const paymentTitles: Record<string, string> = {
  cardOnline: 'Банковской картой',
  sbpQr: 'Через СБП',
  invoicePrepay: 'По счёту, до отгрузки',
  contractDeferred: 'По договору, с отсрочкой',
  cashPickup: 'При получении',
}

export function priceOfWay(type: DeliveryChoice['type'], address: Address | undefined): number | null {
  if (type === 'pickup') return 0
  return type === 'courier' && address ? 60_000 + address.km * 2_350 : null
}

/** Days until a line stands in the store of the branch. */
export function etaOf({ line }: PlannedLine, to: Branch): { min: number; max: number } {
  return line.eta && line.product.supplier_days !== null && line.eta.min === line.product.supplier_days
    ? line.eta
    : (daysBetween(line.store, to) ?? { min: 0, max: 1 })
}

export function deliveryOptions(call: Call, { lines, here, pickup, address }: Terms) {
  const { now } = call
  const days = lines.map((one) => etaOf(one, pickup))
  const latest = days.reduce((a, b) => ({ min: Math.max(a.min, b.min), max: Math.max(a.max, b.max) }), {
    min: 0,
    max: 0,
  })
  const others = allBranches(call)
    .filter(({ id }) => id !== here.id)
    .toSorted(call.wrong('pointsById') ? (a, b) => a.id - b.id : byCity)
  const within = (more: number) => ({
    etaFrom: dayAfter(now, latest.min + more),
    etaTo: dayAfter(now, latest.max + more + 1),
  })
  const noDays = { etaFrom: null, etaTo: null }
  const reasonDisabled = address ? null : 'Сначала сохраните адрес доставки'
  const enabled = address !== undefined
  const price = priceOfWay('courier', address)
  return [
    {
      type: 'pickup',
      enabled: true,
      reasonDisabled: null,
      stores: [here, ...others].map(orderStore),
      price: 0,
      ...within(0),
    },
    { type: 'courier', enabled, reasonDisabled, stores: [], price, ...(enabled ? within(1) : noDays) },
    { type: 'carrierTerminal', enabled: true, reasonDisabled: null, stores: [], price: null, ...within(3) },
    {
      type: 'carrierDoor',
      enabled,
      reasonDisabled,
      stores: [],
      price: null,
      ...(enabled ? within(4) : noDays),
    },
  ]
}

export function paymentOptions(call: Call, known: Terms, total: number, deliveryPrice: number | null) {
  const { company, contract, delivery } = known
  const buyer = company === null ? undefined : companyById(call, company)
  const online = buyer
    ? 'Только для частных лиц'
    : deliveryPrice === null
      ? 'Сначала посчитаем доставку'
      : null
  const used = contract && !call.wrong('limitInsteadOfLeft') ? creditUsed(call, contract.id) : 0
  const left = contract ? contract.credit_limit - used : 0
  const deferred = !buyer
    ? 'Только для компаний'
    : buyer.verification !== 'verified'
      ? 'Компания ещё не проверена'
      : !contract || contract.defer_days === null
        ? 'Выберите договор с отсрочкой'
        : total > left && !call.wrong('limitUnchecked')
          ? 'Сумма больше остатка лимита'
          : null
  const reasons: Record<string, string | null> = {
    cardOnline: online,
    sbpQr: online,
    invoicePrepay: buyer ? null : 'Только для компаний',
    contractDeferred: deferred,
    cashPickup: delivery === 'pickup' ? null : 'Только при самовывозе',
  }
  return Object.entries(paymentTitles).map(([type, title]) => {
    const reasonDisabled = reasons[type] ?? null
    return { type, title, enabled: reasonDisabled === null, reasonDisabled }
  })
}
