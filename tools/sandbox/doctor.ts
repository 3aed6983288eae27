import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { examineDatabase } from '../../mocks/sandbox/node/examine-database.ts'

/** `npm run sandbox -- doctor`: what is wrong with the records of a sandbox that doesn't run. @returns the exit code */
export function runDoctor(args: readonly string[], fallback: string): number {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' } } })
  const file = join(values.data ?? (process.env['DATA_DIR'] || fallback), 'sandbox.sqlite')
  const { records, faults } = examineDatabase(file)
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? `${records} records, nothing is wrong.` : `${faults.length} faults.`)
  return faults.length === 0 ? 0 : 1
}
