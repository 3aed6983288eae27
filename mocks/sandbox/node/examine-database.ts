import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { wrongPlace } from '../shapes/record-shapes.ts'
import { collectionNames } from '../state.ts'
import { asProblem, DatabaseProblem } from './database-problem.ts'
import { readRow } from './sqlite-store.ts'

/** What is wrong with a database, one line each; empty when nothing is. Changes nothing. @throws {DatabaseProblem} */
export function examineDatabase(file: string): { records: number; faults: string[] } {
  if (!existsSync(file))
    throw new DatabaseProblem(file, 'there is no such file.', { advice: 'Name its folder by --data.' })
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { readOnly: true })
    const faults = Object.values(database.prepare('PRAGMA quick_check').get() ?? {})
      .filter((line) => line !== 'ok')
      .map((line) => `the file is damaged: ${String(line)}`)
    const rows = database.prepare('SELECT world, collection, id, record FROM rows').all()
    const hasAside = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'aside'").get()
    const aside = hasAside ? database.prepare('SELECT world, collection, id FROM aside').all() : []
    return {
      records: rows.length,
      faults: [
        ...faults,
        ...rows.flatMap((row) => {
          const fault = faultOf(row)
          return fault === undefined ? [] : [`${nameOf(row)}: ${fault}`]
        }),
        ...aside.map((row) => `${nameOf(row)}: was set aside, because it could not be read`),
      ],
    }
  } catch (error) {
    throw asProblem(file, error)
  } finally {
    database?.close()
  }
}

type Row = Record<string, unknown>

const nameOf = ({ world, collection, id }: Row) => `${String(world)} ${String(collection)} ${String(id)}`

function faultOf(row: Row): string | undefined {
  const read = readRow(row)
  if (!read) return "can't be read; the next start sets it aside"
  const name = collectionNames.find((known) => known === read.collection)
  // The mark of a snapshot is in no collection of a world.
  if (name === undefined) return read.collection === 'snapshot' ? undefined : 'is in no known collection'
  const wrong = read.record && wrongPlace(name, read.record)
  return wrong ? `${wrong.path}: ${wrong.reason}` : undefined
}
