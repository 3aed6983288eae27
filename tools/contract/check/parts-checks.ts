import type { CheckedOperation } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { listOf, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import type { Finding } from './finding.ts'
import {
  kitDifferences,
  overlappingRanges,
  placeDifferences,
  productsOn,
  recordsOf,
  unknownArticles,
} from './parts-rules.ts'
import type { RunContext } from './run-context.ts'

/** Diagrams that are looked at in one book, and products of each of them whose places are asked. */
const most = { diagrams: 6, products: 2 }
/** Products in one call, and places in one answer. */
const limits = { products: 100, places: 100 }

interface PartsOperations {
  book: CheckedOperation
  diagram: CheckedOperation
  places: CheckedOperation
  cards: CheckedOperation
}

/** Parts books agree with themselves: units, diagrams, kits, places and products tell the same. */
export async function checkPartsBooks(run: RunContext): Promise<void> {
  const { byId } = run.contract
  const models = byId.get('listPartsModels')
  const book = byId.get('getPartsModel')
  const diagram = byId.get('getPartsDiagram')
  const places = byId.get('listPartPlaces')
  const cards = byId.get('listProductsByIds')
  if (!models || !book || !diagram || !places || !cards) return
  if (![book, diagram, places].some(({ id }) => run.wanted(id))) return
  run.onProgress('parts books')
  const list = await read(run, models, {}, 'the models that have a parts book')
  for (const model of recordsOf(valueAt(list.json, '/data/items')))
    await checkBook(run, { book, diagram, places, cards }, model)
}

async function checkBook(
  run: RunContext,
  operations: PartsOperations,
  model: Record<string, unknown>,
): Promise<void> {
  const { code, serialExample, diagramCount } = model
  const book = await read(run, operations.book, { code }, 'a parts book')
  const data = valueAt(book.json, '/data')
  const refs = recordsOf(valueAt(data, '/diagrams'))
  run.state(book, refs.length === diagramCount, {
    rule: 'parts',
    pointer: '/data/diagrams',
    message: `must be as many as diagramCount of the model, got ${refs.length} of ${String(diagramCount)}`,
  })
  for (const ref of chosenDiagrams(refs, recordsOf(valueAt(data, '/servicePlans')))) {
    const purpose = 'a diagram of the book'
    const answer = await read(
      run,
      operations.diagram,
      { id: ref['id'], serialNumber: serialExample },
      purpose,
    )
    const isThere = run.state(answer, run.succeeded(answer), {
      rule: 'parts',
      pointer: 'status',
      message: `every diagram that a book names must be found, got ${answer.status}`,
    })
    if (!isThere || answer.planned) continue
    const diagram = recordOf(valueAt(answer.json, '/data/diagram'))
    const isSame = ['id', 'unitId', 'modelCode', 'number'].every((name) => diagram[name] === ref[name])
    run.state(answer, isSame && listOf(diagram['positions']).length === ref['positionCount'], {
      rule: 'parts',
      pointer: '/data/diagram',
      message: 'must be the one that its book names: id, unitId, modelCode, number, positionCount',
    })
    tell(run, answer, overlappingRanges(diagram))
    tell(run, book, kitDifferences(valueAt(data, '/servicePlans'), diagram))
    await checkProducts(run, operations, { answer, diagram })
  }
}

/** Those that kits name come first, then the others in even steps. */
function chosenDiagrams<Ref extends Record<string, unknown>>(
  refs: readonly Ref[],
  plans: readonly Record<string, unknown>[],
): Ref[] {
  const named = new Set(plans.flatMap(({ kit }) => recordsOf(kit)).map(({ diagramId }) => diagramId))
  const inKits = refs.filter(({ id }) => named.has(id)).slice(0, most.diagrams / 2)
  const others = refs.filter((ref) => !inKits.includes(ref))
  const rest = most.diagrams - inKits.length
  const step = Math.max(1, others.length / rest)
  const spread = Array.from({ length: Math.min(rest, others.length) }, (_, index) =>
    others.at(Math.floor(index * step)),
  )
  return [...inKits, ...spread.filter((ref) => ref !== undefined)]
}

async function checkProducts(
  run: RunContext,
  { cards, places }: PartsOperations,
  { answer, diagram }: { answer: Exchange; diagram: Record<string, unknown> },
): Promise<void> {
  const ids = productsOn(diagram)
  if (ids.length <= limits.products) {
    const list = await read(run, cards, { 'ids[]': ids }, 'the products of a diagram')
    if (run.succeeded(list))
      tell(run, answer, unknownArticles(diagram, listOf(valueAt(list.json, '/data/items'))))
  }
  const step = Math.max(1, Math.floor(ids.length / most.products))
  for (const id of ids.filter((_, index) => index % step === 0).slice(0, most.products)) {
    const list = await read(run, places, { id }, 'where a product stands')
    const items = listOf(valueAt(list.json, '/data/items'))
    if (run.succeeded(list) && items.length < limits.places)
      tell(run, list, placeDifferences(id, items, diagram))
  }
}

const read = (
  run: RunContext,
  operation: CheckedOperation,
  values: Record<string, unknown>,
  purpose: string,
) => run.ask({ operation, visitor: run.guest, values, purpose })

/** One statement, and what broke it. */
function tell(run: RunContext, exchange: Exchange, findings: readonly Finding[]): void {
  const [first, ...more] = findings
  if (!first) run.state(exchange, true, { rule: 'parts', pointer: '/data', message: 'holds' })
  else for (const one of [first, ...more]) run.state(exchange, false, one)
}
