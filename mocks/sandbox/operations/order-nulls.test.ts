import { describe, expect, test } from 'vitest'
import { keysOf } from '../../../src/lib/keys-of.ts'
import { seedNow } from '../seed/named.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { type Order, orderCalls } from '../testing/order-calls.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { WorldVisitor } from '../testing/world-visitor.ts'
import { worldSeed } from '../world-seed.ts'

// What an order may lack is null in the answer of every action on it, and stops none of them.

interface Lack {
  of: (order: OrderRecord) => OrderRecord
  hasManagerWithoutContacts?: true
  /** What the answer must show as null. */
  shown: (order: Order) => unknown[]
}

/** Changes reckon such an order again, and for that its products have to be there. */
const isReckoned = (status: Order['status']) => ['new', 'agreement', 'agreed'].includes(status)

const lacks: Readonly<Record<string, Lack>> = {
  'phone and e-mail of its manager': {
    of: (order) => order,
    hasManagerWithoutContacts: true,
    shown: ({ manager }) => [manager?.phone, manager?.email],
  },
  'company, contract and manager': {
    of({
      companyId: _id,
      company: _name,
      contractId: _contract,
      contractNumber: _number,
      managerId: _manager,
      ...order
    }) {
      return { ...order, payment: { type: 'cardOnline' } }
    },
    shown: ({ company, contract, manager }) => [company, contract, manager],
  },
  'a product that is gone': {
    of: (order) => ({
      ...order,
      lines: order.lines.map((line, index) =>
        index === 0 || isReckoned(order.status) ? line : { ...line, productId: 9_000_000 + line.id },
      ),
    }),
    shown: ({ items, status }) =>
      isReckoned(status) ? [] : items.slice(1).map(({ product }) => product.picture),
  },
  'store, price and days of its delivery': {
    of: ({ delivery: { storeId: _store, addressId: _id, address: _address, ...delivery }, ...order }) => ({
      ...order,
      delivery: {
        ...delivery,
        type: 'carrierTerminal',
        terminal: 'Терминал на Складской, 4',
        price: null,
        eta: null,
      },
    }),
    shown: ({ delivery: { store, address, price, etaFrom, etaTo } }) => [
      store,
      address,
      price,
      etaFrom,
      etaTo,
    ],
  },
}

/** Who may do everything, and who has an order to send for agreement. */
const people = ['buyer@example.ru', 'gusev@uraldorstroy.example']

describe.each(Object.entries(lacks))(
  'an order without %s',
  (_name, { of, hasManagerWithoutContacts, shown }) => {
    const { fixed, rows } = worldSeed()
    const managers = hasManagerWithoutContacts
      ? fixed.managers.map((manager) => ({ ...manager, phone: null, email: null }))
      : fixed.managers
    const shop = openShop({
      realNow: () => Date.parse(seedNow),
      seed: { fixed: { ...fixed, managers }, rows: { ...rows, orders: (rows.orders ?? []).map(of) } },
    })

    test.each(keysOf(orderCalls))('R-ORDER-03 %s', async (action) => {
      for (const person of people) {
        const visitor = await new WorldVisitor(shop, action).login(person)
        const { items } = await visitor.ask<'listOrders'>('/web/profile/orders/?PAGE_SIZE=100')
        const offered = items.find(({ allowedActions }) => allowedActions.includes(action))
        if (!offered) continue
        const { order } = await visitor.ask<'getOrder'>(`/web/profile/order/${offered.id}/`)
        const missing = shown(order)
        expect(missing).toEqual(missing.map(() => null))
        const [path, body] = orderCalls[action](order)
        const { status, envelope } = await visitor.call(path, body)
        expect([status, envelope.errors]).toEqual([200, []])
      }
    })
  },
)
