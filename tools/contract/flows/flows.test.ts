import { createConfig, lint } from '@redocly/openapi-core'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../../../mocks/sandbox/create-sandbox.ts'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { recordOf } from '../model/record.ts'
import { readWorkflows } from './arazzo-document.ts'
import { criterionFailure } from './runtime-expression.ts'
import { type Backend, runWorkflow } from './run-workflow.ts'

const file = 'openapi/flows/shop.arazzo.yaml'
const contract = await readContractFile(generatedContractFile)
const workflows = new Map(readWorkflows(file).map((workflow) => [workflow.workflowId, workflow]))

const inputs: Record<string, Record<string, unknown>> = {
  purchase: { query: 'FM-2040', quantity: 2, login: 'buyer@example.ru', password: 'Kran-2026!' },
  registerPerson: {
    fio: 'Власов Денис Юрьевич',
    phone: '+79025550171',
    email: 'vlasov@example.ru',
    phoneCode: '481920',
    emailCode: '730156',
    storeId: '104',
    password: 'Ural-1984!',
    docVersion: '2026-01',
  },
  moneyPaper: {
    login: 'buyer@example.ru',
    password: 'Kran-2026!',
    contragentId: 501,
    contractId: 301,
    periodFrom: '2026-11-01',
    periodTo: '2026-11-20',
    email: 'buyer@example.ru',
  },
}

type Change = (operationPath: string, envelope: Record<string, unknown>) => void

function backend(change: Change = () => undefined): Backend & { waited: number[] } {
  const shop = openShop()
  const waited: number[] = []
  return {
    origin: 'http://localhost:4250',
    waited,
    wait: async (seconds) => {
      waited.push(seconds)
      await control(shop, 'clock', { advance: seconds * 1000 })
    },
    send: async (request) => {
      const answer = await shop.fetch(await withSentCode(shop, request), { loopback: true })
      const envelope = recordOf(await answer.json())
      change(new URL(request.url).pathname, envelope)
      return new Response(JSON.stringify(envelope), answer)
    },
  }
}

async function control(shop: Sandbox, name: string, body?: object): Promise<Record<string, unknown>> {
  const request = new Request(`http://localhost/sandbox/${name}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = await shop.fetch(request, { loopback: true })
  return recordOf(recordOf(await answer.json())['data'])
}

/** The flow names its codes beforehand; the sandbox makes them at random, and its outbox has them. */
async function withSentCode(shop: Sandbox, request: Request): Promise<Request> {
  if (!request.url.endsWith('/api/activationContact/')) return request
  const body = recordOf(await request.clone().json())
  const { items } = await control(shop, 'outbox')
  const sent = (Array.isArray(items) ? items : []).map(recordOf).findLast(({ to }) => to === body['contact'])
  const { url, method, headers } = request
  return new Request(url, { method, headers, body: JSON.stringify({ ...body, code: sent?.['code'] }) })
}

function run(workflowId: string, target = backend(), given = inputs[workflowId] ?? {}) {
  const workflow = workflows.get(workflowId)
  if (!workflow) throw new Error(`There is no flow ${workflowId}`)
  return runWorkflow(contract, workflow, given, target)
}

test('R-API-01 the flows are valid Arazzo', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lint({ ref: file, config })
  expect(problems.map(({ message }) => message)).toEqual([])
  const { info } = recordOf(parse(readFileSync(file, 'utf8')))
  expect(recordOf(info)['version']).toBe(contract.document.info.version)
  expect([...workflows.keys()]).toEqual(['purchase', 'registerPerson', 'moneyPaper'])
})

test('the purchase runs on the stateful sandbox, from the search to the order', async () => {
  expect(await run('purchase')).toMatchObject({ number: expect.stringMatching(/^ЗК-2026-\d+$/) })
})

test('the registration runs on the stateful sandbox, from the codes to the account', async () => {
  expect(await run('registerPerson')).toMatchObject({ userId: expect.any(Number) })
})

test('the money paper runs: the act is asked for, followed until it is ready, and named with its file', async () => {
  const target = backend()
  expect(await run('moneyPaper', target)).toEqual({ file: '/web/files/f-act-1504/' })
  expect(target.waited).toEqual(Array.from({ length: 9 }, () => 3))
})

test('a job that is queued for ever is not asked for ever', async () => {
  const never = backend((path, { data }) => {
    if (path.startsWith('/web/job/')) Object.assign(recordOf(recordOf(data)['job']), { status: 'queued' })
  })
  await expect(run('moneyPaper', never)).rejects.toThrow(/moneyPaper, step job: .*is "queued"/)
  expect(never.waited.length).toBe(20)
})

describe('a fault ends the flow at its step', () => {
  const faults: [name: string, flow: string, change: Change, said: RegExp][] = [
    [
      'a job never names its act',
      'moneyPaper',
      (path, { data }) => {
        if (path.startsWith('/web/job/')) Object.assign(recordOf(data), { actId: null })
      },
      /moneyPaper, step job: .*\$response\.body#\/data\/actId is null/,
    ],
    [
      'a ready act has no file',
      'moneyPaper',
      (path, { data }) => {
        if (path.startsWith('/web/act/')) Object.assign(recordOf(recordOf(data)['act']), { files: [] })
      },
      /moneyPaper, step act: .*files\/0\/mime names nothing/,
    ],
    [
      'the cart of the guest is lost at login',
      'purchase',
      (path, { data }) => {
        if (path.endsWith('/getBasketProducts/'))
          Object.assign(recordOf(recordOf(recordOf(data)['basketProducts'])['grid']), { products: [] })
      },
      /purchase, step cart: .*products\/0\/id names nothing/,
    ],
    [
      'the order costs other than was calculated',
      'purchase',
      (path, { data }) => {
        if (path === '/web/order/calculate/') Object.assign(recordOf(recordOf(data)['totals']), { total: 1 })
      },
      /purchase, step order: .*totals\/total == \$steps\.calculate\.outputs\.total does not hold/,
    ],
    [
      'an answer lacks a field that no criterion names',
      'purchase',
      (path, { data }) => {
        if (path.startsWith('/web/product/')) delete recordOf(data)['brand']
      },
      /purchase, step product: the answer breaks the contract: \/data\/brand is missing/,
    ],
  ]
  test.each(faults)('%s', async (_, flow, change, said) => {
    await expect(run(flow, backend(change))).rejects.toThrow(said)
  })

  test('a missing input is told before anything is sent', async () => {
    await expect(run('purchase', backend(), { query: 'FM-2040' })).rejects.toThrow(
      'purchase: the input quantity, login, password is missing',
    )
  })
})

test('criteria compare as Arazzo says', () => {
  const known = { inputs: {}, steps: new Map(), response: { status: 200, body: { text: 'Ready', count: 2 } } }
  const holds = (criterion: string) => criterionFailure(criterion, known) === undefined
  expect(holds("$response.body#/text == 'ready'")).toBe(true)
  expect(holds("$response.body#/text != 'ready'")).toBe(false)
  expect(holds('$response.body#/count >= 2')).toBe(true)
  expect(holds('$response.body#/count < 2')).toBe(false)
  expect(criterionFailure('$statusCode == 404', known)).toBe(
    '$statusCode == 404 does not hold: $statusCode is 200',
  )
  expect(() => criterionFailure('$statusCode', known)).toThrow('is no criterion')
})
