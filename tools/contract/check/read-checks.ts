import { recordOf } from '../model/record.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { schemaAt } from '../model/reference.ts'
import type { Exchange, Visitor } from './client.ts'
import { heldBack } from './flows.ts'
import { isWithin, namedFields } from './named-fields.ts'
import { itemKey, pageOf } from './paging-rules.ts'
import { buildCall, parameterExample, withFreshKey } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { wrongRequests } from './wrong-requests.ts'

/** Reads that were answered, with a visitor who may ask them. */
function acceptedReads(run: RunContext) {
  return [...run.accepted.values()].filter(
    ({ operation }) => operation.effect === 'read' && run.wanted(operation.id),
  )
}

/** Writes that were done: what is wrong with them must be found before anything else is. Login has cases of its own. */
function acceptedWrites(run: RunContext) {
  if (!run.options.allowWrites) return []
  return [...run.accepted.values()].filter(
    ({ operation: { id, effect, body } }) => effect === 'write' && body && run.wanted(id),
  )
}

function asker(run: RunContext, { needsToken, effect }: CheckedOperation): Visitor {
  const asCustomer = needsToken || (effect === 'write' && run.customer.token !== undefined)
  return asCustomer ? run.customer : run.guest
}

/** Requests with one thing wrong must be 422 (400, 404), never a success and never a failure of the backend. */
export async function refuseWrongRequests(run: RunContext): Promise<void> {
  for (const accepted of [...acceptedReads(run), ...acceptedWrites(run)]) {
    const { operation } = accepted
    run.onProgress(`${operation.id}: wrong requests`)
    for (const wrong of wrongRequests(run.contract.document, operation, accepted, run.contract.houseRules)) {
      // Which thing a write is about is for the flows to say.
      if (wrong.what === 'of nothing known' && operation.effect === 'write') continue
      const visitor = asker(run, operation)
      const purpose = `${wrong.place} ${wrong.what}`
      const call = buildCall({
        operation,
        visitor,
        values: withFreshKey(wrong.values ?? accepted.values),
        body: wrong.body ?? accepted.body,
        purpose,
      })
      const exchange = await run.send(
        visitor,
        wrong.text === undefined ? call : { ...call, body: wrong.text },
      )
      // What was done by mistake has to be taken away too.
      if (operation.effect === 'write' && run.succeeded(exchange)) run.things.learn(exchange)
      run.state(exchange, wrong.expected.includes(exchange.status), {
        rule: wrong.what === 'of nothing known' ? 'unknown-id' : 'bad-request',
        pointer: wrong.place,
        message: `${wrong.what} must be ${wrong.expected.join(' or ')}, got ${exchange.status}`,
      })
      judgeNamedField(run, exchange, wrong.place)
    }
  }
}

/** The field that 422 names is the one that was wrong: our contract promises it, and forms show the text there. */
export function judgeNamedField(run: RunContext, exchange: Exchange, place: string): void {
  if (!run.contract.houseRules || exchange.status !== 422 || place === 'request body') return
  const wrong = place.replace(/^request \/?/, '').replaceAll('/', '.')
  const [named] = namedFields(exchange)
  run.state(exchange, named === undefined || isWithin(named, wrong), {
    rule: 'bad-request',
    pointer: '/errors/0/field',
    message: `the field that was wrong is ${wrong}, got ${named}`,
  })
}

/** Without a token, or with a wrong one, nothing is told. */
export async function refuseWithoutToken(run: RunContext): Promise<void> {
  for (const operation of run.contract.operations) {
    const { id, effect, needsToken, answers } = operation
    const { houseRules, credential } = run.contract
    const refused = ['401', '403'].find((status) => answers.has(status))
    if (!run.wanted(id) || heldBack[id] !== undefined) continue
    // Only our rules say what becomes of a wrong token where none is needed, and that it is 401.
    if (houseRules ? refused !== '401' : !needsToken || !credential) continue
    if (effect === 'session' || (effect !== 'read' && !(run.options.allowWrites && needsToken))) continue
    run.onProgress(`${id}: tokens`)
    const values = run.contract.houseRules
      ? requiredExamples(run, operation)
      : (run.accepted.get(id)?.values ?? run.requestOf(operation)?.values)
    if (!values) continue
    const cases: [string, Visitor][] = [['a wrong token', { ...run.guest, token: `wrong-${run.runId}` }]]
    if (needsToken) cases.push(['no token', { ...run.guest }])
    if (needsToken && run.accepted.has(id))
      for (const { scheme, isNeeded } of operation.furtherProofs)
        if (isNeeded) cases.push([`a call without ${scheme}`, { ...run.customer, without: scheme }])
    for (const [what, visitor] of cases) {
      const body = run.accepted.get(id)?.body ?? operation.body?.example
      const call = buildCall({ operation, visitor, values, body, purpose: what })
      // Many contracts leave 401 out: their security says it already.
      const { exchange } =
        refused === undefined ? await run.try(visitor, call) : { exchange: await run.send(visitor, call) }
      run.state(exchange, isRefusal(exchange.status, refused, houseRules), {
        rule: 'token',
        pointer: 'status',
        message: `${what} must be ${refused ?? '401'}, got ${exchange.status}`,
      })
    }
  }
}

function isRefusal(status: number, declared: string | undefined, houseRules: boolean): boolean {
  return String(status) === declared || (!houseRules && (status === 401 || status === 403))
}

export function requiredExamples(run: RunContext, operation: CheckedOperation): Record<string, unknown> {
  const { document } = run.contract
  return {
    ...Object.fromEntries(
      operation.parameters
        .filter(({ required }) => required)
        .map((parameter) => [parameter.name, parameterExample(document, parameter)]),
    ),
    ...run.accepted.get(operation.id)?.values,
  }
}

/** Without its last slash a path is 404, or a lasting redirect to itself with the slash. */
export async function checkSlashes(run: RunContext): Promise<void> {
  for (const { operation, values, body } of acceptedReads(run)) {
    const visitor = asker(run, operation)
    const whole = buildCall({ operation, visitor, values, body, purpose: 'the path without its last slash' })
    const slashless = whole.target.replace(/\/(?=\?|$)/, '')
    const { operation: _known, ...call } = { ...whole, target: slashless }
    const exchange = await run.send(visitor, call)
    const location = exchange.headers.get('location')
    const good =
      exchange.status === 404 ||
      ((exchange.status === 301 || exchange.status === 308) &&
        location !== null &&
        samePlace(location, run.options.target, whole.target))
    run.state(exchange, good, {
      rule: 'slash',
      pointer: 'path',
      message:
        `without its last slash it must be 404 or redirect to itself with it, got ${exchange.status} ${location ?? ''}`.trim(),
      operationId: operation.id,
    })
  }
}

function samePlace(location: string, base: string, target: string): boolean {
  return URL.canParse(location, base) && new URL(location, base).href === new URL(target, `${base}/`).href
}

/** Pages of one list: no item twice, the same totals, an empty page beyond the last. */
export async function checkPaging(run: RunContext): Promise<void> {
  for (const accepted of acceptedReads(run)) {
    const { operation } = accepted
    const names = operation.parameters.map(({ name }) => name)
    const page = names.find((name) => name === 'PAGEN_1' || name === 'page')
    const size = names.find((name) => name === 'PAGE_SIZE' || name === 'page_size')
    if (page === undefined || size === undefined) continue
    run.onProgress(`${operation.id}: pages`)
    const visitor = asker(run, operation)
    const turn = async (number: number, pageSize: number) => {
      const values = { ...accepted.values, [page]: number, [size]: pageSize }
      const purpose = `page ${number} of ${pageSize}`
      const exchange = await run.ask({ ...accepted, visitor, values, purpose })
      run.state(exchange, run.succeeded(exchange), {
        rule: 'status',
        pointer: `request ${size}`,
        message: `a page that the contract allows must be answered with 200, got ${exchange.status}`,
      })
      return exchange
    }
    const [least, most] = pageSizes(run, operation, size)
    const first = await turn(1, least)
    const whole = pageOf(first.json)
    if (!whole) continue
    const seen = new Set(whole.items.map(itemKey))
    for (const number of [2, 3].filter((one) => one <= whole.pages)) {
      const next = await turn(number, least)
      const own = pageOf(next.json)
      if (!own) continue
      const twice = own.items.map(itemKey).filter((key) => key !== undefined && seen.has(key))
      run.state(next, twice.length === 0, {
        rule: 'paging',
        pointer: `/data/${own.field}`,
        message: `an item of an earlier page stands here again, got ${twice.join(', ')}`,
      })
      sameTotal(run, next, own.total, whole.total)
      for (const item of own.items) seen.add(itemKey(item))
    }
    if (whole.pages >= 10_000) continue
    const beyond = await turn(whole.pages + 1, least)
    const last = pageOf(beyond.json)
    if (last) sameTotal(run, beyond, last.total, whole.total)
    await turn(1, most)
  }
}

/** The smallest page worth turning, and the largest one, that the contract allows. */
function pageSizes(run: RunContext, { parameters }: CheckedOperation, name: string): [number, number] {
  const parameter = parameters.find((one) => one.name === name)
  const { enum: allowed, minimum, maximum } = schemaAt(run.contract.document, parameter?.schema)
  const sizes = Array.isArray(allowed)
    ? allowed.map(Number)
    : [Math.max(2, Number(minimum ?? 1)), Number(maximum ?? 100)]
  return [Math.min(...sizes), Math.max(...sizes)]
}

function sameTotal(run: RunContext, exchange: Exchange, total: number, expected: number): void {
  run.state(exchange, total === expected, {
    rule: 'paging',
    pointer: '/data/pagination/total',
    message: `must be the same on every page (${expected}), got ${total}`,
  })
}

/** Answers to a guest never hold what belongs to a customer: SID alone is no login. */
export async function checkSidAlone(run: RunContext): Promise<void> {
  const { customer } = run
  const accepted = run.accepted.get('getHeader')
  if (!accepted || customer.sid === undefined || customer.token === undefined || !run.wanted('getHeader'))
    return
  const visitor: Visitor = { name: 'guest with the SID of a customer', sid: customer.sid }
  const exchange = await run.ask({ ...accepted, visitor, purpose: 'SID of a customer without the token' })
  const data = recordOf(recordOf(exchange.json)['data'])
  const user = recordOf(data['userData'])
  run.state(exchange, user['isAuthorized'] === false, {
    rule: 'token',
    pointer: '/data/userData/isAuthorized',
    message: 'must be false for a SID without its token',
  })
}
