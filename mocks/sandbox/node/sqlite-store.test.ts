import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, createTinySandbox, note } from '../testing/tiny-sandbox.ts'
import { asProblem } from './database-problem.ts'
import { createSqliteStore } from './sqlite-store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  file = join(folder, 'data', 'sandbox.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (seedVersion = '1') => createSqliteStore({ file, seedVersion })
const put = (id: string | number, record: object | null, forget = false) => ({
  collection: 'a',
  id,
  record,
  forget,
})
const change = (sql: string) => {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}
const module = JSON.stringify(new URL('sqlite-store.ts', import.meta.url).href)

test('R-API-31 what was answered is there after the sandbox was opened again', async () => {
  const first = createTinySandbox({ store: open() })
  await call(first, '/web/notes/add/', { body: note(1, 2) })
  await first.close()
  const second = createTinySandbox({ store: open() })
  expect((await call(second, '/web/note/7/')).data?.['lines']).toHaveLength(2)
  expect((await call(second, '/sandbox/reset', { method: 'POST' })).status).toBe(200)
  await second.close()
  const third = open()
  expect(await third.list()).toEqual([])
  await third.close()
})

test('R-API-31 a commit survives the process being killed in the middle of writing', async () => {
  const script = `
    const { createSqliteStore } = await import(${module})
    const store = createSqliteStore({ file: process.argv[1], seedVersion: '1' })
    for (let id = 1; ; id += 1) {
      store.commit('main', [
        { collection: 'a', id, record: { id }, forget: false },
        { collection: 'b', id, record: { id }, forget: false },
      ])
      process.stdout.write(id + '\\n')
    }`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, file])
  let answered = 0
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      answered = Math.max(answered, ...String(text).split('\n').slice(0, -1).map(Number))
      if (answered >= 20) child.kill('SIGKILL')
    })
    child.on('exit', () => resolve())
  })
  const store = open()
  const rows = await store.load('main')
  const ids = (collection: string) => rows.filter((row) => row.collection === collection).map(({ id }) => id)
  expect(ids('a').length).toBeGreaterThanOrEqual(answered)
  expect(ids('a')).toEqual(ids('b'))
  await store.close()
})

test('R-API-31 rows keep their order, numbers stay numbers, hidden and forgotten records are told apart', async () => {
  const store = open()
  await store.commit('main', [put(2, { id: 2 }), put('2', { id: '2' }), put(1, null), put(9, { id: 9 })])
  await store.commit('main', [put(2, { id: 2, changed: true }), put(9, null, true)])
  expect(await store.load('main')).toEqual([
    { collection: 'a', id: 2, record: { id: 2, changed: true } },
    { collection: 'a', id: '2', record: { id: '2' } },
    { collection: 'a', id: 1, record: null },
  ])
  expect(await store.load('other')).toEqual([])
  await store.close()
})

test('R-API-31 a commit that fails half-way keeps nothing', async () => {
  const store = open()
  const cyclic: Record<string, unknown> = { id: 2 }
  cyclic['self'] = cyclic
  const commit = () =>
    store.commit('main', [
      { collection: 'a', id: 1, record: { id: 1 }, forget: false },
      { collection: 'a', id: 2, record: cyclic, forget: false },
    ])
  expect(commit).toThrow('circular')
  expect(await store.load('main')).toEqual([])
  await store.close()
})

test('R-API-31 a damaged file is refused with a way out, and is not touched', async () => {
  await open().close()
  const whole = readFileSync(file)
  const damaged = Buffer.concat([Buffer.from('nothing like a database'), whole.subarray(23)])
  writeFileSync(file, damaged)
  expect(() => open()).toThrow(/is damaged[^]*delete .*sandbox\.sqlite[^]*DATA_DIR/)
  expect(readFileSync(file)).toEqual(damaged)
  writeFileSync(file, whole.subarray(0, whole.length - 4096).fill(7, 4096))
  expect(() => open()).toThrow(/is damaged/)
})

test('R-API-31 a file of another program, another format or another seed is refused', async () => {
  await open().close()
  expect(() => open('2')).toThrow(/belongs to seed 1, this program has 2/)
  change('PRAGMA user_version = 99')
  expect(() => open()).toThrow(/its format is 99/)
  change('PRAGMA application_id = 5')
  expect(() => open()).toThrow(/was not made by the sandbox/)
})

test('R-API-31 a second sandbox on the same file is refused, so that neither writes over the other', async () => {
  const first = open()
  await first.commit('main', [put(1, { id: 1 })])
  const script = `
    const { createSqliteStore } = await import(${module})
    createSqliteStore({ file: process.argv[1], seedVersion: '1' })`
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file])
  expect(status).not.toBe(0)
  expect(String(stderr)).toMatch(/another program uses it[^]*second sandbox[^]*Stop that one[^]*DATA_DIR/)
  expect(String(stderr)).not.toContain('delete')
  await first.close()
  const next = open()
  expect(await next.load('main')).toHaveLength(1)
  await next.close()
})

test('R-API-31 a read-only file is told at the start, with a way out', async () => {
  await open().close()
  chmodSync(file, 0o444)
  chmodSync(join(folder, 'data'), 0o555)
  chmodSync(folder, 0o755)
  const script = `
    const { createSqliteStore } = await import(${module})
    createSqliteStore({ file: process.argv[1], seedVersion: '1' })`
  // Root may write everything, so the attempt is made by somebody else.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], nobody)
  chmodSync(join(folder, 'data'), 0o755)
  expect(status).not.toBe(0)
  expect(String(stderr)).toMatch(/can't be written[^]*DATA_DIR/)
})

test('R-API-31 a folder that can not be made is told, also under /proc, and never waited for', () => {
  const script = `
    const { createSqliteStore } = await import(${module})
    createSqliteStore({ file: process.argv[1], seedVersion: '1' })`
  const inProc = '/proc/nowhere/data/sandbox.sqlite'
  const args = ['--input-type=module', '-e', script, inProc]
  const { stderr, signal } = spawnSync(process.execPath, args, { timeout: 15_000, killSignal: 'SIGKILL' })
  expect(signal).toBeNull()
  expect(String(stderr)).toMatch(/folder can't be made[^]*DATA_DIR/)

  writeFileSync(join(folder, 'data'), 'a file')
  expect(open).toThrow(/data is no folder[^]*Choose another folder by DATA_DIR/)
  file = join(folder, 'data', 'deeper', 'sandbox.sqlite')
  expect(open).toThrow(/data is no folder/)
})

test('R-API-31 a full disk asks for room, not for the data to be deleted; what was kept before stays', async () => {
  await open().close()
  const full = new DatabaseSync(file)
  full.exec('PRAGMA max_page_count = 1')
  const write = () => full.exec("INSERT INTO rows VALUES ('main', 'a', '1', hex(zeroblob(100000)))")
  let told: Error | undefined
  try {
    write()
  } catch (error) {
    told = asProblem(file, error)
  }
  full.close()
  expect(told?.message).toMatch(/the disk is full[^]*Make room/)
  expect(told?.message).not.toContain('delete')
})
