import { existsSync, readFileSync } from 'node:fs'
import { isMap, parseDocument } from 'yaml'
import { UsageError } from '../../command/usage-error.ts'
import { writeText } from '../../command/write-text.ts'
import type { RunContext } from './run-context.ts'

/**
 * Finds the operations that are not built yet: whatever they were asked, they said only that they aren't there. One 404
 * may be of a thing that was only guessed; a 501 is not, nor the 404 to a wrong token, which must be 401.
 */
export function findNotBuilt({ contract, journal, wanted, options }: RunContext): void {
  if (!contract.houseRules || options.level === 'shape') return
  for (const { id, answers, needsToken } of contract.operations) {
    if (!wanted(id) || !journal.isAbsent(id)) continue
    const last = journal.absentAs.get(id)
    const token = last?.visitor.token
    // Without a token a public thing may well be unknown.
    const isStranger = token === undefined ? needsToken : token.startsWith('wrong-')
    const isSure =
      !answers.has('404') ||
      last?.status === 501 ||
      (answers.has('401') ? isStranger : (journal.operations.get(id)?.answers ?? 0) > 1)
    if (!isSure) continue
    journal.notBuilt.add(id)
    journal.untested.set(id, 'not built yet: answers 404 or 501')
  }
}

/**
 * Built operations that are not there any more: the gate's list says that they were.
 * @throws {UsageError} when the list names no operation of the contract
 */
export function refuseMissing({ journal, wanted, contract }: RunContext, built: readonly string[]): void {
  for (const id of built) {
    if (!contract.byId.has(id))
      throw new UsageError(`built names ${id}, which is no operation of the contract`)
    const exchange = journal.absentAs.get(id)
    if (!wanted(id) || !exchange || !(journal.notBuilt.has(id) || journal.isAbsent(id))) continue
    journal.notBuilt.delete(id)
    journal.violation(exchange, {
      rule: 'not-built',
      pointer: 'status',
      message: `is on the list of what is built, got ${exchange.status}`,
      operationId: id,
    })
  }
}

/**
 * Writes the list of what is built into the configuration; all else in the file stays as it is, comments too.
 * @param asked what the run could tell of; of the others the old list is kept
 * @throws {UsageError} when the file can't be read or written
 */
export function writeBuilt(file: string, built: readonly string[], asked: ReadonlySet<string>): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const document = parseDocument(text)
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents)))
    throw new UsageError(`${file} must be a mapping`)
  const old: unknown = isMap(document.contents) ? document.toJS() : {}
  const known = (old as { built?: unknown }).built
  const kept = Array.isArray(known) ? known.map(String).filter((id) => !asked.has(id)) : []
  const all = [...new Set([...kept, ...built])].toSorted()
  document.set('built', all)
  writeText(
    file,
    file.endsWith('.json') ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString(),
  )
  return all
}
