import { isRecord } from '../../model/record.ts'
import { schemaAt } from '../../model/reference.ts'
import type { Exchange, Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import {
  differing,
  idIn,
  limitOf,
  type Resource,
  stated,
  type Thing,
  thingIn,
  thingsIn,
  type Values,
} from './resource.ts'
import { checkSorting } from './sort-rules.ts'

/** How pages are turned: the parameter, and its value for a place in the list. */
interface Turning {
  name: string
  valueFor: (page: number, size: number) => number
}

/** Rules of a list that any contract promises: ids, limits, pages, totals, order, and what its things say of themselves. */
export async function checkList(
  run: RunContext,
  visitor: Visitor,
  resource: Resource,
  values: Values,
): Promise<void> {
  const { list } = resource
  const ask = (own: Values, purpose: string) =>
    run.ask({ operation: list, visitor, values: { ...values, ...own }, purpose })
  const limit = limitOf(list)
  const { minimum, maximum } = bounds(run, resource, limit)
  const whole = await ask(limit === undefined ? {} : { [limit]: Math.min(maximum, 100) }, 'the whole list')
  if (!run.succeeded(whole)) return
  const things = thingsIn(whole)
  const ids = things.map((thing) => idIn(thing, resource)).filter((id) => id !== undefined)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  stated(run, whole, twice.length === 0, {
    pointer: `/*/${resource.idName}`,
    message: `no two things of a list may have one id, got ${twice.join(', ')}`,
  })
  if (limit !== undefined) {
    const isWhole = things.length < Math.min(maximum, 100)
    await checkPages(run, resource, { ask, limit, size: Math.max(1, minimum), whole, isWhole })
  }
  await checkSorting(run, resource, limit === undefined ? {} : { [limit]: Math.min(maximum, 100) }, ask)
  await compareWithDetail(run, visitor, resource, values, whole)
}

function bounds(run: RunContext, { list }: Resource, limit: string | undefined) {
  const parameter = list.parameters.find(({ name }) => name === limit)
  const { minimum, maximum } = schemaAt(run.contract.document, parameter?.schema)
  return { minimum: Number(minimum ?? 1), maximum: Number(maximum ?? 50) }
}

function turningOf(run: RunContext, { list }: Resource): Turning | undefined {
  const named = (pattern: RegExp) =>
    list.parameters.find(({ name, in: place }) => place === 'query' && pattern.test(name))
  const offset = named(/^(offset|skip|start|\$skip)$/i)
  if (offset) return { name: offset.name, valueFor: (page, size) => page * size }
  const page = named(/^(page|page_?(no|num|number|index)|p)$/i)
  if (!page) return undefined
  const { minimum, default: standard } = schemaAt(run.contract.document, page.schema)
  const first = Number(minimum ?? standard ?? 1) === 0 ? 0 : 1
  return { name: page.name, valueFor: (number) => first + number }
}

async function checkPages(
  run: RunContext,
  resource: Resource,
  parts: {
    ask: (own: Values, purpose: string) => Promise<Exchange>
    limit: string
    size: number
    whole: Exchange
    isWhole: boolean
  },
): Promise<void> {
  const { ask, limit, size, whole, isWhole } = parts
  const first = await ask({ [limit]: size }, `a page of ${size}`)
  if (!run.succeeded(first)) return
  const count = thingsIn(first).length
  const all = thingsIn(whole).map((thing) => idIn(thing, resource))
  stated(run, first, count <= size, {
    pointer: `request ${limit}`,
    message: `a page must hold ${size} things at most, as was asked for, got ${count}`,
  })
  stated(run, first, count >= Math.min(size, all.length), {
    pointer: `request ${limit}`,
    message: `a page must hold ${Math.min(size, all.length)} of the ${all.length} things that there are, got ${count}`,
  })
  const total = totalIn(whole)
  if (isWhole && total)
    stated(run, whole, total.value === all.length, {
      pointer: total.pointer,
      message: `must count the ${all.length} things of the list, got ${total.value}`,
    })
  const onPage = totalIn(first)
  if (total && onPage)
    stated(run, first, total.value === onPage.value, {
      pointer: onPage.pointer,
      message: `must be the same whatever the page (${total.value}), got ${onPage.value}`,
    })
  const turning = turningOf(run, resource)
  if (!turning || count === 0 || all.includes(undefined)) return
  const seen: unknown[] = []
  const most = Math.min(6, Math.ceil(all.length / size) + 1)
  for (let page = 0; page < most; page += 1) {
    const own = { [limit]: size, [turning.name]: turning.valueFor(page, size) }
    const turned = await ask(own, `page ${page + 1} of ${size}`)
    const ids = thingsIn(turned).map((thing) => idIn(thing, resource))
    const again = ids.filter((id) => seen.includes(id))
    const fresh = stated(run, turned, again.length === 0, {
      pointer: `request ${turning.name}`,
      message: `pages must not overlap: an item of an earlier page stands here again, got ${again.join(', ')}`,
    })
    if (!fresh) return
    seen.push(...ids)
  }
  const isThrough = isWhole && most * size >= all.length
  const missing = all.filter((id) => !seen.includes(id))
  if (isThrough)
    stated(run, first, missing.length === 0, {
      pointer: `request ${turning.name}`,
      message: `pages must not skip: some things of the list stand on no page, got ${missing.join(', ')}`,
    })
}

/** The number of all things, in a header or beside the list. */
function totalIn({ headers, json }: Exchange): { value: number; pointer: string } | undefined {
  const header = headers.get('x-total-count')
  if (header !== null) return { value: Number(header), pointer: 'header X-Total-Count' }
  const find = (
    node: unknown,
    pointer: string,
    depth: number,
  ): { value: number; pointer: string } | undefined => {
    if (!isRecord(node) || depth > 2) return undefined
    for (const [name, value] of Object.entries(node))
      if (typeof value === 'number' && /^(total|total_?(count|items|elements|results))$/i.test(name))
        return { value, pointer: `${pointer}/${name}` }
    return Object.entries(node)
      .map(([name, value]) => find(value, `${pointer}/${name}`, depth + 1))
      .find((one) => one !== undefined)
  }
  return find(json, '', 0)
}

/** A thing says of itself what its list says of it; what changes by itself from moment to moment isn't compared. */
async function compareWithDetail(
  run: RunContext,
  visitor: Visitor,
  resource: Resource,
  values: Values,
  whole: Exchange,
): Promise<void> {
  const { read, list } = resource
  if (!read || !run.wanted(read.id)) return
  for (const thing of thingsIn(whole).slice(0, 3)) {
    const id = idIn(thing, resource)
    if (id === undefined) continue
    const given = run.parametersOf(read, { ...values, [resource.idName]: id })
    if (!given) return
    const look = () => run.ask({ operation: read, visitor, values: given, purpose: 'a thing of the list' })
    const detail = await look()
    const found = stated(run, detail, run.succeeded(detail), {
      pointer: 'status',
      message: `what a list names must be found, got ${detail.status}`,
    })
    if (!found) continue
    const other = differing(thing, thingIn(detail))
    if (other.length === 0) continue
    const again = await run.ask({ operation: list, visitor, values, purpose: 'the list once more' })
    const same = thingsIn(again).find((one: Thing) => idIn(one, resource) === id)
    const steady =
      same && differing(thing, same).length === 0 && differing(thingIn(detail), thingIn(await look()))
    if (!steady || steady.length > 0) continue
    for (const name of other)
      stated(run, detail, false, {
        pointer: `/${name}`,
        message: `must be what ${list.id} says of it, ${JSON.stringify(thing[name])}, got ${JSON.stringify(thingIn(detail)[name])}`,
      })
  }
}
