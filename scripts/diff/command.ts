import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { UsageError } from '../check/usage-error.ts'
import { ContractError, contractRoot } from '../contract/bundle.ts'
import { compareContracts } from './contract-comparison.ts'
import { readPublished, readVersion } from './contract-version.ts'
import { changelogEntry, withEntry } from './reports/changelog.ts'
import { terminalReport } from './reports/terminal.ts'
import { adviseVersion, gate } from './version-advice.ts'

export const usage = `npm run contract:diff -- <base> [options]

Compares the contract with an older one and tells what breaks clients, what servers must follow, and which version
it has to bear.

  <base>               a git revision (main, HEAD~3, v1.2.0) or a file (YAML or bundled JSON)
  --since-version X    instead of <base>: the first commit whose contract bears version X
  --head NAME          the newer one, revision or file; without it openapi/ as it stands here
  --json FILE          the result for programs
  --changelog FILE     writes the entry of this version into a Markdown file
  --strict             compatible changes must raise the version too
  --verbose            lists changes of words and examples too

Exit codes: 0 nothing breaks, or the version was raised enough; 1 breaking and not raised enough; 2 usage or contract`

const flags = {
  'since-version': { type: 'string' },
  head: { type: 'string' },
  json: { type: 'string' },
  changelog: { type: 'string' },
  strict: { type: 'boolean' },
  verbose: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

interface Surroundings {
  /** Where git and relative names begin. */
  directory: string
  print: (text: string) => void
  /** The day of a changelog entry, `YYYY-MM-DD`. */
  day: string
}

/** The whole command: reads, compares, writes. Answers the exit code. */
export async function contractDiff(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  try {
    return await diff(args, surroundings)
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ContractError)) throw error
    surroundings.print(error.message)
    if (error instanceof UsageError) surroundings.print('npm run contract:diff -- --help tells the options')
    return 2
  }
}

async function diff(args: string[], { directory, print, day }: Surroundings): Promise<0 | 1> {
  const { values, positionals } = parsed(args)
  if (values.help) {
    print(usage)
    return 0
  }
  const since = values['since-version']
  const [base, ...more] = positionals
  if (more.length > 0) throw new UsageError(`one base only, not ${positionals.join(' and ')}`)
  if ((base === undefined) === (since === undefined))
    throw new UsageError('give a base or --since-version, one of them')
  const before =
    since === undefined ? await readVersion(base ?? '', directory) : await readPublished(since, directory)
  const after = await readVersion(values.head ?? contractRoot, directory)
  const changes = compareContracts(before, after)
  const advice = adviseVersion(changes, before.info.version, after.info.version)
  print(terminalReport(changes, advice, { verbose: values.verbose ?? false }))
  const code = gate(changes, advice, values.strict ?? false)
  const verdict =
    changes.length === 0
      ? 'same'
      : changes.some(({ client }) => client === 'breaking')
        ? 'breaking'
        : 'compatible'
  if (values.json !== undefined)
    write(values.json, `${JSON.stringify({ verdict, exitCode: code, version: advice, changes }, null, 2)}\n`)
  if (values.changelog !== undefined) {
    const text = existsSync(values.changelog) ? readFileSync(values.changelog, 'utf8') : ''
    write(values.changelog, withEntry(text, changelogEntry(changes, advice, day)))
  }
  return code
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(
      `${file} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
