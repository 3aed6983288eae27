import type { components } from '../../../src/generated/api-types.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import type { SandboxState } from '../operation.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import type { EtaDays, StoreRecord } from '../seed/records.ts'
import { orderStoreOf } from './branch.ts'
import { approvalReason, type Buyer } from './buyer.ts'
import { thousandths } from './cart-view.ts'
import { contractStatus } from './contracts.ts'
import { addDays, dayIn } from './days.ts'
import { deliveryOptions, destinationOf, roadOf } from './delivery-options.ts'
import { includedVat } from './money.ts'
import { firstOpenDay } from './opening-hours.ts'
import {
  orderableLines,
  type OrderableLine,
  type OrderableLines,
  type OrderWarning,
  type WantedLine,
} from './order-lines.ts'
import { paymentOptions } from './payment-options.ts'
import { shop } from './shop.ts'

type Schemas = components['schemas']

export interface CalculationInput {
  state: SandboxState
  buyer: Buyer
  wanted: readonly WantedLine[]
  branch: StoreRecord
  contract: ContractRecord | undefined
  /** The chosen address, else the buyer's default one. */
  address: AddressRecord | undefined
  delivery: { type: Schemas['DeliveryType']; storeId?: string | undefined }
  now: number
}

export interface Calculation extends OrderableLines {
  wire: Omit<Schemas['OrderCalculation'], 'cartVersion'>
  destination: StoreRecord
}

/** The checkout for what is wanted now; changes nothing. Totals are sums of lines, nothing is rounded again. */
export function calculate(input: CalculationInput): Calculation {
  const { state, buyer, wanted, branch, contract, address, delivery, now } = input
  const destination = destinationOf(state, branch, delivery.type, delivery.storeId, address)
  const found = orderableLines(state, wanted, destination)
  const { lines } = found
  const discount = sum(lines, (line) => line.discount)
  const goods = sum(lines, (line) => line.sum) + discount
  const ready = {
    min: Math.max(0, ...lines.map(({ eta }) => eta.min)),
    max: Math.max(0, ...lines.map(({ eta }) => eta.max)),
  }
  const nothing = lines.length === 0
  const options = deliveryOptions({
    state,
    branch,
    address,
    destination,
    ready,
    nothing,
    goods: goods - discount,
    now,
  })
  const chosen = options.find(({ type }) => type === delivery.type)
  const deliveryPrice = chosen?.enabled ? chosen.price : 0
  const deliveryVat = includedVat(deliveryPrice ?? 0, shop.deliveryVatRate)
  const total = goods - discount + (deliveryPrice ?? 0)
  const reason = approvalReason(buyer, total, now)
  return {
    ...found,
    destination,
    wire: {
      shipments: shipments(
        lines,
        destination,
        { type: delivery.type, ...roadOf(delivery.type, state, destination) },
        now,
      ),
      totals: {
        goods,
        discount,
        delivery: deliveryPrice,
        deliveryVatRate: shop.deliveryVatRate,
        deliveryVat,
        vat: sum(lines, (line) => line.vat) + deliveryVat,
        total,
        paid: 0,
        due: total,
      },
      deliveryOptions: options,
      paymentOptions: paymentOptions({
        company: buyer.company,
        contract,
        deliveryType: delivery.type,
        deliveryPrice,
        total,
        now,
      }),
      approvalRequired: reason !== undefined,
      approvalReason: reason ?? null,
      warnings: [...found.warnings, ...generalWarnings(contract, reason, now)].slice(0, 100),
    },
  }
}

/**
 * One part per store, the soonest first, ties by storeId, with the days on which the buyer gets it. Collection is possible
 * only while the branch is open.
 */
function shipments(
  lines: readonly OrderableLine[],
  destination: StoreRecord,
  road: EtaDays & { type: Schemas['DeliveryType'] },
  now: number,
): Schemas['Shipment'][] {
  const today = dayIn(destination.timeZone, now)
  const received = (days: number) => firstOpenDay(destination, addDays(today, days), now)
  return [...groupBy(lines, ({ store }) => store)]
    .map(([store, own]) => ({
      store: orderStoreOf(store),
      lines: own.map(({ product, quantity, price, fullPrice, discount, sum: lineSum, vatRate, vat }) => ({
        productId: product.id,
        name: product.name,
        quantity,
        price,
        fullPrice,
        discount,
        sum: lineSum,
        vatRate,
        vat,
      })),
      etaFrom: received(Math.max(...own.map(({ eta }) => eta.min)) + road.min),
      etaTo: received(Math.max(...own.map(({ eta }) => eta.max)) + road.max),
      weightKg: thousandths(sum(own, ({ product, quantity }) => product.weightKg * quantity)),
      sum: sum(own, (line) => line.sum),
    }))
    .toSorted(
      (left, right) =>
        Date.parse(left.etaFrom) - Date.parse(right.etaFrom) ||
        (left.store.storeId < right.store.storeId ? -1 : 1),
    )
}

function generalWarnings(
  contract: ContractRecord | undefined,
  reason: string | undefined,
  now: number,
): OrderWarning[] {
  const warnings: OrderWarning[] = []
  if (reason !== undefined)
    warnings.push({ code: 'willNeedApproval', message: `Заказ уйдёт на согласование. ${reason}.` })
  if (contract && contractStatus(contract, now) === 'expiring')
    warnings.push({ code: 'contractExpiring', message: `Договор ${contract.number} скоро закончится.` })
  return warnings
}

function sum<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0)
}
