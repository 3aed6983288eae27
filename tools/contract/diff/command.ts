import { existsSync, readFileSync } from 'node:fs'
import { type Caller, exitCodeOf } from '../../command/exit-codes.ts'
import { readFlags } from '../../command/read-flags.ts'
import { UsageError } from '../../command/usage-error.ts'
import { writeText } from '../../command/write-text.ts'
import { contractRoot } from '../model/bundle.ts'
import type { ContractDocument } from '../model/document.ts'
import { compareContracts } from './contract-comparison.ts'
import { readPublished, readVersion } from './contract-version.ts'
import { doubledIds } from './operation-pairs.ts'
import { applyPolicy } from './policy.ts'
import { noPolicy, readPolicy } from './policy-file.ts'
import { releasedContract } from './released.ts'
import { changelogEntry, withEntry } from './reports/changelog.ts'
import { terminalReport } from './reports/terminal.ts'
import { adviseVersion, gate } from './version-advice.ts'

const usageOf = (command: string) => `${command} <base> [options]

Compares the contract with an older one and tells what breaks clients, what servers must follow, and which version
it has to bear.

  <base>               a git revision (main, HEAD~3, v1.2.0) or a file (YAML or bundled JSON)
  --released           instead of <base>: the contract that was released last (openapi/released/)
  --since-version X    instead of <base>: the first commit whose contract bears version X
  --head NAME          the newer one, revision or file; in this repository openapi/ as it stands
  --json FILE          the result for programs
  --changelog FILE     writes the entry of this version into a Markdown file
  --policy FILE        YAML: severity (kind of change: breaking, may break or compatible), ignore (changes with owner, reason
                       and expires), sunsetDays (from the deprecation of an operation to its x-sunset)
  --fail-on LEVEL      breaking or may-break (default): whether what may break asks for a major version
  --strict             compatible changes must raise the version too
  --verbose            lists changes of words and examples too

Exit codes: 0 nothing breaks, or the version was raised enough; 1 breaking and not raised enough; 2 usage or contract`

const flags = {
  released: { type: 'boolean' },
  'since-version': { type: 'string' },
  head: { type: 'string' },
  json: { type: 'string' },
  changelog: { type: 'string' },
  policy: { type: 'string' },
  'fail-on': { type: 'string' },
  strict: { type: 'boolean' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

export interface Surroundings extends Caller {
  /** Where git and relative names begin. */
  directory: string
  /** The day of a changelog entry, `YYYY-MM-DD`. */
  day: string
}

/** The whole command: reads, compares, writes. Answers the exit code. */
export async function contractDiff(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  return await exitCodeOf(surroundings, () => diff(args, surroundings))
}

async function diff(args: string[], { command, directory, print, day }: Surroundings): Promise<0 | 1> {
  const { values, positionals } = readFlags({ args, options: flags, allowPositionals: true })
  if (values.help) {
    print(usageOf(command))
    return 0
  }
  const before = await readBase(values, positionals, directory)
  if (values.head === undefined && !existsSync(contractRoot))
    throw new UsageError('--head must be the newer contract, a file or a git revision')
  const after = await readVersion(values.head ?? contractRoot, directory)
  const policy = values.policy === undefined ? noPolicy : readPolicy(values.policy)
  const failOn = values['fail-on'] ?? 'may-break'
  if (failOn !== 'breaking' && failOn !== 'may-break')
    throw new UsageError('--fail-on is breaking or may-break')
  const judged = applyPolicy(compareContracts(before, after), { before, after }, policy, day)
  const { changes, ignored } = judged
  const notes = [...idNotes('older', before), ...idNotes('newer', after), ...judged.notes]
  for (const note of notes) print(note)
  for (const { change, entry } of ignored)
    print(`ignored until ${entry.expires} by ${entry.owner}: ${change.operationId} ${change.message}`)
  // What may break counts as breaking, unless that is left to the reader.
  const counted = changes.map((one) =>
    failOn === 'breaking' && one.level === 'may break' ? { ...one, bump: 'minor' as const } : one,
  )
  const advice = adviseVersion(counted, before.info.version, after.info.version)
  print(terminalReport(changes, advice, { verbose: values.verbose ?? false }))
  const code = gate(counted, advice, values.strict ?? false)
  const verdict =
    changes.length === 0
      ? 'same'
      : changes.some(({ client }) => client === 'breaking')
        ? 'breaking'
        : 'compatible'
  if (values.json !== undefined)
    writeText(
      values.json,
      `${JSON.stringify({ verdict, exitCode: code, version: advice, notes, changes, ignored }, null, 2)}\n`,
    )
  if (values.changelog !== undefined) {
    const text = existsSync(values.changelog) ? readFileSync(values.changelog, 'utf8') : ''
    writeText(values.changelog, withEntry(text, changelogEntry(changes, advice, day)))
  }
  return code
}

/** Doubled ids break generated clients, and nothing can be told by them. */
function idNotes(which: string, document: ContractDocument): string[] {
  return doubledIds(document).map(
    (id) => `operationId ${id} stands at several operations of the ${which} contract`,
  )
}

async function readBase(
  { released, 'since-version': since }: { released?: boolean; 'since-version'?: string },
  names: string[],
  directory: string,
) {
  const [name] = names
  if (names.length > 1) throw new UsageError(`one base only, not ${names.join(' and ')}`)
  if ([name, since, released].filter((one) => one !== undefined).length !== 1)
    throw new UsageError('give a base, --released or --since-version, one of them')
  if (name !== undefined) return await readVersion(name, directory)
  if (since !== undefined) return await readPublished(since, directory)
  const last = releasedContract(directory)
  if (!last) throw new UsageError('nothing is released yet: npm run contract:release')
  return await readVersion(last.file, directory)
}
