import { randomUUID } from 'node:crypto'
import { offersIn } from '../model/offered-actions.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, recordOf } from '../model/record.ts'
import type { Exchange, Visitor } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { buildCall } from './request-builder.ts'

/**
 * Asks for every action that a thing of the run's own does not offer now, `x-actions` tells by which call: none of them
 * may be done.
 * @param told an answer that tells the thing
 */
export async function refuseUnoffered(
  run: EffectsRun,
  visitor: Visitor,
  told: Exchange,
  id: unknown,
): Promise<void> {
  const { document, byId } = run.contract
  const pointer = told.call.operation?.answers.get('200')?.schemaPointer
  if (pointer === undefined) return
  const offer = offersIn(document, valueAt(document, pointer), told.json).find(
    ({ object }) => object['id'] === id,
  )
  if (!offer) return
  const { status } = offer.object
  for (const [action, { operations, with: chosen = {} }] of Object.entries(offer.table)) {
    if (offer.actions.includes(action)) continue
    for (const operation of operations.flatMap((one) => byId.get(one) ?? [])) {
      // Another name is the id of another thing: a delivery is none of the hook's.
      const own = operation.parameters.find(({ in: place }) => place === 'path')?.name
      // An operation of two actions is asked for the one that is chosen.
      const isOfAnother = Object.entries(offer.table).some(
        ([name, rule]) =>
          offer.actions.includes(name) && rule.operations.includes(operation.id) && !rule.with,
      )
      const isChosen = Object.keys(chosen).length > 0
      if (own !== 'id' || operation.effect === 'read' || (isOfAnother && !isChosen)) continue
      if (!run.wanted(operation.id) || run.journal.isAbsent(operation.id)) continue
      const keyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key')
      const values = {
        ...queryExamples(operation.parameters),
        [own]: id,
        ...(keyed && { 'Idempotency-Key': randomUUID() }),
      }
      const example = operation.body?.example
      const body = isRecord(example)
        ? { ...(isChosen ? onlySessid(example) : example), ...chosen }
        : undefined
      const purpose = `${action}, which the thing does not offer${typeof status === 'string' ? ` as ${status}` : ''}`
      const exchange = await run.send(
        visitor,
        buildCall({ operation, visitor, values, ...(body && { body }), purpose }),
      )
      run.state(exchange, !run.succeeded(exchange), {
        rule: 'action',
        pointer: '/status',
        message: `${action} is not among allowedActions (${offer.actions.join(', ') || 'none'}) of ${String(id)}: ${operation.id} must be refused, got success`,
      })
    }
  }
}

/** What is chosen is said alone, where the rest is optional. */
const onlySessid = ({ SESSID }: Record<string, unknown>) => (SESSID === undefined ? {} : { SESSID })

function queryExamples(
  parameters: readonly { name: string; in: string; required?: boolean }[],
): Record<string, unknown> {
  return Object.fromEntries(
    parameters
      .filter((one) => one.required && one.in === 'query')
      .map((one) => [one.name, recordOf(one)['example']]),
  )
}
