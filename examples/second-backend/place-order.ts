import { allBranches, orderStore, soonestFirst } from './branches.ts'
import type { Call, Operation } from './call.ts'
import { cartRows, cartVersion, linesOf, raiseVersion } from './cart.ts'
import { onceHeader } from './cart-operations.ts'
import { cartVersion as version, list, object, productId, sessid, text, whole, yesOrNo } from './checks.ts'
import { buyerChoice, type Choices, deliveryChoice, paymentChoice, type Plan, plan } from './checkout.ts'
import { documents } from './consents.ts'
import {
  addressCard,
  addressesOf,
  companyById,
  contractOf,
  customerOfCall,
  fullName,
  isUsable,
  may,
} from './customers.ts'
import { orderById, orderView } from './order-view.ts'
import { orderNumber, snapshotOf } from './order-snapshot.ts'
import { freeStock } from './products.ts'
import { problem, type Reason, Refusal, refuse, tooMany } from './problems.ts'
import { dayAfter, etaOf } from './ways.ts'

const leastSum = 100_000
const ordersPerMinute = 10

interface OrderRequest extends Choices {
  cartVersion: number
  products: { id: number; quantity: number }[]
  delivery: NonNullable<Choices['delivery']>
  payment: { type: string }
  recipient: { fio: string; phone: string; email?: string }
  comment?: string
  customerOrderNumber?: string
  consents: {
    offer: boolean
    personalData: boolean
    marketing?: boolean
    versions?: Partial<Record<string, string>>
  }
}

/** Choices that name only what is the buyer's own, so that the rest can be calculated. */
function safeChoices(call: Call, request: OrderRequest): Choices {
  const { company } = customerOfCall(call)
  const { contractId, delivery, payment } = request
  const contract = contractId == null ? undefined : contractOf(call, contractId, company)
  const isOwn = addressesOf(call).some(({ id }) => id === delivery.addressId) || call.wrong('foreignAddress')
  const { addressId, ...rest } = delivery
  return {
    contractId: contract && isUsable(contract) ? contract.id : null,
    delivery: isOwn && addressId !== undefined ? { ...rest, addressId } : rest,
    payment,
  }
}

/** Everything that speaks against the order, in the order of the contract's list. */
function reasonsAgainst(call: Call, request: OrderRequest, planned: Plan): Reason[] {
  const { company } = customerOfCall(call)
  const { contragentId, contractId, delivery, payment, consents } = request
  const { answer } = planned
  const reasons: Reason[] = []
  const against = (holds: boolean, code: string, message: string, field?: string) => {
    if (holds) reasons.push({ code, message, ...(field !== undefined && { field }) })
  }
  const seen = new Map(request.products.map(({ id, quantity }) => [id, quantity]))
  const rows = cartRows(call)
  const isOther =
    !call.wrong('seenUnchecked') &&
    (rows.length !== seen.size || rows.some(({ product, quantity }) => seen.get(product) !== quantity))
  const stale = request.cartVersion !== cartVersion(call) && !call.wrong('cartChangeUnseen')
  against(isOther || stale, 'cartChanged', 'Корзина изменилась, проверьте её ещё раз.')
  const lines = linesOf(call, planned.here)
  const short = lines.find(({ state }) => state === 'partial' || state === 'none')
  against(short !== undefined, 'notEnoughStock', `«${short?.product.name}»: столько уже нет.`)
  const odd = lines.find(
    ({ product, quantity }) => quantity < product.least || quantity % product.multiplicity !== 0,
  )
  against(odd !== undefined, 'quantityInvalid', `«${odd?.product.name}»: такое количество не продаётся.`)
  against(
    contragentId !== undefined && contragentId !== company,
    'contragentMismatch',
    'Сейчас выбрана другая компания.',
    'contragentId',
  )
  const contract = contractId == null ? undefined : contractOf(call, contractId, company)
  against(contract?.status === 'expired', 'contractExpired', 'Договор закончился.', 'contractId')
  against(
    contractId != null && contract?.status !== 'expired' && (!contract || !isUsable(contract)),
    'contractUnavailable',
    'По этому договору заказать нельзя.',
    'contractId',
  )
  const way = answer.paymentOptions.find(({ type }) => type === payment.type)
  const overLimit = way?.reasonDisabled?.startsWith('Сумма больше') ?? false
  against(overLimit, 'creditLimit', 'Сумма больше остатка лимита.', 'payment.type')
  const isClosed = !way?.enabled && !overLimit && !call.wrong('disabledPaymentTaken')
  against(isClosed, 'paymentUnavailable', 'Так оплатить нельзя.', 'payment.type')
  const stores = answer.deliveryOptions[0]?.stores.map(({ storeId }) => storeId) ?? []
  const noPlace =
    (delivery.type === 'pickup' && !stores.includes(delivery.storeId ?? '')) ||
    (delivery.type === 'carrierTerminal' && delivery.terminal === undefined)
  const toAddress = delivery.type === 'courier' || delivery.type === 'carrierDoor'
  const isOwn = addressesOf(call).some(({ id }) => id === delivery.addressId) || call.wrong('foreignAddress')
  against(noPlace, 'deliveryUnavailable', 'Так доставить нельзя.', 'delivery')
  against(
    (toAddress && delivery.addressId === undefined) || (delivery.addressId !== undefined && !isOwn),
    'addressUnavailable',
    'Выберите сохранённый адрес.',
    'delivery.addressId',
  )
  for (const { type } of documents) {
    const given = consents[type]
    const sent = consents.versions?.[type]
    const inForce = documents.find((one) => one.type === type)?.docVersion
    const isOld = given === true && sent !== undefined && sent !== inForce && !call.wrong('oldConsentTaken')
    const isMissing =
      type !== 'marketing' && given !== true && !(type === 'offer' && call.wrong('consentNotAsked'))
    against(
      isOld || isMissing,
      'consentRequired',
      'Нужно согласие с действующим документом.',
      `consents.${type}`,
    )
  }
  against(answer.totals.goods < leastSum, 'minSum', 'Заказ от 1 000 ₽.')
  const buyer = company === null ? undefined : companyById(call, company)
  against(buyer?.verification === 'rejected', 'companyRejected', 'Компания не прошла проверку.')
  return reasons
}

function addOrder(call: Call) {
  const { db, now, wrong } = call
  const customer = customerOfCall(call)
  const request = call.body as unknown as OrderRequest
  if (!may(call, 'orders.create', customer.company)) throw problem(403)
  const minuteAgo = new Date(now.getTime() - 60_000).toISOString()
  if (
    db.count('select count(*) from orders where user = ? and created_at > ?', customer.id, minuteAgo) >=
    ordersPerMinute
  )
    throw tooMany(60)
  if (cartRows(call).length === 0) throw refuse('cartEmpty', 'В корзине ничего нет.')
  const planned = plan(call, safeChoices(call, request))
  const reasons = reasonsAgainst(call, request, planned)
  if (reasons.length > 0) {
    const needsFresh = ['cartChanged', 'notEnoughStock'].includes(reasons[0]?.code ?? '')
    throw new Refusal(reasons.slice(0, 100), needsFresh ? { calculation: planned.answer } : null)
  }
  const id = insertOrder(call, request, planned)
  if (!wrong('stockNotReserved')) reserve(call, id, planned)
  for (const { type } of documents)
    if (
      (request.consents[type] || wrong('marketingAssumed')) &&
      type === 'marketing' &&
      !wrong('marketingLost')
    )
      db.run('insert into consents values (?, ?, ?, ?)', customer.id, type, '3', now.toISOString())
  if (!wrong('cartNotEmptied')) {
    db.run('delete from cart_lines where owner = ?', call.owner)
    raiseVersion(call)
  }
  const order = orderById(call, id)
  if (!order) throw new Error('The new order is not to be found')
  return { order: orderView(call, order) }
}

function insertOrder(call: Call, request: OrderRequest, planned: Plan): number {
  const { db, now, wrong } = call
  const customer = customerOfCall(call)
  const id = db.count('select max(id) + 1 from orders')
  const at = now.toISOString()
  const { delivery, lines, contract } = planned
  const address = wrong('orderToDefaultAddress') ? addressesOf(call)[0] : planned.address
  const toAddress = delivery === 'courier' || delivery === 'carrierDoor'
  const option = planned.answer.deliveryOptions.find(({ type }) => type === delivery)
  const order = db.run(
    'insert into orders values (?, ?, 1, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, 0)',
    id,
    orderNumber(id),
    at,
    customer.id,
    customer.company,
    contract?.id ?? null,
    'new',
    'none',
    JSON.stringify({
      type: delivery,
      store: delivery === 'pickup' ? orderStore(wrong('storeIgnored') ? planned.here : planned.pickup) : null,
      address: toAddress && address ? addressCard(call, address) : null,
      terminal: delivery === 'carrierTerminal' ? (request.delivery.terminal ?? null) : null,
      price: wrong('orderDropsDelivery') && planned.deliveryPrice !== null ? 0 : planned.deliveryPrice,
      etaFrom: option?.etaFrom ?? null,
      etaTo: option?.etaTo ?? null,
      unloading: request.delivery.unloading ?? 'none',
      needsAuthority: customer.company !== null,
      recipient: wrong('recipientReplaced')
        ? { fio: fullName(customer), phone: customer.phone }
        : request.recipient,
    }),
    JSON.stringify({ type: request.payment.type, dueDate: null }),
    wrong('commentLost') ? '' : (request.comment ?? ''),
    request.customerOrderNumber && !wrong('ownNumberLost') ? request.customerOrderNumber : null,
    JSON.stringify([{ at, actor: fullName(customer), from: null, to: 'new' }]),
  )
  const kept = wrong('lineLost') && lines.length > 1 ? lines.slice(0, -1) : lines
  for (const [index, one] of kept.entries()) {
    const { product, price, fullPrice, store } = one.line
    db.run(
      'insert into order_lines values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      id * 1000 + index + 1,
      id,
      product.id,
      JSON.stringify(snapshotOf(product)),
      one.quantity,
      wrong('orderPriceRounded') ? Math.round(price / 100) * 100 : price,
      wrong('orderForgetsDiscount') ? price : fullPrice,
      product.vat,
      store.id,
      dayAfter(now, etaOf(one, planned.pickup).min),
      'reserved',
    )
  }
  return order
}

/** Takes the pieces from the line's own store, what is missing from the next ones. */
function reserve(call: Call, order: number, { here, lines }: Plan): void {
  for (const { line, quantity } of call.wrong('firstLineReserved') ? lines.slice(0, 1) : lines) {
    const free = freeStock(call, line.product.id, true)
    const stores = soonestFirst(allBranches(call), here).toSorted(
      (a, b) => Number(b.id === line.store.id) - Number(a.id === line.store.id),
    )
    let left = quantity
    for (const { id } of stores) {
      const taken = Math.min(left, free.get(id) ?? 0)
      if (taken > 0)
        call.db.run('insert into reservations values (?, ?, ?, ?)', order, line.product.id, id, taken)
      left -= taken
    }
  }
}

const docVersion = text(1, 32)

export const placingOperations: Operation[] = [
  {
    id: 'addOrder',
    method: 'POST',
    path: '/web/order/add/',
    who: 'customer',
    guarded: true,
    once: true,
    headers: onceHeader,
    body: object(
      {
        SESSID: sessid,
        cartVersion: version,
        products: list(object({ id: productId, quantity: whole(1, 9999) }), 1, 500),
        delivery: deliveryChoice,
        payment: paymentChoice,
        recipient: object(
          {
            fio: text(
              5,
              150,
              /^[A-Za-zА-Яа-яЁё][A-Za-zА-Яа-яЁё'’-]+(\s+[A-Za-zА-Яа-яЁё][A-Za-zА-Яа-яЁё'’-]+)+$/,
            ),
            phone: text(12, 12, /^\+7\d{10}$/),
          },
          { email: text(0, 254, /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/) },
        ),
        consents: object(
          { offer: yesOrNo, personalData: yesOrNo },
          {
            marketing: yesOrNo,
            versions: object({}, { offer: docVersion, personalData: docVersion, marketing: docVersion }),
          },
        ),
      },
      { ...buyerChoice, comment: text(0, 1000), customerOrderNumber: text(0, 50) },
    ),
    answer: addOrder,
  },
]
