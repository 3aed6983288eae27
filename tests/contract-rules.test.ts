import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import { type ContractDocument, operationEntries } from '../tools/contract/model/document.ts'
import { checkRules } from '../tools/contract/lint/rules/all.ts'

let contract: ContractDocument
beforeAll(async () => {
  contract = await bundleContract()
})

/** Rules broken by a copy of the contract after one change; of the examples only those of getFooter are validated. */
function broken(change: (document: ContractDocument) => void): string[] {
  const copy = structuredClone(contract)
  change(copy)
  return [...new Set(checkRules(copy, (id) => id === 'getFooter').map((finding) => finding.rule))]
}

const sumRule = {
  id: 'own-sum',
  says: 'The sum is price × quantity.',
  at: 'self.sum',
  expected: 'self.price * self.quantity',
}
const addRule = ({ components }: ContractDocument, change: object) =>
  void Object.assign(components?.['schemas']?.['OrderLine'] as object, {
    'x-rules': [{ ...sumRule, ...change }],
  })
const addCodeRule = ({ 'x-refusal-codes': codes = {} }: ContractDocument, change: object) =>
  void Object.assign(codes['cartEmpty'] as object, {
    rules: [{ id: 'own-code', says: 'The cart has lines.', rule: 'answer.data == null', ...change }],
  })
const addFollowUp = (document: ContractDocument, change: object) =>
  void Object.assign(operation(document, 'getFooter').operation, {
    'x-rules': [
      {
        id: 'own-follow',
        says: 'The footer stays.',
        rule: 'next.data == answer.data',
        next: { operation: 'getFooter' },
        ...change,
      },
    ],
  })

const operation = (document: ContractDocument, id: string) => {
  const entry = operationEntries(document).find((one) => one.operation.operationId === id)
  if (!entry) throw new Error(`No operation ${id}`)
  return entry
}

describe('the contract', () => {
  test('R-API-01 R-API-02 breaks none of our rules', () => {
    expect(checkRules(contract)).toEqual([])
  })

  test('R-API-07 R-API-121 describes the calls of the specification', () => {
    const spec = operationEntries(contract).filter((entry) => entry.operation['x-origin'] === 'spec')
    expect(spec.length).toBeGreaterThanOrEqual(115)
  })
})

describe('each rule finds its fault', () => {
  test.each<[string, (document: ContractDocument) => void]>([
    [
      'trailing-slash',
      ({ paths }) => {
        paths['/web/unslashed'] = {}
      },
    ],
    [
      'operation-id',
      (document) => void (operation(document, 'addToCart').operation.operationId = 'Cart_add'),
    ],
    // It would be a word of the language in the generated file.
    ['operation-id', (document) => void (operation(document, 'addToCart').operation.operationId = 'delete')],
    ['one-tag', (document) => void (operation(document, 'addToCart').operation.tags = ['cart', 'product'])],
    [
      'extension-known',
      (document) => void Object.assign(operation(document, 'addToCart').operation, { 'x-colour': 'red' }),
    ],
    ['extension-value', (document) => void delete operation(document, 'addToCart').operation['x-varies']],
    [
      'invalidates-known',
      (document) => void (operation(document, 'addToCart').operation['x-invalidates'] = ['getNothing']),
    ],
    ['rules-known', (document) => addRule(document, { expected: 'self.price * self.amount' })],
    ['rules-known', (document) => addRule(document, { expected: 'self.price *' })],
    ['rules-known', (document) => addRule(document, { expected: 'average(self.price)' })],
    ['rules-known', (document) => addRule(document, { expected: 'price * 2' })],
    ['rules-known', (document) => addRule(document, { at: 'self.summ' })],
    ['rules-known', (document) => addRule(document, { says: 'a sum' })],
    ['rules-known', (document) => addRule(document, { id: 'act-closing' })],
    ['rules-known', (document) => addRule(document, { id: 'Sum' })],
    ['rules-known', (document) => addRule(document, { expected: undefined })],
    ['rules-known', (document) => addRule(document, { on: 'success' })],
    ['rules-known', (document) => addRule(document, { each: 'self.lines' })],
    ['rules-known', (document) => addFollowUp(document, { next: { operation: 'login' } })],
    ['rules-known', (document) => addFollowUp(document, { rule: 'next.data.socals == answer.data' })],
    [
      'rules-known',
      (document) => addFollowUp(document, { next: { operation: 'getFooter', with: { page: '1' } } }),
    ],
    ['rules-known', (document) => addFollowUp(document, { on: 'failure' })],
    ['rules-known', (document) => addFollowUp(document, { before: { cart: { operation: 'getCart' } } })],
    ['sessid', (document) => void (operation(document, 'addToCart').operation['x-csrf'] = 'none')],
    ['opens-session', (document) => void delete operation(document, 'login').operation['x-opens-session']],
    [
      'opens-session',
      (document) => void (operation(document, 'logout').operation['x-opens-session'] = 'anyone'),
    ],
    [
      'upload-bytes',
      (document) => void (operation(document, 'addToCart').operation['x-upload-bytes'] = 1000),
    ],
    [
      'upload-bytes',
      (document) =>
        void Object.assign(operation(document, 'addToCart').operation, {
          requestBody: { content: { 'multipart/form-data': {} } },
        }),
    ],
    [
      'limit',
      (document) =>
        void (operation(document, 'searchSuggest').operation['x-limit'] = { calls: 0, seconds: 60 }),
    ],
    ['security', (document) => void delete operation(document, 'addToCart').operation.security],
    [
      'requirements-cited',
      (document) => void (operation(document, 'addToCart').operation['x-requirements'] = []),
    ],
    [
      'property-described',
      (document) => addSchema(document, { type: 'object', properties: { price: { type: 'number' } } }),
    ],
    ['bounded', (document) => addSchema(document, { type: 'array', items: { type: 'boolean' } })],
    [
      'link',
      (document) =>
        void Object.assign(operation(document, 'getFooter').operation.responses['200'] as object, {
          links: { broken: { operationId: 'getNothing' } },
        }),
    ],
    [
      'status-declared',
      (document) => void delete operation(document, 'addToCart').operation.responses['415'],
    ],
    ['no-store', (document) => void Object.assign(answerOf(document, 'getFooter'), { headers: {} })],
    [
      'right-named',
      (document) => void (operation(document, 'addOrder').operation.description = 'Places an order.'),
    ],
    [
      'bounded',
      (document) =>
        void Object.assign(document.components?.['parameters']?.['SearchText'] ?? {}, {
          schema: { type: 'string', pattern: '^.+$' },
        }),
    ],
    [
      'bounded',
      (document) => void Object.assign(document.components?.['schemas']?.['Money'] ?? {}, { maximum: 1e16 }),
    ],
    ['code-dictionary', (document) => void delete document['x-refusal-codes']?.['minSum']],
    [
      'code-dictionary',
      ({ 'x-refusal-codes': codes = {} }) =>
        void (codes['minSum'] = { ...Object(codes['creditLimit']), title: 'Другое' }),
    ],
    [
      'code-dictionary',
      (document) =>
        void Object.assign(document['x-refusal-codes'] ?? {}, { unused: { meaning: 'A.', title: 'А' } }),
    ],
    [
      'rules-known',
      (document) => void Object.assign(operation(document, 'getFooter').operation, { 'x-rules': null }),
    ],
    ['rules-known', (document) => addCodeRule(document, { rule: 'request.body.unheardOf == 1' })],
    ['rules-known', (document) => addCodeRule(document, { needs: ['body.unheardOf'] })],
    ['rules-known', (document) => addCodeRule(document, { unheardOf: true })],
    ['right-named', (document) => void delete operation(document, 'getBalance').operation['x-rights']],
    ['right-named', (document) => void operation(document, 'getBalance').operation['x-rights']?.push('x.y')],
    ['right-named', (document) => void delete operation(document, 'getBalance').operation.responses['403']],
    [
      'refusal-summary',
      (document) =>
        void Object.assign(answerOf(document, 'getOrder').content['application/json'].examples, {
          errorOdd: { summary: 'Заказ не найден', value: {} },
        }),
    ],
    [
      'refusal-example',
      (document) =>
        void delete answerOf(document, 'addToCart').content['application/json'].examples['errorLimitReached'],
    ],
    [
      'example-pair',
      (document) =>
        void delete answerOf(document, 'findInCart').content['application/json'].examples['empty'],
    ],
    ['visitor-stale', (document) => void operation(document, 'login').operation['x-invalidates']?.pop()],
    [
      'visitor-stale',
      (document) => void operation(document, 'logout').operation['x-invalidates']?.push('listOrders'),
    ],
    [
      'security',
      (document) => void (operation(document, 'addToCart').operation.security = [{}, { session: [] }]),
    ],
    [
      'operation-id',
      (document) => void (operation(document, 'addToCart').operation.operationId = 'addressOf'),
    ],
    [
      'envelope',
      (document) => {
        const [success] = branchesOf(document, 'addToCart')
        Object.assign(success ?? {}, { required: ['status', 'data'] })
      },
    ],
    ['envelope', (document) => void branchesOf(document, 'addToCart').shift()],
    [
      'envelope',
      (document) =>
        void Object.assign(answerOf(document, 'addToCart').content['application/json'].schema, {
          discriminator: { propertyName: 'status' },
        }),
    ],
    [
      'envelope',
      (document) =>
        void Object.assign(document.components?.['schemas']?.['NotFoundProblem'] ?? {}, {
          properties: { status: { type: 'string', description: 'Any.' } },
        }),
    ],
    [
      'code-told',
      (document) => {
        const text = JSON.stringify(branchesOf(document, 'addToCart')[1]).replace(
          '`limitReached`',
          'limitReached',
        )
        branchesOf(document, 'addToCart')[1] = JSON.parse(text) as Record<string, unknown>
      },
    ],
    ['codes-carry-data', (document) => void Object.assign(refusalData(document), { 'x-codes': ['burnt'] })],
    ['codes-carry-data', (document) => void delete refusalData(document)['x-codes']],
    [
      'codes-carry-data',
      (document) => void Object.assign(refusalData(document), { 'x-codes': ['conflict', 'limitReached'] }),
    ],
    ['extension-known', (document) => addSchema(document, { type: 'boolean', 'x-nullable': true })],
    [
      'extension-known',
      (document) =>
        void Object.assign(document.components?.['parameters']?.['Store'] ?? {}, { 'x-multi-segment': true }),
    ],
    [
      'bounded',
      (document) =>
        addSchema(document, {
          type: 'object',
          properties: { default: { type: 'string', description: 'A.' } },
        }),
    ],
    [
      'link',
      (document) => addLink(document, 'listSectionProducts', { code: '$response.body#/data/items/0/kode' }),
    ],
    ['link', (document) => addLink(document, 'listSectionProducts', { kode: 'filtry' })],
    ['link', (document) => addLink(document, 'addToCart', {}, { produkt: { id: 10001 } })],
    ['example-valid', (document) => changeExample(document, { status: 'success', data: 7, errors: [] })],
    ['example-present', (document) => changeExample(document, undefined)],
    ['webhook', (document) => void delete document.webhooks?.['order.created']],
    [
      'webhook',
      (document) =>
        void (document.webhooks = {
          ...document.webhooks,
          'order.paid': document.webhooks?.['act.ready'] ?? {},
        }),
    ],
    [
      'webhook',
      (document) =>
        void Object.assign(document.components?.['schemas']?.['HookActReady'] ?? {}, { required: ['burnt'] }),
    ],
    ['action-known', (document) => void delete actionsOf(document)['cancel']],
    ['action-known', (document) => changeAction(document, { operations: ['cancelNothing'] })],
    ['action-known', (document) => changeAction(document, { operations: [] })],
    ['action-known', (document) => changeAction(document, { operations: ['setOrderApproval'] })],
    ['action-known', (document) => changeAction(document, { statuses: ['burnt'] })],
    ['action-known', (document) => changeAction(document, { rights: ['orders.burn'] })],
    ['action-known', (document) => changeAction(document, { rights: ['orders.create'] })],
    ['action-known', (document) => changeAction(document, { onlyOwner: true })],
    ['action-known', (document) => changeAction(document, { with: { reason: 'other' } })],
    ['action-known', (document) => void (actionsOf(document)['burn'] = { operations: ['cancelOrder'] })],
    ['extension-known', (document) => addSchema(document, { type: 'object', 'x-actions': {} })],
  ])('%s', (rule, change) => {
    expect(broken(change)).toContain(rule)
  })
})

function addSchema(document: ContractDocument, schema: object): void {
  Object.assign(document.components?.['schemas'] ?? {}, { Faulty: schema })
}

function actionsOf(document: ContractDocument): Record<string, Record<string, unknown>> {
  const schema = document.components?.['schemas']?.['OrderAction'] as {
    'x-actions': Record<string, Record<string, unknown>>
  }
  return schema['x-actions']
}

function changeAction(document: ContractDocument, change: Record<string, unknown>): void {
  Object.assign(actionsOf(document)['cancel'] ?? {}, change)
}

function addLink(
  document: ContractDocument,
  operationId: string,
  parameters: object,
  requestBody?: object,
): void {
  Object.assign(operation(document, 'getFooter').operation.responses['200'] as object, {
    links: { more: { operationId, parameters, ...(requestBody && { requestBody }) } },
  })
}

function branchesOf(document: ContractDocument, id: string): Record<string, unknown>[] {
  return answerOf(document, id).content['application/json'].schema.oneOf
}

function changeExample(document: ContractDocument, value: unknown): void {
  answerOf(document, 'getFooter').content['application/json'].examples =
    value === undefined ? {} : { success: { value } }
}

function answerOf(document: ContractDocument, id: string) {
  return operation(document, id).operation.responses['200'] as {
    headers: object
    content: {
      'application/json': {
        schema: { oneOf: Record<string, unknown>[] }
        examples: Record<string, unknown>
      }
    }
  }
}

function refusalData(document: ContractDocument): Record<string, unknown> {
  const { properties } = branchesOf(document, 'addToCart')[1] as {
    properties: { data: Record<string, unknown> }
  }
  return properties.data
}
