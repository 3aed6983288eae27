import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, createTinySandbox, note } from '../testing/tiny-sandbox.ts'
import { DatabaseProblem } from './database-problem.ts'
import { examineDatabase } from './examine-database.ts'
import { createSqliteStore, type RecordSetAside } from './sqlite-store.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  file = join(folder, 'sandbox.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const change = (sql: string) => {
  const database = new DatabaseSync(file)
  database.exec(sql)
  database.close()
}
const open = (onSetAside?: (aside: RecordSetAside) => void) =>
  createTinySandbox({
    store: createSqliteStore({ file, seedVersion: '1', ...(onSetAside && { onSetAside }) }),
  })
const lines = async (sandbox: ReturnType<typeof open>) =>
  (await call(sandbox, '/web/note/7/')).data?.['lines']

async function filled() {
  const first = open()
  await call(first, '/web/notes/add/', { body: note(1, 2) })
  await first.close()
}

test.each(['{"id":', '7', '{"id":"another"}'])(
  'R-API-31 a record that can’t be read (%s) is set aside and told; its owner is answered, the others keep theirs',
  async (text) => {
    await filled()
    change(`UPDATE rows SET record = '${text}' WHERE collection = 'carts'`)
    expect(examineDatabase(file).faults).toEqual([
      expect.stringMatching(/^main carts "guest:\w+": can't be read/),
    ])
    const told: RecordSetAside[] = []
    const second = open((aside) => told.push(aside))
    expect(await lines(second)).toEqual([])
    expect((await call(second, '/sandbox/outbox')).data?.['items']).toHaveLength(1)
    expect((await call(second, '/web/notes/add/', { body: note(1) })).status).toBe(200)
    await second.close()
    expect(told.map(({ world, collection }) => [world, collection])).toEqual([['main', 'carts']])
    expect(examineDatabase(file).faults).toEqual([expect.stringContaining('was set aside')])
    const third = open((aside) => told.push(aside))
    expect(await lines(third)).toHaveLength(1)
    await third.close()
    expect(told).toHaveLength(1)
  },
)

test('R-API-31 a record of a wrong shape is told, a sound database has no faults', async () => {
  await filled()
  expect(examineDatabase(file)).toMatchObject({ faults: [] })
  change(`UPDATE rows SET record = json_set(record, '$.version', 'x') WHERE collection = 'carts'`)
  expect(examineDatabase(file).faults).toEqual([expect.stringMatching(/^main carts .*: version: /)])
  expect(() => examineDatabase(join(folder, 'none.sqlite'))).toThrow(DatabaseProblem)
})

test.each(['deleted', 'replaced'])(
  'R-API-31 a database that is %s while the sandbox runs acknowledges nothing more',
  async (how) => {
    const errors: unknown[] = []
    const store = createSqliteStore({ file, seedVersion: '1' })
    const sandbox = createTinySandbox({ store, onError: (error) => errors.push(error) })
    expect((await call(sandbox, '/web/notes/add/', { body: note(1) })).status).toBe(200)
    if (how === 'deleted') rmSync(file)
    else {
      renameSync(file, `${file}.old`)
      await createSqliteStore({ file, seedVersion: '1' }).close()
    }
    expect((await call(sandbox, '/web/notes/add/', { body: note(2) })).status).toBe(500)
    expect(String(errors[0])).toContain('deleted or replaced')
    await sandbox.close()
  },
)
