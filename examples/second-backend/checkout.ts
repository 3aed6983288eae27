import { allBranches, type Branch, branchOf, orderStore, soonestFirst } from './branches.ts'
import type { Call, Operation } from './call.ts'
import { cartVersion, linesOf, raiseVersion, vatIn } from './cart.ts'
import { object, oneOf, orNull, storeCode, text, whole } from './checks.ts'
import { type Address, addressesOf, contractOf, customerOfCall, isUsable, may } from './customers.ts'
import { type Product, priceOf, unitPrice } from './products.ts'
import { refuse } from './problems.ts'
import {
  dayAfter,
  type DeliveryChoice,
  deliveryOptions,
  etaOf,
  paymentOptions,
  paymentTitles,
  type PlannedLine,
  priceOfWay,
  type Terms,
} from './ways.ts'

export const deliveryVatRate = 22

export interface Choices {
  contragentId?: number | null
  contractId?: number | null
  delivery?: DeliveryChoice
  payment?: { type: string }
}

/** The checkout with all that a placed order needs of it. */
export interface Plan extends Terms {
  deliveryPrice: number | null
  payment: string
  answer: ReturnType<typeof answerOf>
}

const rateOf = ({ wrong }: Call, { vat }: Product) => (wrong('vatConstant') ? deliveryVatRate : vat)

/** What can be had of the lines: less where there is less. */
function planned(call: Call, here: Branch): PlannedLine[] {
  return linesOf(call, here).flatMap((line) => {
    const quantity = Math.min(line.quantity, line.most)
    if (line.state === 'removed' || quantity === 0) return []
    const sum = line.price * quantity
    const discount = (line.fullPrice - line.price) * quantity
    return [{ line, quantity, sum, discount, vat: vatIn(call, sum, rateOf(call, line.product)) }]
  })
}

const add = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

/** @throws {Refusal} for choices that are not the buyer's to make */
export function plan(call: Call, choices: Choices): Plan {
  const customer = customerOfCall(call)
  const { company } = customer
  const here = branchOf(call)
  if (choices.contragentId !== undefined && choices.contragentId !== company)
    throw refuse('contragentMismatch', 'Сейчас выбрана другая компания.', 'contragentId')
  const contract = choices.contractId == null ? undefined : contractOf(call, choices.contractId, company)
  const isFit = contract && (isUsable(contract) || call.wrong('expiredContractTaken'))
  if (choices.contractId != null && !isFit)
    throw refuse('contractUnavailable', 'По этому договору заказать нельзя.', 'contractId')
  const delivery = choices.delivery?.type ?? 'pickup'
  const address = addressFor(call, choices.delivery)
  const branches = allBranches(call)
  const pickup = branches.find(({ store_id }) => store_id === choices.delivery?.storeId) ?? here
  const lines = planned(call, here)
  const known = { here, company, contract, address, pickup, delivery, lines }
  const deliveryPrice = priceOfWay(delivery, address)
  const answer = answerOf(call, known, deliveryPrice)
  const payment =
    choices.payment?.type ?? answer.paymentOptions.find(({ enabled }) => enabled)?.type ?? 'cashPickup'
  return { ...known, deliveryPrice, payment, answer }
}

function addressFor(call: Call, choice: DeliveryChoice | undefined): Address | undefined {
  const own = addressesOf(call)
  if (choice?.addressId === undefined) return own.find(({ is_default }) => is_default === 1)
  const { db, wrong } = call
  const found = wrong('foreignAddress')
    ? db.one<Address>('select * from addresses where id = ?', choice.addressId)
    : own.find(({ id }) => id === choice.addressId)
  if (!found) throw refuse('addressUnavailable', 'Такого адреса у вас нет.', 'delivery.addressId')
  return found
}

function totalsOf(call: Call, { lines }: Pick<Terms, 'lines'>, deliveryPrice: number | null) {
  const { wrong } = call
  const sum = add(lines, (one) => one.sum)
  const discount = add(lines, (one) => one.discount)
  const delivery = deliveryPrice ?? 0
  const deliveryVat = vatIn(call, delivery, wrong('deliveryVatOldRate') ? 20 : deliveryVatRate)
  const exact = sum + delivery * (wrong('deliveryTwice') ? 2 : 1) - (wrong('discountTwice') ? discount : 0)
  const total = wrong('totalInRoubles') ? Math.round(exact / 100) * 100 : exact
  const vat = wrong('vatOfTotal')
    ? vatIn(call, total, 20)
    : add(lines, (one) => one.vat) + (wrong('deliveryWithoutVat') ? 0 : deliveryVat)
  return {
    goods: sum + discount,
    discount,
    delivery: deliveryPrice,
    deliveryVatRate,
    deliveryVat,
    vat,
    total,
    paid: 0,
    due: total,
  }
}

function answerOf(call: Call, known: Terms, deliveryPrice: number | null) {
  const totals = totalsOf(call, known, deliveryPrice)
  const { company } = known
  const alone = company !== null && !may(call, 'orders.placeWithoutApproval', company)
  return {
    shipments: shipmentsOf(call, known),
    totals,
    deliveryOptions: deliveryOptions(call, known),
    paymentOptions: paymentOptions(call, known, totals.total, deliveryPrice),
    approvalRequired: alone,
    approvalReason: alone ? 'Ваши заказы согласует компания.' : null,
    cartVersion: cartVersion(call),
    warnings: warningsOf(call, known.here),
  }
}

function warningsOf(call: Call, here: Branch) {
  return linesOf(call, here)
    .filter(({ state }) => state === 'partial' || state === 'none')
    .map(({ product, most }) => ({
      code: 'cartAdjusted',
      message: most > 0 ? `«${product.name}»: есть только ${most}.` : `«${product.name}» закончился.`,
      productId: product.id,
    }))
    .slice(0, 100)
}

function shipmentPrice(call: Call, { line }: PlannedLine): number {
  return call.wrong('shipmentStepIgnored') ? unitPrice(priceOf(call, line.product), 1) : line.price
}

function shipmentsOf(call: Call, { lines, here, pickup }: Terms) {
  const groups = Map.groupBy(lines, ({ line }) => line.store.id)
  const stores = soonestFirst(allBranches(call), here)
  return [...groups]
    .map(([branch, own]) => {
      const store = stores.find(({ id }) => id === branch) ?? here
      const days = own.map((one) => etaOf(one, pickup))
      const [min, max] = [Math.max(...days.map((one) => one.min)), Math.max(...days.map((one) => one.max))]
      return {
        min,
        shipment: {
          store: orderStore(store),
          lines: own.map((one) => ({
            productId: one.line.product.id,
            name: one.line.product.name,
            quantity: one.quantity,
            price: shipmentPrice(call, one),
            fullPrice: one.line.fullPrice,
            discount: (one.line.fullPrice - shipmentPrice(call, one)) * one.quantity,
            sum: shipmentPrice(call, one) * one.quantity,
            vatRate: one.line.product.vat,
            vat: one.vat,
          })),
          etaFrom: dayAfter(call.now, min),
          etaTo: dayAfter(call.now, max),
          weightKg:
            add(
              own,
              ({ line, quantity }) =>
                (line.product.weight_g ?? 0) * (call.wrong('shipmentWeightOfOne') ? 1 : quantity),
            ) / 1000,
          sum: add(
            own,
            (one) =>
              shipmentPrice(call, one) * one.quantity + (call.wrong('shipmentSumFull') ? one.discount : 0),
          ),
        },
      }
    })
    .toSorted((a, b) => a.min - b.min || (a.shipment.store.storeId < b.shipment.store.storeId ? -1 : 1))
    .map(({ shipment }) => shipment)
}

const lastChoices = new WeakMap<Call['db'], Map<string, DeliveryChoice>>()

function withLastChoice({ db, owner, body }: Call): Choices {
  const kept = lastChoices.get(db) ?? new Map<string, DeliveryChoice>()
  lastChoices.set(db, kept)
  const choices: Choices = body
  if (choices.delivery) kept.set(owner, choices.delivery)
  const last = kept.get(owner)
  return last ? { ...choices, delivery: last } : choices
}

function calculateOrder(call: Call) {
  if (linesOf(call, branchOf(call)).length === 0 && !call.wrong('emptyCalculated'))
    throw refuse('cartEmpty', 'В корзине ничего нет.')
  const { answer } = plan(call, call.wrong('choiceRemembered') ? withLastChoice(call) : call.body)
  if (call.wrong('calculationFillsVersion')) raiseVersion(call)
  return answer
}

export const deliveryChoice = object(
  { type: oneOf('pickup', 'courier', 'carrierTerminal', 'carrierDoor') },
  {
    storeId: storeCode,
    addressId: whole(1),
    terminal: text(2, 300),
    unloading: oneOf('none', 'tailLift', 'crane'),
  },
)
export const paymentChoice = object({ type: oneOf(...Object.keys(paymentTitles)) })
export const buyerChoice = { contragentId: orNull(whole(1)), contractId: orNull(whole(1)) }

export const checkoutOperations: Operation[] = [
  {
    id: 'calculateOrder',
    method: 'POST',
    path: '/web/order/calculate/',
    who: 'customer',
    body: object({}, { ...buyerChoice, delivery: deliveryChoice, payment: paymentChoice }),
    answer: calculateOrder,
  },
]
