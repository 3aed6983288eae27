import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf } from '../../model/record.ts'
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
  for (const id of idsOf(own.json, '/id').slice(0, mostMachines)) {
    const known = new Set<unknown>()
    let isWhole = false
    for (let page = 1; page <= mostPages && !isWhole; page += 1) {
      const values = { id, PAGEN_1: page, PAGE_SIZE: 100 }
      const { json } = await run.ask({ operation: parts, visitor, values, purpose })
      for (const product of idsOf(json, '/product/id')) known.add(product)
      isWhole = Number(valueAt(json, '/data/pagination/pages') ?? Infinity) <= page
    }
    // One that fits is asked about, too.
    const [some] = known
    const asked = [...new Set([...products, ...(some === undefined ? [] : [some])])]
    const verdicts = await run.ask({
      operation: fit,
      visitor,
      values: { id },
      body: { products: asked },
      purpose,
    })
    if (!isWhole || !run.succeeded(verdicts)) continue
    const wrong = listOf(valueAt(verdicts.json, '/data/items'))
      .filter(isRecord)
      .find((one) => (one['fit'] === 'fits') !== known.has(one['productId']))
    run.state(verdicts, wrong === undefined, {
      rule: 'fit',
      pointer: '/data/items/*/fit',
      message: `a product fits a machine exactly when listMachineParts lists it: ${String(wrong?.['productId'])} is told as ${String(wrong?.['fit'])}, and is ${known.has(wrong?.['productId']) ? '' : 'not '}listed for machine ${String(id)}`,
    })
  }
}
