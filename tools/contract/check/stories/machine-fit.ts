import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import type { Exchange } from '../client.ts'
import type { RunContext } from '../run-context.ts'

/** Machines that are asked about, and products at once. */
const mostMachines = 2
const mostProducts = 40
const mostPages = 4

/** A product fits a machine exactly when it stands among the parts of the machine. */
export async function compareFit(run: RunContext): Promise<void> {
  const [machines, fit, parts, section] = [
    'listMachines',
    'checkMachineFit',
    'listMachineParts',
    'listSectionProducts',
  ].map((id) => run.contract.byId.get(id))
  const given = run.accepted.get('listSectionProducts')?.values
  if (!machines || !fit || !parts || !section || !given || !run.wanted('checkMachineFit')) return
  const visitor = run.customer
  const idsOf = (json: unknown, pointer: string) =>
    listOf(valueAt(json, '/data/items')).map((one) => valueAt(one, pointer))
  const purpose = 'what fits a machine'
  const listed = await run.ask({
    operation: section,
    visitor,
    values: { ...given, code: 'all', PAGE_SIZE: 100 },
    purpose,
  })
  const products = idsOf(listed.json, '/id').slice(0, mostProducts)
  const own = await run.ask({ operation: machines, visitor, values: {}, purpose })
  if (products.length === 0) return
  const books = run.contract.byId.get('listPartsModels')
  const sold = books && (await run.ask({ operation: books, visitor, values: {}, purpose }))
  // A machine as a product gets no verdict.
  const soldMachine = Number(valueAt(sold?.json, '/data/items/0/productId'))
  const xmlIds = new Map(
    listOf(valueAt(listed.json, '/data/items')).map((one) => [valueAt(one, '/id'), valueAt(one, '/xmlId')]),
  )
  for (const machine of listOf(valueAt(own.json, '/data/items')).filter(isRecord).slice(0, mostMachines)) {
    const { id } = machine
    const known = new Set<unknown>()
    const places = new Map<unknown, { xmlId: unknown; count: number }>()
    let isWhole = false
    let last: Exchange | undefined
    for (let page = 1; page <= mostPages && !isWhole; page += 1) {
      const values = { id, PAGEN_1: page, PAGE_SIZE: 100 }
      last = await run.ask({ operation: parts, visitor, values, purpose })
      const { json } = last
      for (const { id: product, xmlId } of listOf(valueAt(json, '/data/items')).map((one) =>
        recordOf(valueAt(one, '/product')),
      )) {
        known.add(product)
        places.set(product, { xmlId, count: (places.get(product)?.count ?? 0) + 1 })
      }
      isWhole = Number(valueAt(json, '/data/pagination/pages') ?? Infinity) <= page
    }
    // One that fits is asked about, too.
    const [some] = known
    const asked = [...new Set([...products, ...(some === undefined ? [] : [some])])].filter(
      (one) => one !== soldMachine,
    )
    const verdicts = await run.ask({
      operation: fit,
      visitor,
      values: { id },
      body: { products: Number.isSafeInteger(soldMachine) ? [...asked, soldMachine] : asked },
      purpose,
    })
    if (!run.succeeded(verdicts)) continue
    const told = listOf(valueAt(verdicts.json, '/data/items')).filter(isRecord)
    run.state(verdicts, !told.some(({ productId }) => productId === soldMachine), {
      rule: 'fit',
      pointer: '/data/items/*/productId',
      message: `a machine as a product gets no verdict: ${soldMachine} is the machine of a parts book, got one`,
    })
    await judgeOthers(run, verdicts, { told, xmlIds })
    await compareDiagram(run, machine)
    if (!isWhole) continue
    if (last) await countPlaces(run, machine, { listed: last, places })
    const wrong = told.find((one) => (one['fit'] === 'fits') !== known.has(one['productId']))
    run.state(verdicts, wrong === undefined, {
      rule: 'fit',
      pointer: '/data/items/*/fit',
      message: `a product fits a machine exactly when listMachineParts lists it: ${String(wrong?.['productId'])} is told as ${String(wrong?.['fit'])}, and is ${known.has(wrong?.['productId']) ? '' : 'not '}listed for machine ${String(id)}`,
    })
  }
}

/** What fits other machines only is known to fit some. */
async function judgeOthers(
  run: RunContext,
  verdicts: Exchange,
  { told, xmlIds }: { told: readonly Record<string, unknown>[]; xmlIds: ReadonlyMap<unknown, unknown> },
): Promise<void> {
  const others = told.filter(({ fit }) => fit === 'doesNotFit').map(({ productId }) => productId)
  // Those at both ends of the list are the most different.
  for (const id of new Set([others[0], others.at(-1)])) {
    const rows = await rowsOf(run, xmlIds.get(id))
    if (!rows) continue
    run.state(verdicts, rows.length > 0, {
      rule: 'fit',
      pointer: '/data/items/*/fit',
      message: `doesNotFit is a product that fits other machines: listWorkability tells none for ${String(id)}, got doesNotFit`,
    })
  }
}

/** All rows of the applicability of a product; `undefined` where they aren't known or are too many. */
async function rowsOf(run: RunContext, xmlId: unknown): Promise<Record<string, unknown>[] | undefined> {
  const operation = run.contract.byId.get('listWorkability')
  if (!operation || xmlId === undefined) return undefined
  const values = { element_id: xmlId, page_size: 100 }
  const exchange = await run.ask({ operation, visitor: run.customer, values, purpose: 'what fits a machine' })
  const pages = Number(valueAt(exchange.json, '/data/pagination/pages') ?? Infinity)
  if (!run.succeeded(exchange) || pages > 1) return undefined
  return listOf(valueAt(exchange.json, '/data/items')).filter(isRecord)
}

/** A product that fits in several places is listed as often. */
async function countPlaces(
  run: RunContext,
  machine: Record<string, unknown>,
  { listed, places }: { listed: Exchange; places: ReadonlyMap<unknown, { xmlId: unknown; count: number }> },
): Promise<void> {
  // Those that are listed most often tell most, and one that is listed once.
  const byCount = [...places].toSorted(([, one], [, other]) => other.count - one.count)
  const [most, last] = [byCount[0], byCount.at(-1)]
  for (const [id, { xmlId, count }] of new Map([most, last].filter((one) => one !== undefined))) {
    const rows = (await rowsOf(run, xmlId))?.filter((row) => fitsByRow(row, machine))
    if (!rows) continue
    run.state(listed, count >= rows.length, {
      rule: 'fit',
      pointer: '/data/items',
      message: `a product is listed once for each place in which it fits: ${String(id)} fits machine ${String(machine['id'])} in ${rows.length} by listWorkability, got ${count}`,
    })
  }
}

/** Whether a row is surely about a machine: what can't be compared is none. */
function fitsByRow(row: Record<string, unknown>, machine: Record<string, unknown>): boolean {
  const own = String(machine['serialNumber'])
  const year = Number(machine['year'])
  const [from = own, to = own] = [row['serialFrom'], row['serialTo']]
  return (
    row['brand'] === machine['brand'] &&
    row['model'] === machine['model'] &&
    (row['modification'] ?? '') === (machine['modification'] ?? '') &&
    Number(row['yearFrom'] ?? year) <= year &&
    year <= Number(row['yearTo'] ?? year) &&
    typeof from === 'string' &&
    typeof to === 'string' &&
    from.length === own.length &&
    to.length === own.length &&
    from <= own &&
    own <= to
  )
}

/** The verdict of a diagram on a variant is that on the product for a machine of this number. */
async function compareDiagram(run: RunContext, machine: Record<string, unknown>): Promise<void> {
  const [book, diagram, fit] = ['getPartsModel', 'getPartsDiagram', 'checkMachineFit'].map((id) =>
    run.contract.byId.get(id),
  )
  const { id, modelCode: code, serialNumber } = machine
  if (!book || !diagram || !fit || code === undefined || code === null) return
  const visitor = run.customer
  const purpose = 'what fits a machine on a diagram'
  const { json } = await run.ask({ operation: book, visitor, values: { code }, purpose })
  const diagramId = listOf(valueAt(json, '/data/servicePlans'))
    .flatMap((plan) => listOf(valueAt(plan, '/kit')))
    .map((one) => valueAt(one, '/diagramId'))
    .find((one) => typeof one === 'number')
  if (diagramId === undefined) return
  const drawn = await run.ask({
    operation: diagram,
    visitor,
    values: { id: diagramId, serialNumber },
    purpose,
  })
  const variants = listOf(valueAt(drawn.json, '/data/diagram/positions'))
    .flatMap((one) => listOf(valueAt(one, '/variants')))
    .filter(isRecord)
    .filter(({ productId }) => typeof productId === 'number')
  const products = [...new Set(variants.map(({ productId }) => productId))]
  if (!run.succeeded(drawn) || products.length === 0 || products.length > 500) return
  const verdicts = await run.ask({ operation: fit, visitor, values: { id }, body: { products }, purpose })
  if (!run.succeeded(verdicts)) return
  const fitOf = new Map(
    listOf(valueAt(verdicts.json, '/data/items')).map((one) => [
      valueAt(one, '/productId'),
      valueAt(one, '/fit'),
    ]),
  )
  const wrong = variants.find(
    ({ productId, fit: own }) => own === 'fits' && fitOf.get(productId) === 'doesNotFit',
  )
  // A part may fit by its number, and not by the year of the machine, of which a diagram knows nothing.
  if (wrong && (await dependsOnYear(run, wrong['productId']))) return
  run.state(verdicts, wrong === undefined, {
    rule: 'fit',
    pointer: '/data/items/*/fit',
    message: `a variant that fits the number ${String(serialNumber)} on its diagram fits the machine: ${String(wrong?.['productId'])} on diagram ${String(diagramId)}, got doesNotFit`,
  })
}

/** Whether years of make bound what a product fits, or nobody knows. */
async function dependsOnYear(run: RunContext, productId: unknown): Promise<boolean> {
  const cards = run.contract.byId.get('listProductsByIds')
  if (!cards) return true
  const values = { 'ids[]': [productId] }
  const exchange = await run.ask({
    operation: cards,
    visitor: run.customer,
    values,
    purpose: 'a part on a diagram',
  })
  const rows = await rowsOf(run, valueAt(exchange.json, '/data/items/0/xmlId'))
  return !rows || rows.some((row) => row['yearFrom'] !== undefined || row['yearTo'] !== undefined)
}
