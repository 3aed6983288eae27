import type { RequestBody } from '../../model/contract.ts'
import { isRecord, recordOf } from '../../model/record.ts'
import type { Exchange, Visitor } from '../client.ts'
import type { RunContext } from '../run-context.ts'
import {
  differing,
  idIn,
  isSame,
  limitOf,
  type Resource,
  stated,
  type Thing,
  thingIn,
  thingsIn,
  type Values,
} from './resource.ts'
import { currentBody, otherValue, propertyOf, withOneWrong, writable } from './write-bodies.ts'

/**
 * A thing is made, looked at, changed and taken away: each write does what it says, nothing else, and what is refused
 * does nothing. The thing is the run's own.
 */
export async function checkWrites(
  run: RunContext,
  visitor: Visitor,
  resource: Resource,
  values: Values,
): Promise<void> {
  const { create, remove, list } = resource
  if (!create?.body || !run.wanted(create.id)) return
  const listed = () =>
    run.ask({ operation: list, visitor, values: wholeList(resource, values), purpose: 'what the list holds' })
  const sent = writable(run, create.body, run.options.seed)
  const given = run.parametersOf(create, values)
  if (!isRecord(sent) || !given) return
  const before = await listed()
  const made = await run.ask({
    operation: create,
    visitor,
    values: given,
    body: sent,
    purpose: 'make a thing',
  })
  if (!run.succeeded(made) || made.status === 202) return
  run.things.learn(made)
  const id = idIn({ ...idOfPlace(made), ...thingIn(made) }, resource)
  if (id === undefined) return
  holdsSent(run, made, create.body, sent, create.id, 'what was sent')
  await judgeCreation(run, { visitor, resource, values, id, sent, before, listed })
  await judgeReadOnly(run, { visitor, resource, given, sent, made })
  await judgeChange(run, { visitor, resource, values, id, listed })
  await judgeRefused(run, { visitor, resource, values, id, sent, listed })
  if (remove) await judgeRemoval(run, { visitor, resource, values, id, listed })
}

interface Story {
  visitor: Visitor
  resource: Resource
  values: Values
  id: string | number
  listed: () => Promise<Exchange>
}

/** As many things as the list gives at once. */
function wholeList({ list }: Resource, values: Values): Values {
  const limit = list.parameters.find(({ name }) => name === limitOf(list))
  const most = recordOf(limit?.schema)['maximum']
  return limit ? { ...values, [limit.name]: Math.min(100, Number(most ?? 100)) } : values
}

function isWhole(resource: Resource, exchange: Exchange): boolean {
  const limit = limitOf(resource.list)
  const most = limit === undefined ? 1000 : Number(wholeList(resource, {})[limit])
  return thingsIn(exchange).length < most
}

function idOfPlace({ headers }: Exchange): Thing {
  const last = headers
    .get('location')
    ?.split(/[?#]/)[0]
    ?.split('/')
    .findLast((part) => part !== '')
  return last === undefined ? {} : { id: /^\d+$/.test(last) ? Number(last) : decodeURIComponent(last) }
}

/** Every plain field that was sent and is told again has the value that was sent. */
function holdsSent(
  run: RunContext,
  exchange: Exchange,
  body: RequestBody,
  sent: Thing,
  operationId: string,
  what: string,
): void {
  const thing = thingIn(exchange)
  for (const name of differing(sent, thing)) {
    if (propertyOf(run, body, name)['writeOnly'] === true) continue
    stated(run, exchange, false, {
      pointer: `/${name}`,
      message: `must be ${what}, ${JSON.stringify(sent[name])}, got ${JSON.stringify(thing[name])}`,
      operationId,
    })
  }
}

function detailOf(
  run: RunContext,
  { visitor, resource, values, id }: Omit<Story, 'listed'>,
  purpose: string,
) {
  const { read } = resource
  const given = read && run.parametersOf(read, { ...values, [resource.idName]: id })
  return read && given ? run.ask({ operation: read, visitor, values: given, purpose }) : undefined
}

async function judgeCreation(
  run: RunContext,
  story: Story & { sent: Thing; before: Exchange },
): Promise<void> {
  const { resource, id, sent, before, listed } = story
  const { create } = resource
  if (!create?.body) return
  const detail = await detailOf(run, story, 'what was made')
  if (detail && run.succeeded(detail))
    holdsSent(run, detail, create.body, sent, create.id, 'kept as it was sent')
  const known = thingsIn(before).map((thing) => idIn(thing, resource))
  const after = await listed()
  if (!run.succeeded(after) || !run.succeeded(before) || !isWhole(resource, after)) return
  const ids = thingsIn(after).map((thing) => idIn(thing, resource))
  stated(
    run,
    after,
    ids.some((one) => String(one) === String(id)),
    {
      pointer: `/*/${resource.idName}`,
      message: `what ${create.id} made must stand in the list, it doesn't`,
    },
  )
  stated(run, after, !known.some((one) => String(one) === String(id)), {
    pointer: `/${resource.idName}`,
    message: 'a new thing must have an id of its own, it has that of another',
    operationId: create.id,
  })
  const gone = known.filter((one) => !ids.includes(one))
  stated(run, after, gone.length === 0, {
    pointer: `/*/${resource.idName}`,
    message: `other things must stay when one is made, gone: ${gone.join(', ')}`,
    operationId: create.id,
  })
}

/** A field that only the backend writes isn't taken from who asks: it is ignored, or refused. */
async function judgeReadOnly(
  run: RunContext,
  parts: { visitor: Visitor; resource: Resource; given: Values; sent: Thing; made: Exchange },
): Promise<void> {
  const { visitor, resource, given, sent, made } = parts
  const { create } = resource
  if (!create?.body || !resource.remove) return
  const name = Object.keys(recordOf(create.body.schema['properties'])).find((one) => {
    const { readOnly, type } = propertyOf(run, create.body as RequestBody, one)
    return readOnly === true && type === 'integer' && one in thingIn(made)
  })
  if (name === undefined) return
  const alien = 987_654_321
  const body = { ...sent, [name]: alien }
  const purpose = `make a thing with ${name}, which only the backend writes`
  const exchange = await run.ask({ operation: create, visitor, values: given, body, purpose })
  if (run.succeeded(exchange)) run.things.learn(exchange)
  stated(run, exchange, thingIn(exchange)[name] !== alien, {
    pointer: `request /${name}`,
    message: 'is readOnly: the backend must ignore or refuse it, it was taken',
  })
}

async function judgeChange(run: RunContext, story: Story): Promise<void> {
  const { visitor, resource, values, id, listed } = story
  const { change } = resource
  if (!change?.body || !run.wanted(change.id)) return
  const given = run.parametersOf(change, { ...values, [resource.idName]: id })
  const before = await detailOf(run, story, 'before it is changed')
  if (!given || !before || !run.succeeded(before)) return
  const others = await listed()
  const whole = currentBody(run, change.body, thingIn(before))
  const changed = otherValue(run, change.body, whole)
  if (!changed) return
  const body = change.method === 'PATCH' ? changed : { ...whole, ...changed }
  const done = await run.ask({ operation: change, visitor, values: given, body, purpose: 'change a field' })
  if (!run.succeeded(done) || done.status === 202) return
  const after = await detailOf(run, story, 'after it was changed')
  if (!after || !run.succeeded(after)) return
  const [name = ''] = Object.keys(changed)
  const now = thingIn(after)
  stated(run, after, isSame(now[name], changed[name]), {
    pointer: `/${name}`,
    message: `must be what it was changed to, ${JSON.stringify(changed[name])}, got ${JSON.stringify(now[name])}`,
    operationId: change.id,
  })
  for (const other of differing(thingIn(before), now).filter((one) => one !== name))
    stated(run, after, propertyOf(run, change.body, other)['readOnly'] === true, {
      pointer: `/${other}`,
      message: `must stay as it was when ${name} is changed, ${JSON.stringify(thingIn(before)[other])}, got ${JSON.stringify(now[other])}`,
      operationId: change.id,
    })
  stayed(run, story, others, await listed(), change.id, 'when another one is changed', [id])
}

/** Things of the list, but for some, are told as before. */
function stayed(
  run: RunContext,
  { resource }: Pick<Story, 'resource'>,
  before: Exchange,
  after: Exchange,
  operationId: string,
  when: string,
  but: readonly (string | number)[] = [],
): void {
  if (!run.succeeded(before) || !run.succeeded(after) || !isWhole(resource, before)) return
  const known = new Map(thingsIn(after).map((thing) => [String(idIn(thing, resource)), thing]))
  for (const thing of thingsIn(before)) {
    const id = idIn(thing, resource)
    if (id === undefined || but.map(String).includes(String(id))) continue
    const now = known.get(String(id))
    const other = now ? differing(thing, now) : ['it']
    stated(run, after, other.length === 0, {
      pointer: `/*/${other[0] ?? ''}`,
      message: `must stay ${when}, changed or gone of ${id}: ${other.join(', ')}`,
      operationId,
    })
  }
}

/** A body that the contract forbids is refused, and afterwards everything is as it was. */
async function judgeRefused(run: RunContext, story: Story & { sent: Thing }): Promise<void> {
  const { visitor, resource, values, id, sent, listed } = story
  for (const operation of [resource.create, resource.change]) {
    if (!operation?.body || !run.wanted(operation.id)) continue
    const own = operation === resource.change ? { ...values, [resource.idName]: id } : values
    const given = run.parametersOf(operation, own)
    const body = withOneWrong(run, operation.body, sent)
    if (!given || !body) continue
    const detail = await detailOf(run, story, 'before a refused write')
    const before = await listed()
    const exchange = await run.ask({
      operation,
      visitor,
      values: given,
      body,
      purpose: 'a write that is refused',
    })
    if (run.succeeded(exchange)) {
      if (operation === resource.create) run.things.learn(exchange)
      continue
    }
    const after = await listed()
    const again = await detailOf(run, story, 'after a refused write')
    const message = 'a write that was refused must change nothing'
    stayed(run, story, before, after, operation.id, 'after a write that was refused')
    if (isWhole(resource, before) && run.succeeded(before) && run.succeeded(after))
      stated(run, after, thingsIn(after).length === thingsIn(before).length, {
        pointer: 'body',
        message: `${message}, the list had ${thingsIn(before).length} things and has ${thingsIn(after).length}`,
        operationId: operation.id,
      })
    if (detail && again && run.succeeded(detail))
      for (const name of differing(thingIn(detail), thingIn(again)))
        stated(run, again, false, {
          pointer: `/${name}`,
          message: `${message}, it was ${JSON.stringify(thingIn(detail)[name])}, got ${JSON.stringify(thingIn(again)[name])}`,
          operationId: operation.id,
        })
  }
}

async function judgeRemoval(run: RunContext, story: Story): Promise<void> {
  const { visitor, resource, values, id, listed } = story
  const { remove } = resource
  if (!remove || !run.wanted(remove.id)) return
  const given = run.parametersOf(remove, { ...values, [resource.idName]: id })
  if (!given) return
  const before = await listed()
  const done = await run.ask({ operation: remove, visitor, values: given, purpose: 'take the thing away' })
  if (!run.succeeded(done) || done.status === 202) return
  run.things.drop(resource.list.path, id)
  const detail = await detailOf(run, story, 'what was taken away')
  if (detail)
    stated(run, detail, detail.status === 404 || detail.status === 410, {
      pointer: 'status',
      message: `what was deleted must be gone (404 or 410), got ${detail.status}`,
    })
  const after = await listed()
  if (run.succeeded(after))
    stated(run, after, !thingsIn(after).some((one) => String(idIn(one, resource)) === String(id)), {
      pointer: `/*/${resource.idName}`,
      message: `what ${remove.id} took away must not stand in the list any more, it does`,
    })
  stayed(run, story, before, after, remove.id, 'when another one is deleted', [id])
}
