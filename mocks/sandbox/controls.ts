import type { Commands, ControlParts } from './control-commands.ts'
import { JsonAnswer, type Answer, type SandboxRequest } from './answer.ts'
import { changeClock, readClock, type ClockChange } from './clock.ts'
import { successEnvelope } from './envelope.ts'
import { contractExample } from './operation.ts'
import { httpProblem, notFound } from './problems.ts'
import { readObject } from './read-object.ts'
import { isSnapshot } from './snapshots.ts'
import { createSellerControls } from './seller-controls.ts'
import { createStateControls } from './state-controls.ts'

type Control = (
  request: SandboxRequest,
  url: URL,
  world: string,
  meta: { loopback: boolean },
) => Promise<Answer>

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

export function isControlPath(pathname: string): boolean {
  return pathname === '/sandbox' || pathname.startsWith('/sandbox/')
}

/**
 * What tests and people do to the chosen world (docs/test-double.md): reset, clock, outbox, status, seller, scenarios,
 * snapshots, export and import.
 * Only for this machine: the outermost socket and the Host header (against names that resolve to loopback) must both
 * be loopback; elsewhere, and without `localControls`, by `Sandbox-Control-Token`. A page of another site can't use them.
 */
export function createControls<Fixed>(parts: ControlParts<Fixed>): Control {
  const { worlds, store, contractOperations, operations, realNow } = parts

  const commands: Commands = {
    'POST /sandbox/reset': async (_, world) => {
      await worlds.reset(world)
      return { world }
    },
    'POST /sandbox/clock': async (request, name) => {
      const change: ClockChange = await readObject(request, ['now', 'moving', 'advance'])
      return worlds.run(name, async (world) => {
        const transaction = world.begin()
        const { clock } = transaction.state
        const next = changeClock(clock.get('clock'), change, realNow())
        if (!next)
          throw httpProblem(422, 'validation', 'Неверное время.', {
            field: change.now === undefined ? 'advance' : 'now',
          })
        clock.put(next)
        await world.commit(transaction)
        return { now: new Date(readClock(next, realNow())).toISOString(), fixed: next.fixedAt !== null }
      })
    },
    'GET /sandbox/outbox': (_, name) =>
      worlds.run(name, async (world) => {
        const { outbox, hookEvents } = world.begin().state
        return { items: outbox.all(), events: hookEvents.all() }
      }),
    'GET /sandbox/status': async (_, name) => {
      const examples = contractOperations
        .filter(({ id }) => operations[id] === contractExample)
        .map(({ id }) => id)
      const now = await worlds.run(name, async (world) =>
        readClock(world.begin().state.clock.get('clock'), realNow()),
      )
      return {
        world: name,
        now: new Date(now).toISOString(),
        operations: { total: contractOperations.length, contractExamples: examples },
        worlds: {
          inMemory: worlds.inMemory().filter((one) => !isSnapshot(one)),
          kept: (await store.list()).filter((one) => !isSnapshot(one)),
        },
      }
    },
    ...createSellerControls(parts),
    ...createStateControls(parts),
  }

  return async (request, url, world, meta) => {
    requireRight(request, url, meta, parts)
    const pathname = url.pathname.replace(/\/$/, '')
    const command = commands[`${request.method} ${pathname}`]
    if (command) {
      const data = await command(request, world)
      return data instanceof JsonAnswer ? data : new JsonAnswer(successEnvelope(data))
    }
    const allow = ['GET', 'POST', 'DELETE'].filter((method) => `${method} ${pathname}` in commands).join(', ')
    if (allow)
      throw httpProblem(405, 'methodNotAllowed', 'Этот адрес отвечает на другой метод.', {
        headers: { allow },
      })
    const known = [...new Set(Object.keys(commands).map((one) => one.slice(one.indexOf('/'))))]
    throw notFound(`Такой команды нет. Есть: ${known.join(', ')}.`)
  }
}

function requireRight(
  request: SandboxRequest,
  url: URL,
  meta: { loopback: boolean },
  { controlToken: token, localControls }: Pick<ControlParts<never>, 'controlToken' | 'localControls'>,
): void {
  // Anybody who may create a hook chooses where the sandbox itself sends a request to.
  if (request.headers.get('x-signature') !== null) throw notHere()
  const sent = request.headers.get('sandbox-control-token')
  if (token && sent !== null && sameText(sent, token)) return
  if (!localControls)
    throw httpProblem(403, 'forbidden', 'Управление песочницей закрыто. Его открывает SANDBOX_CONTROL_TOKEN.')
  const host = URL.parse(`http://${request.headers.get('host') ?? url.host}`)?.hostname ?? ''
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  // Browsers that don't send Sec-Fetch-Site tell the origin of a POST.
  const foreign =
    site === null
      ? origin !== null && URL.parse(origin)?.host !== (request.headers.get('host') ?? url.host)
      : site !== 'same-origin' && site !== 'none'
  if (!meta.loopback || !loopbackHosts.has(host) || foreign) throw notHere()
}

const notHere = () => httpProblem(403, 'forbidden', 'Управление песочницей доступно только с этой машины.')

function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index += 1)
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % (b.length || 1))
  return difference === 0
}
