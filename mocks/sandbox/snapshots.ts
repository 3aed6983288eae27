import { collectionNames } from './state.ts'
import { httpProblem } from './problems.ts'
import type { RecordId, StoredRow } from './store.ts'
import { isWorldName, namesAllowed, type Worlds } from './worlds.ts'

/** Names of worlds have no colon, so no request reaches a snapshot. */
const prefix = 'snapshot:'
/** Marks the snapshot as taken: a snapshot of an unchanged world has no other row. */
const markerCollection = 'snapshot'

/** Whether a name in the store belongs to a snapshot. */
export const isSnapshot = (stored: string) => stored.startsWith(prefix)

export interface SnapshotSummary {
  name: string
  /** The world that it was taken from. */
  world: string
  /** ISO 8601, real time. */
  savedAt: string
  /** How many records differ from the seed. */
  records: number
}

/** Operations whose answer has a secret; their answers are kept for repeated calls. */
const answersSecret = /:(createHook|rotateHookSecret):/

/** Whether a record holds the secret of a hook. Neither files nor snapshots have one; a restored world keeps its own. */
const isSecret = ({ collection, id }: StoredRow) =>
  collection === 'hookSecrets' ||
  collection === 'keys' ||
  (collection === 'idempotency' && answersSecret.test(String(id)))

/** Collections that let whoever reads them in, and operations whose kept answers have a token. */
const entrances: ReadonlySet<string> = new Set(['tokens', 'passwords', 'passwordLinks', 'codes'])
const answersToken = /:(registerPerson|registerCompany):/

const isEntrance = ({ collection, id }: StoredRow) =>
  entrances.has(collection) || (collection === 'idempotency' && answersToken.test(String(id)))

const withoutSecrets = (rows: readonly StoredRow[]) => rows.filter((row) => !isSecret(row))

/** Stores the state of a world under a name; replaces a snapshot of the same name. */
export async function saveSnapshot<Fixed>(
  worlds: Worlds<Fixed>,
  world: string,
  name: string,
  savedAt: string,
): Promise<SnapshotSummary> {
  const rows = await worlds.run(world, (one) => Promise.resolve(withoutSecrets(one.rows())))
  const marker = { collection: markerCollection, id: name, record: { id: name, world, savedAt } }
  await worlds.run(stored(name), (snapshot) => snapshot.replace([marker, ...rows]))
  return { name, world, savedAt, records: rows.length }
}

/**
 * Restores a world from a snapshot.
 * @throws a 404 problem if the name is unknown
 */
export async function restoreSnapshot<Fixed>(
  worlds: Worlds<Fixed>,
  world: string,
  name: string,
): Promise<SnapshotSummary> {
  const { rows, ...summary } = await readSnapshot(worlds, stored(name))
  await worlds.run(world, (one) => one.replace([...rows, ...one.rows().filter(isSecret)]))
  return summary
}

/** Snapshots by name; `kept` are all names of the store. */
export function listSnapshots<Fixed>(
  worlds: Worlds<Fixed>,
  kept: readonly string[],
): Promise<SnapshotSummary[]> {
  const names = kept.filter(isSnapshot).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const { rows: _rows, ...summary } = await readSnapshot(worlds, name)
      return summary
    }),
  )
}

/** @throws a 404 problem when there is none of this name */
export async function forgetSnapshot<Fixed>(worlds: Worlds<Fixed>, name: string): Promise<void> {
  await readSnapshot(worlds, stored(name))
  await worlds.reset(stored(name))
}

async function readSnapshot<Fixed>(worlds: Worlds<Fixed>, storedName: string) {
  const all = await worlds.run(storedName, (snapshot) => Promise.resolve(snapshot.rows()))
  const marker = all.find(({ collection }) => collection === markerCollection)?.record
  if (!marker || !('world' in marker) || !('savedAt' in marker))
    throw httpProblem(404, '404', 'Снимка с таким именем нет.', { field: 'name' })
  const rows = all.filter(({ collection }) => collection !== markerCollection)
  return {
    name: storedName.slice(prefix.length),
    world: String(marker.world),
    savedAt: String(marker.savedAt),
    records: rows.length,
    rows,
  }
}

function stored(name: string): string {
  if (!isWorldName(name))
    throw httpProblem(422, 'validation', `Неверное имя снимка: ${namesAllowed}.`, { field: 'name' })
  return prefix + name
}

/** A world as a file: its difference to the seed of this version. */
export interface WorldFile {
  format: 'sandbox-world'
  seed: string
  rows: readonly StoredRow[]
}

/** @param withEntrances tokens and password hashes go out too */
export async function exportWorld<Fixed>(
  worlds: Worlds<Fixed>,
  world: string,
  { seed, withEntrances }: { seed: string; withEntrances: boolean },
): Promise<WorldFile> {
  return {
    format: 'sandbox-world',
    seed,
    rows: await worlds.run(world, (one) =>
      Promise.resolve(withoutSecrets(one.rows()).filter((row) => withEntrances || !isEntrance(row))),
    ),
  }
}

/**
 * Restores a world from a file.
 * @throws a 422 problem that names the malformed record
 */
export async function importWorld<Fixed>(
  worlds: Worlds<Fixed>,
  world: string,
  file: object,
  seed: string,
): Promise<{ records: number }> {
  const given: Partial<Record<keyof WorldFile, unknown>> = file
  if (given.format !== 'sandbox-world' || !Array.isArray(given.rows))
    throw wrongFile('format', 'Это не файл мира песочницы.')
  if (given.seed !== seed)
    throw wrongFile('seed', `Файл от начальных данных версии ${String(given.seed)}, а здесь ${seed}.`)
  // Loaded on demand: imports are rare, and the shapes would slow down the start.
  const { wrongPlace } = await import('./shapes/record-shapes.ts')
  const rows = given.rows.map((row: unknown, index) => checkedRow(row, index, wrongPlace))
  await worlds.run(world, (one) => one.replace(rows))
  return { records: rows.length }
}

type WrongPlace = typeof import('./shapes/record-shapes.ts').wrongPlace

function checkedRow(row: unknown, index: number, wrongPlace: WrongPlace): StoredRow {
  const at = `rows.${index}`
  if (typeof row !== 'object' || row === null) throw wrongFile(at, 'Запись должна быть объектом.')
  const { collection, id, record }: { collection?: unknown; id?: unknown; record?: unknown } = row
  const known = collectionNames.find((name) => name === collection)
  if (known === undefined) throw wrongFile(`${at}.collection`, 'Такой коллекции нет.')
  if (!isRecordId(id)) throw wrongFile(`${at}.id`, 'Номер записи — число или строка.')
  if (typeof record !== 'object' || (record !== null && (!('id' in record) || record.id !== id)))
    throw wrongFile(`${at}.record`, 'Запись не подходит к своему номеру.')
  const wrong = record && wrongPlace(known, record)
  if (wrong)
    throw wrongFile(
      `${at}.record.${wrong.path}`,
      `Коллекция ${known}, запись ${String(id)}, ${wrong.path}: ${wrong.reason}.`,
    )
  return { collection: known, id, record }
}

function isRecordId(value: unknown): value is RecordId {
  return typeof value === 'string' || typeof value === 'number'
}

const wrongFile = (field: string, message: string) => httpProblem(422, 'validation', message, { field })
