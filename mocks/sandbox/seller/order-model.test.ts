import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextStatuses } from '../rules/order-transitions.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { type Order, readOrder } from '../testing/placed-order.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { sellerSteps } from './steps.ts'

// Whatever buyer and seller do in whatever order: totals, stock, credit and the month's limit are those of the orders that
// stand, and every order has gone only where the contract lets it go.

const { inStock, sellout, multiple, wearPart } = seedIds.products
const products = [inStock, sellout, multiple, wearPart]
const { uralDorStroy } = seedIds.companies
const shop = openShop({ realNow: () => Date.parse(seedNow) })

const which = fc.nat(4)
const action = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      call: fc.constant('add' as const),
      product: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('place' as const),
      payment: fc.constantFrom('invoicePrepay', 'contractDeferred', 'cardOnline', 'cashPickup'),
      delivery: fc.constantFrom<object>(
        { type: 'pickup', storeId: '104' },
        { type: 'courier', addressId: 801 },
      ),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      call: fc.constant('seller' as const),
      which,
      step: fc.constantFrom(...Object.keys(sellerSteps)),
      sum: fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ call: fc.constantFrom('cancel', 'requestCancel', 'confirm', 'invoice'), which }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('change' as const),
      which,
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ call: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 12 }) }),
  },
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** One buyer, and the orders that they have placed. */
async function beginStory() {
  const customer = new ShopVisitor(shop)
  const ids: number[] = []
  await customer.call('/sandbox/reset', {})
  await customer.login(seedIds.users.buyer.email)
  const before = await counts()
  return { customer, ids, act, check }

  /** Does it; what is refused must be refused by a known code and change nothing. */
  async function act(one: Action): Promise<void> {
    if (one.call === 'add') {
      const { id } = products[one.product] ?? inStock
      const pack = id === multiple.id ? 10 : 1
      await customer.add(id, one.quantity * pack)
      return
    }
    if (one.call === 'place') return placeCart(one)
    if (one.call === 'wait') {
      expect((await customer.call('/sandbox/clock', { advance: one.hours * 3_600_000 })).status).toBe(200)
      // Several waits outlast a session.
      await customer.login(seedIds.users.buyer.email)
      return
    }
    const id = ids[one.which % Math.max(1, ids.length)]
    if (id === undefined) return
    const { version, items } = await readOrder(customer, id)
    const answer = await {
      seller: () => {
        const { step, sum } = 'step' in one ? one : { step: 'process', sum: undefined }
        return customer.call('/sandbox/seller', { orderId: id, step, ...(step === 'pay' && sum && { sum }) })
      },
      cancel: () => customer.call('/web/order/cancel/', { orderId: id, version }),
      requestCancel: () =>
        customer.call('/web/order/sendCancel/', { orderId: id, version, reason: 'tooLong' }),
      confirm: () => customer.call('/web/order/contract/', { orderId: id, version }),
      invoice: () => customer.call('/web/getInvoice/', { orderId: id, version }),
      change: () => {
        const quantity = 'quantity' in one ? one.quantity : 1
        return customer.call(`/web/order/updateProduct/${id}/`, { version, lineId: items[0]?.id, quantity })
      },
    }[one.call]()
    expect(one.call === 'seller' ? [200, 409] : [200]).toContain(answer.status)
    if (answer.code !== undefined) expect((await readOrder(customer, id)).version).toBe(version)
  }

  async function placeCart({ payment, delivery }: { payment: string; delivery: object }): Promise<void> {
    const answer = await customer.call('/web/order/add/', {
      contragentId: uralDorStroy.id,
      contractId: seedIds.contracts.uralDorStroy.id,
      cartVersion: (await customer.cart()).version,
      products: await customer.ask<'listCartProducts'>('/web/basket/products/', {}),
      delivery,
      payment: { type: payment },
      recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
      consents: { offer: true, personalData: true },
    })
    expect([200, 422, 429]).toContain(answer.status)
    const data = answer.data as { order?: Order } | null
    if (answer.status === 200 && answer.code === undefined && data?.order) ids.push(data.order.id)
  }

  async function counts() {
    const free = await Promise.all(
      products.map(async ({ code }) => {
        const { stock } = await customer.ask<'getProduct'>(`/web/product/${code}/`)
        return stock.here + stock.elsewhere
      }),
    )
    const { items } = await customer.ask<'listContracts'>('/web/contracts/', {})
    const { company } = await customer.ask<'getCompany'>(
      `/web/contractor/data/?contragentId=${uralDorStroy.id}`,
    )
    return { free, credit: items[0]?.creditUsed ?? 0, spent: company.limits.spent }
  }

  async function check(): Promise<void> {
    const orders = await Promise.all(ids.map((id) => readOrder(customer, id)))
    for (const order of orders) checkOrder(order)
    const standing = orders.filter(({ status }) => status !== 'canceled')
    const sum = (value: (order: Order) => number) =>
      standing.reduce((total, order) => total + value(order), 0)
    const owed = (order: Order) => (order.payment.type === 'contractDeferred' ? order.totals.due : 0)
    expect(await counts()).toEqual({
      free: before.free.map((units, index) => units - sum((order) => unitsOf(order, products[index]?.id))),
      credit: before.credit + sum(owed),
      spent: before.spent + sum(({ totals }) => totals.total),
    })
  }
}

const unitsOf = ({ items }: Order, id: number | undefined) =>
  items.reduce((units, { product, quantity }) => units + (product.id === id ? quantity : 0), 0)

function checkOrder({
  items,
  totals,
  delivery,
  history,
  status,
  paymentStatus,
  version,
  changes,
}: Order): void {
  const sum = (value: (item: Order['items'][number]) => number) =>
    items.reduce((all, item) => all + value(item), 0)
  for (const { price, fullPrice, quantity, discount, sum: own, shippedQuantity } of items) {
    expect([own, discount]).toEqual([price * quantity, (fullPrice - price) * quantity])
    expect(shippedQuantity).toBeLessThanOrEqual(quantity)
  }
  const total = sum((item) => item.sum) + (delivery.price ?? 0)
  expect(totals).toMatchObject({
    goods: sum((item) => item.sum) + sum((item) => item.discount),
    discount: sum((item) => item.discount),
    vat: sum((item) => item.vat) + totals.deliveryVat,
    total,
    due: Math.max(0, total - totals.paid),
  })
  for (const [index, { from, to }] of history.entries()) {
    expect(from).toBe(history[index - 1]?.to ?? null)
    if (from !== null && from !== to) expect(nextStatuses[from]).toContain(to)
  }
  expect(history.at(-1)?.to).toBe(status)
  expect(version).toBeGreaterThanOrEqual(history.length)
  if (paymentStatus === 'paid') expect(totals.due).toBe(0)
  if (status === 'completed') expect(items.every((item) => item.shippedQuantity === item.quantity)).toBe(true)
  if (status !== 'confirmation') expect(changes).toEqual([])
}

test('R-ORDER-02 R-ORDER-22 any sequence of buyer and seller leaves totals, stock, credit and limits right', async () => {
  let placed = 0
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 24 }), async (actions) => {
      const story = await beginStory()
      // An order to act on, so that a short sequence says something, too.
      await story.act({ call: 'add', product: 0, quantity: 3 })
      await story.act({
        call: 'place',
        payment: 'contractDeferred',
        delivery: { type: 'pickup', storeId: '104' },
      })
      for (const one of actions) await story.act(one)
      await story.check()
      placed += story.ids.length
      for (const id of story.ids) reached.add((await readOrder(story.customer, id)).status)
    }),
    { numRuns: 40 },
  )
  expect(placed).toBeGreaterThan(40)
  expect(reached.size).toBeGreaterThan(4)
}, 60_000)
