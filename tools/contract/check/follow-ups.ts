import { isRecord } from '../model/record.ts'
import { ruleBook } from '../rules/rule-book.ts'
import type { OperationRule } from '../rules/rule.ts'
import { cartProducts, fillCart } from './cart-checks.ts'
import type { Visitor } from './client.ts'
import type { RunContext } from './run-context.ts'
import { addSpecialGoods, removeSpecialGoods } from './special-goods.ts'

/** What is read so has rules of its own. */
const passes = 2

/**
 * Asks for the reads by which rules of several answers can be judged; what comes is judged where it is heard, and what was
 * answered anyway is judged without them.
 */
export async function followUp(run: RunContext, visitors: readonly Visitor[]): Promise<void> {
  const { proofs } = run.options
  const tried = new Set<string>()
  for (const visitor of visitors) {
    const counts = new Map<string, number>()
    // A rule that was tried with one visitor takes fewer answers of the next one.
    const mostOf = (id: string) => (tried.has(id) ? Math.ceil(proofs / 2) : proofs)
    for (let pass = 0; pass < passes; pass += 1) await askUnanswered(run, visitor, { mostOf, counts })
    for (const id of counts.keys()) tried.add(id)
  }
}

/**
 * Asks again for reads that writes have made forgotten, where a rule that begins with them was never tried. They ask for
 * what examples and lists name, which finds more than what was asked for later.
 */
export async function readForUntried(run: RunContext): Promise<void> {
  const visitor = run.customer.token === undefined ? run.guest : run.customer
  const memory = run.meaning.memoryOf(visitor)
  for (const [id, rules] of ruleBook(run.contract.document).linked) {
    const operation = run.contract.byId.get(id)
    const accepted = run.accepted.get(id)
    if (!operation || !accepted || operation.effect !== 'read' || !run.wanted(id)) continue
    if (operation.needsToken && visitor.token === undefined) continue
    const isUntried = ({ next, on, id: rule }: OperationRule) =>
      next !== undefined && on === 'success' && (run.meaning.tried.get(rule) ?? 0) === 0
    const asked = { ...accepted.values, ...(isRecord(accepted.body) && accepted.body) }
    if (!rules.some(isUntried) || memory.remembers(id, asked)) continue
    await run.ask({ ...accepted, operation, visitor, purpose: 'for rules that nothing was judged by yet' })
  }
}

async function askUnanswered(
  run: RunContext,
  visitor: Visitor,
  { mostOf, counts }: { mostOf: (rule: string) => number; counts: Map<string, number> },
): Promise<void> {
  for (const { rule, operationId, values } of run.meaning.memoryOf(visitor).unanswered(mostOf, counts)) {
    const operation = run.contract.byId.get(operationId)
    if (!operation || operation.effect !== 'read' || !run.wanted(operationId)) continue
    if (operation.needsToken && visitor.token === undefined) continue
    const names = new Set(operation.parameters.map(({ name }) => name))
    const inBody = Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
    const hasBody = operation.body !== undefined && isRecord(operation.body.example)
    const exchange = await run.ask({
      operation,
      visitor,
      values,
      ...(hasBody && { body: inBody }),
      purpose: `for the rule ${rule.id}`,
    })
    if (run.contract.houseRules && exchange.status === 422 && !wantsRefusal(rule))
      run.state(exchange, false, {
        rule: 'status',
        pointer: 'status',
        message: `a request with values that the backend told of must be answered, got 422 (${rule.says})`,
      })
  }
}

/** A rule that no answer keeps: what it asks for must be refused. */
function wantsRefusal({ rule }: OperationRule): boolean {
  try {
    return rule?.valueOf({}) === false
  } catch {
    // It names something of the answers.
    return false
  }
}

/** Fills the cart, reads it, and what must agree with it. */
export async function fillAndReadCart(run: RunContext): Promise<void> {
  const { customer } = run
  const cart = run.contract.byId.get('getCart')
  const put: number[] = []
  if (cart && run.wanted(cart.id) && (await fillCart(run, customer))) {
    const look = await run.ask({
      operation: cart,
      visitor: customer,
      values: {},
      purpose: 'what is in the cart',
    })
    const own = new Set(cartProducts(look.json).map(({ id }) => id))
    put.push(...(await addSpecialGoods(run, customer, own)))
  }
  for (const id of ['getCart', 'listCartProducts', 'calculateOrder']) {
    const operation = run.contract.byId.get(id)
    const values = operation && run.wanted(id) ? run.parametersOf(operation) : undefined
    if (operation && values)
      await run.ask({
        operation,
        visitor: customer,
        values,
        body: run.bodyOf(operation),
        purpose: 'the filled cart',
      })
  }
  await followUp(run, [customer])
  await removeSpecialGoods(run, customer, put)
}
