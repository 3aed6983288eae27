import { describe, expect, test } from 'vitest'
import { actionTables } from '../tools/contract/model/action-table.ts'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import { isRecord } from '../tools/contract/model/record.ts'
import { operationEntries } from '../tools/contract/model/document.ts'
import { resolve } from '../tools/contract/model/reference.ts'

// Who builds a backend from the examples takes their numbers for the rule, so the examples keep the rules themselves.

type Node = Record<string, unknown>

const contract = await bundleContract()
const operations = operationEntries(contract).map(({ operation }) => operation)

/** Named examples of the JSON body that a request body or an answer holds. */
function examplesIn(node: unknown): [name: string, value: unknown][] {
  const body = resolve<unknown>(contract, node)
  const content =
    isRecord(body) && isRecord(body['content']) ? body['content']['application/json'] : undefined
  if (!isRecord(content) || !isRecord(content['examples'])) return []
  return Object.entries(content['examples']).map(([name, one]) => {
    const example = resolve<unknown>(contract, one)
    return [name, isRecord(example) ? example['value'] : undefined]
  })
}

const answers = operations.flatMap(({ operationId, responses }) =>
  examplesIn(responses['200']).map(([name, value]) => ({ id: `${operationId} ${name}`, value })),
)

/** Every object of every answered example that `is` picks, with the place where it stands. */
function objects(is: (node: Node) => boolean): [place: string, node: Node][] {
  const found: [string, Node][] = []
  const visit = (value: unknown, place: string) => {
    if (isRecord(value) && is(value)) found.push([place, value])
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, `${place}/${key}`)
  }
  for (const { id, value } of answers) visit(value, id)
  return found
}

const numberAt = (node: unknown, key: string) => (isRecord(node) ? Number(node[key]) : NaN)
const listAt = (node: unknown, key: string) =>
  isRecord(node) && Array.isArray(node[key]) ? node[key].filter(isRecord) : []
const sumOf = (list: Node[], key: string) => list.reduce((sum, one) => sum + numberAt(one, key), 0)
const has =
  (...keys: string[]) =>
  (node: Node) =>
    keys.every((key) => key in node)

/** Places of the objects that break a rule; there must be some objects, or the rule is about nothing. */
function breaches(found: [string, Node][], keeps: (node: Node) => boolean): string[] {
  expect(found.length).toBeGreaterThan(0)
  return found.filter(([, node]) => !keeps(node)).map(([place]) => place)
}

describe('money', () => {
  test('a line is price × quantity, its VAT rounded half up to a kopeck', () => {
    const lines = objects((node) => has('quantity', 'price', 'vatRate', 'vat', 'sum')(node))
    expect(
      breaches(
        lines.filter(([, { stockState }]) => stockState !== 'removed'),
        (line) => {
          const [sum, rate] = [numberAt(line, 'sum'), numberAt(line, 'vatRate')]
          return (
            sum === numberAt(line, 'price') * numberAt(line, 'quantity') &&
            numberAt(line, 'vat') === Math.floor((sum * rate) / (100 + rate) + 0.5)
          )
        },
      ),
    ).toEqual([])
  })

  test('totals of an order are sums', () => {
    expect(
      breaches(objects(has('goods', 'discount', 'total', 'paid', 'due')), (totals) => {
        const total =
          numberAt(totals, 'goods') - numberAt(totals, 'discount') + Number(totals['delivery'] ?? 0)
        return (
          numberAt(totals, 'total') === total &&
          numberAt(totals, 'due') === Math.max(0, total - numberAt(totals, 'paid'))
        )
      }),
    ).toEqual([])
    expect(
      breaches(objects(has('items', 'totals', 'history')), (order) => {
        const goods = numberAt(order['totals'], 'goods') - numberAt(order['totals'], 'discount')
        return goods === sumOf(listAt(order, 'items'), 'sum')
      }),
    ).toEqual([])
  })

  test('totals of the cart are sums of the lines that are sold', () => {
    expect(
      breaches(objects(has('grid', 'info')), ({ grid, info }) => {
        const sold = listAt(grid, 'products').filter(({ stockState }) => stockState !== 'removed')
        return (
          numberAt(info, 'count') === sold.length &&
          numberAt(info, 'total') === sumOf(sold, 'sum') &&
          numberAt(info, 'vat') === sumOf(sold, 'vat') &&
          numberAt(info, 'discount') === numberAt(info, 'subtotal') - numberAt(info, 'total')
        )
      }),
    ).toEqual([])
  })

  test('R-FIN-03 the balance adds up by contract, by age and by document', () => {
    expect(
      breaches(objects(has('contractRows', 'totals', 'ageing', 'debts')), (balance) => {
        const { totals, ageing } = balance
        const rows = listAt(balance, 'contractRows')
        const debt = numberAt(totals, 'debt')
        const aged = Object.values(isRecord(ageing) ? ageing : {}).reduce<number>(
          (sum, one) => sum + Number(one),
          0,
        )
        return (
          ['balance', 'debt', 'overdue', 'advance', 'creditLeft'].every(
            (key) => sumOf(rows, key) === numberAt(totals, key),
          ) &&
          aged === debt &&
          sumOf(listAt(balance, 'debts'), 'left') === debt
        )
      }),
    ).toEqual([])
  })
})

test('a page holds as many items as its place in the list tells', () => {
  expect(
    breaches(objects(has('pagination')), (list) => {
      const page = list['pagination']
      const [size, total] = [numberAt(page, 'pageSize'), numberAt(page, 'total')]
      const left = total - (numberAt(page, 'page') - 1) * size
      const items = 'items' in list ? listAt(list, 'items') : listAt(list, 'products')
      return (
        numberAt(page, 'pages') === Math.ceil(total / size) &&
        items.length === Math.max(0, Math.min(size, left))
      )
    }),
  ).toEqual([])
})

describe('orders', () => {
  const orders = objects(has('history', 'status', 'allowedActions', 'invoice'))

  test('R-ORDER-02 the history begins with the placing, has no gaps and ends in the status', () => {
    expect(
      breaches(orders, (order) => {
        const history = listAt(order, 'history')
        const steps = history.slice(1)
        return (
          history[0]?.['from'] === null &&
          history.at(-1)?.['to'] === order['status'] &&
          steps.every(({ from, at }, index) => {
            const before = history[index]
            return from === before?.['to'] && String(at) >= String(before?.['at'])
          }) &&
          numberAt(order, 'version') >= history.length
        )
      }),
    ).toEqual([])
  })

  test('R-ORDER-03 R-ORDER-04 R-ORDER-10 only what its status allows is offered', () => {
    const table = actionTables(contract).get('OrderAction') ?? {}
    const wrong = orders.flatMap(([place, order]) => {
      const { status, invoice, cancelRequest, allowedActions } = order
      const ready = isRecord(invoice) && invoice['status'] === 'ready'
      const offered = Array.isArray(allowedActions) ? allowedActions.map(String) : []
      return offered
        .filter(
          (action) =>
            !(table[action]?.statuses ?? [String(status)]).includes(String(status)) ||
            (action === 'sendInvoice' && !ready) ||
            (action === 'requestInvoice' && invoice !== null) ||
            (action === 'requestCancel' && cancelRequest !== null),
        )
        .map((action) => `${place} ${action}`)
    })
    expect(orders.length).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  })

  test('R-ORDER-06 there is something to confirm in the status confirmation, and then only', () => {
    expect(
      breaches(
        orders,
        (order) => listAt(order, 'changes').length > 0 === (order['status'] === 'confirmation'),
      ),
    ).toEqual([])
  })

  test('a refusal that promises the fresh order carries it', () => {
    const bare = operations.flatMap(({ operationId, responses }) =>
      examplesIn(responses['200'])
        .filter(([name]) => ['errorConflict', 'errorActionNotAllowed'].includes(name))
        .filter(([, value]) => isRecord(value) && value['data'] === null)
        .map(([name]) => `${operationId} ${name}`),
    )
    // A saved cart has no version and nothing that its owner would have to see anew.
    expect(bare).toEqual(['deleteSavedCart errorActionNotAllowed'])
  })
})

test('an error names a field that its request has or could have', () => {
  const parameters = new Map(
    operationEntries(contract).map((entry) => [
      entry.operation.operationId,
      new Set(entry.parameters.map(({ name }) => name)),
    ]),
  )
  const strange = operations.flatMap(({ operationId, requestBody, responses }) => {
    const requests = examplesIn(requestBody)
    return examplesIn(responses['200']).flatMap(([name, value]) => {
      const request = (requests.find((one) => one[0] === name) ?? requests[0])?.[1]
      return listAt(value, 'errors')
        .map(({ field }) => field)
        .filter((field): field is string => typeof field === 'string')
        .filter((field) => {
          const [first = ''] = field.split('.')
          return (
            !parameters.get(operationId)?.has(first) &&
            !properties(requestBody).has(first) &&
            !has(first)(isRecord(request) ? request : {})
          )
        })
        .map((field) => `${operationId} ${name}: ${field}`)
    })
  })
  expect(strange).toEqual([])
})

/** Names of the fields at the top of a request body. */
function properties(requestBody: unknown): Set<string> {
  const body = resolve<unknown>(contract, requestBody)
  const content =
    isRecord(body) && isRecord(body['content']) ? body['content']['application/json'] : undefined
  return new Set(isRecord(content) ? namesOf(content['schema']) : [])
}

function namesOf(node: unknown): string[] {
  const schema = resolve<unknown>(contract, node)
  if (!isRecord(schema)) return []
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : []
  return [
    ...Object.keys(isRecord(schema['properties']) ? schema['properties'] : {}),
    ...parts.flatMap((part) => namesOf(part)),
  ]
}
