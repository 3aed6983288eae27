import { JsonAnswer, type SandboxRequest } from './answer.ts'
import { changeClock, readClock } from './clock.ts'
import type { Commands, ControlParts } from './control-commands.ts'
import { httpProblem } from './problems.ts'
import { readObject } from './read-object.ts'
import { enterScenario } from './scenario.ts'
import {
  exportWorld,
  forgetSnapshot,
  importWorld,
  listSnapshots,
  restoreSnapshot,
  saveSnapshot,
} from './snapshots.ts'

/** A world of thousands of visitors is some ten megabytes. */
const worldFileLimit = 100_000_000

/** Controls that put a whole world into another state: scenarios, snapshots, export and import. */
export function createStateControls<Fixed>(parts: ControlParts<Fixed>): Commands {
  const { worlds, store, scenarios, seedVersion, realNow } = parts

  return {
    'GET /sandbox/scenario': () =>
      Promise.resolve({
        items: Object.entries(scenarios).map(([name, { title, login = null }]) => ({ name, title, login })),
      }),
    'POST /sandbox/scenario': async (request, world) => {
      const asked: { name?: unknown; now?: unknown } = await readObject(request, ['name', 'now'])
      const { name, now: given } = asked
      const scenario =
        typeof name === 'string' && Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
      if (!scenario)
        throw httpProblem(404, '404', `Такого сценария нет. Есть: ${Object.keys(scenarios).join(', ')}.`, {
          field: 'name',
        })
      const clock =
        given === undefined ? undefined : changeClock(undefined, { now: instant(given) }, realNow())
      if (given !== undefined && !clock)
        throw httpProblem(422, 'validation', 'Неверное время.', { field: 'now' })
      const now = readClock(clock, realNow())
      await enterScenario(worlds, world, scenario, { now, clock })
      return { world, scenario: name, login: scenario.login ?? null, now: new Date(now).toISOString() }
    },
    'GET /sandbox/snapshot': async () => ({ items: await listSnapshots(worlds, await store.list()) }),
    'POST /sandbox/snapshot': async (request, world) =>
      saveSnapshot(worlds, world, await readName(request), new Date(realNow()).toISOString()),
    'DELETE /sandbox/snapshot': async (request) => {
      const name = await readName(request)
      await forgetSnapshot(worlds, name)
      return { name }
    },
    'POST /sandbox/restore': async (request, world) => {
      const { name, records } = await restoreSnapshot(worlds, world, await readName(request))
      return { world, snapshot: name, records }
    },
    // Without the envelope, so that import takes the saved file as it is.
    'GET /sandbox/export': async (request, world) => {
      const withEntrances = new URL(request.url).searchParams.get('secrets') === '1'
      return new JsonAnswer(await exportWorld(worlds, world, { seed: seedVersion, withEntrances }), 200, {
        'content-disposition': `attachment; filename="${world}.json"`,
      })
    },
    'POST /sandbox/import': async (request, world) => ({
      world,
      ...(await importWorld(
        worlds,
        world,
        await readObject(request, ['format', 'seed', 'rows'], worldFileLimit),
        seedVersion,
      )),
    }),
  }
}

async function readName(request: SandboxRequest): Promise<string> {
  const { name }: { name?: unknown } = await readObject(request, ['name'])
  if (typeof name !== 'string') throw httpProblem(422, 'validation', 'Обязательное поле.', { field: 'name' })
  return name
}

/** An invalid instant becomes one that the clock refuses. */
function instant(value: unknown): string | number {
  return typeof value === 'string' || typeof value === 'number' ? value : Number.NaN
}
