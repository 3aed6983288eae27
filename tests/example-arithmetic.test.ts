import { describe, expect, test } from 'vitest'
import { actionTables } from '../tools/contract/model/action-table.ts'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import { isRecord } from '../tools/contract/model/record.ts'
import { operationEntries } from '../tools/contract/model/document.ts'
import { resolve } from '../tools/contract/model/reference.ts'
import { eachRecord } from '../tools/contract/model/subschemas.ts'
import { objectRules } from '../tools/contract/rules/rule.ts'
import { brokenInValue } from '../tools/contract/rules/value-rules.ts'

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

/** The schema of an answer's success. */
function successSchema(node: unknown): unknown {
  const answer = resolve<unknown>(contract, node)
  const content =
    isRecord(answer) && isRecord(answer['content']) ? answer['content']['application/json'] : undefined
  const schema = resolve<unknown>(contract, isRecord(content) ? content['schema'] : undefined)
  const branches = isRecord(schema) ? schema['oneOf'] : undefined
  return Array.isArray(branches) ? branches[0] : schema
}

/** Every whole number of a value, as the object that holds it and its key. */
function figures(value: unknown): [holder: Node, key: string][] {
  if (Array.isArray(value)) return value.flatMap(figures)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]): [Node, string][] =>
    Number.isInteger(part) ? [[value, key]] : figures(part),
  )
}

const numberAt = (node: unknown, key: string) => (isRecord(node) ? Number(node[key]) : NaN)
const listAt = (node: unknown, key: string) =>
  isRecord(node) && Array.isArray(node[key]) ? node[key].filter(isRecord) : []
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
  const successes = operations.flatMap((operation) => {
    const { operationId, responses } = operation
    const schema = successSchema(responses['200'])
    return examplesIn(responses['200'])
      .filter(([, value]) => isRecord(value) && value['status'] === 'success')
      .map(([name, value]) => ({ place: `${operationId} ${name}`, schema, value }))
  })

  test('R-FIN-03 every example keeps x-rules of its schemas', () => {
    const wrong = successes.flatMap(({ place, schema, value }) =>
      brokenInValue(contract, schema, value).map((one) => `${place} ${one.pointer} ${one.message}`),
    )
    expect(wrong).toEqual([])
  })

  test('a kopeck more anywhere in the money of an example is found', () => {
    const told = new Set<string>()
    for (const { schema, value } of successes)
      for (const [holder, key] of figures(value)) {
        const before = holder[key]
        holder[key] = Number(before) + 1
        for (const { id } of brokenInValue(contract, schema, value)) told.add(id)
        holder[key] = before
      }
    const rules = new Set<string>()
    eachRecord(contract, (node) => {
      if (!Array.isArray(node['x-rules']) || 'operationId' in node) return
      // What is said of texts, order and bounds isn't off by a kopeck: the faults of the checker break that.
      for (const { id, rule, at } of objectRules(node))
        if (
          !rule &&
          /sum|total|vat|debt|left|credit|goods|amount|balance|^ageing/i.test(at?.steps.join('.') ?? '')
        )
          rules.add(id)
    })
    expect(rules.size).toBeGreaterThan(15)
    expect([...rules].filter((rule) => !told.has(rule))).toEqual([])
  })

  test('the cart counts the lines that are sold', () => {
    expect(
      breaches(objects(has('grid', 'info')), ({ grid, info }) => {
        const sold = listAt(grid, 'products').filter(({ stockState }) => stockState !== 'removed')
        return numberAt(info, 'count') === sold.length
      }),
    ).toEqual([])
  })

  test('a line of the cart may grow to what all stores have together, or to what the supplier brings', () => {
    const lines = objects(has('stockState', 'maxQuantity', 'product'))
    expect(
      breaches(lines, ({ product, maxQuantity, quantity, stockState }) => {
        const stock = isRecord(product) ? product['stock'] : undefined
        const inStores = numberAt(stock, 'here') + numberAt(stock, 'elsewhere')
        // What no store has, but the supplier brings.
        const isToOrder = inStores === 0 && isRecord(stock) && 'etaDays' in stock
        const all = isToOrder ? 9999 : inStores
        return maxQuantity === all && (stockState === 'partial') === Number(quantity) > all
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
  const types = isRecord(body) && isRecord(body['content']) ? body['content'] : {}
  const content = types['application/json'] ?? types['multipart/form-data']
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
