import { type Fault, inSuccess, member } from '../fault.ts'

type Json = Record<string, unknown>

const firstOf = (list: unknown) => (list as Json[])[0] ?? {}
const totalsOf = (data: Json) => member(member(data, 'order'), 'totals')
const add = (holder: Json, name: string, kopecks: number) =>
  void (holder[name] = Number(holder[name] ?? 0) + kopecks)

/** Figures that don't follow from the others of the same answer (`x-rules`). */
export const figureFaults: readonly Fault[] = [
  {
    name: 'the VAT of a line is rounded up',
    operation: 'getOrder',
    place: '/data/order/items/*/vat must be ',
    answer: inSuccess('getOrder', (data) => add(firstOf(member(data, 'order')['items']), 'vat', 1)),
  },
  {
    name: 'the sum of a line of the cart is another than price × quantity',
    operation: 'getCart',
    place: '/data/basketProducts/grid/products/*/sum must be ',
    with: ['addToCart'],
    writes: true,
    answer: inSuccess('getCart', (data) =>
      add(firstOf(member(member(data, 'basketProducts'), 'grid')['products']), 'sum', 100),
    ),
  },
  {
    name: 'the sum of a store counts a line of another one',
    operation: 'getCart',
    place: '/data/basketProducts/info/stores/*/total must be ',
    with: ['addToCart'],
    writes: true,
    answer: inSuccess('getCart', (data) =>
      add(firstOf(member(member(data, 'basketProducts'), 'info')['stores']), 'total', 100),
    ),
  },
  {
    name: 'the VAT of an order leaves out that of a line',
    operation: 'getOrder',
    place: '/data/order/totals/vat must be ',
    answer: inSuccess('getOrder', (data) => add(totalsOf(data), 'vat', -1)),
  },
  {
    name: 'the discount is told and not subtracted',
    operation: 'getOrder',
    place: '/data/order/totals/total must be ',
    answer: inSuccess('getOrder', (data) => {
      const order = member(data, 'order')
      const line = firstOf(order['items'])
      add(line, 'fullPrice', 1000)
      line['discount'] = 1000 * Number(line['quantity'])
      const totals = totalsOf(data)
      totals['discount'] = line['discount']
      // The goods stay at full price and the total with them.
      add(totals, 'goods', Number(line['discount']))
      add(totals, 'total', Number(line['discount']))
      add(totals, 'due', Number(line['discount']))
    }),
  },
  {
    name: 'what is due is paid already',
    operation: 'getOrder',
    place: '/data/order/totals/due must be ',
    answer: inSuccess('getOrder', (data) => add(totalsOf(data), 'due', 100)),
  },
]
