import { readContractFile } from '../model/read-contract.ts'
import { yamlPlaces } from '../model/yaml-places.ts'
import { type Caller, exitCodeOf } from '../../command/exit-codes.ts'
import { readFlags } from '../../command/read-flags.ts'
import { UsageError } from '../../command/usage-error.ts'
import { writeText } from '../../command/write-text.ts'
import { checkHar, type HarReport } from './har-check.ts'
import { readHar } from './har-file.ts'
import { harText } from './har-report.ts'

const usageOf = (command: string) => `${command} file.har [more.har …] [options]

Holds recorded traffic (HAR 1.2, as browsers and Playwright save it) against the contract.

  --contract FILE       the contract, YAML or JSON (in this repository: openapi/)
  --origin URL          only calls to this origin, https://backend.example (default: all that answer an operation)
  --base PATH           part of the path that stands before the contract's, /backend
  --answers-only        doesn't judge the requests
  --allow-undocumented  undocumented operations and fields are told, but are no violations
  --json FILE           the result for programs

Exit codes: 0 complies; 1 violations; 2 usage, contract or HAR error; 3 nothing in the recording is of the contract`

const flags = {
  contract: { type: 'string' },
  origin: { type: 'string' },
  base: { type: 'string' },
  'answers-only': { type: 'boolean' },
  'allow-undocumented': { type: 'boolean' },
  json: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

const exitCodes = {
  complies: 0,
  violations: 1,
  'contract-unusable': 2,
  'nothing-checked': 3,
} as const satisfies Record<HarReport['verdict'], number>

/** How the command is called, and the contract that is meant when none is named. */
export interface Surroundings extends Caller {
  contract?: string
}

/** The whole command. Answers the exit code. */
export async function contractHar(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2 | 3> {
  return await exitCodeOf(surroundings, () => run(args, surroundings))
}

async function run(
  args: string[],
  { print, command, contract: ownContract }: Surroundings,
): Promise<0 | 1 | 2 | 3> {
  const { values, positionals } = readFlags({ args, options: flags, allowPositionals: true })
  if (values.help) {
    print(usageOf(command))
    return 0
  }
  if (positionals.length === 0) throw new UsageError('give a HAR file')
  const { origin, base = '', contract: file = ownContract } = values
  if (file === undefined) throw new UsageError('--contract must be an OpenAPI file')
  if (origin !== undefined && !URL.canParse(origin)) throw new UsageError(`--origin ${origin} is not a URL`)
  const calls = positionals.flatMap(readHar)
  const contract = await readContractFile(file)
  const report = checkHar(contract, calls, {
    ...(origin !== undefined && { origin: new URL(origin).origin }),
    base: base.replace(/\/+$/, ''),
    answersOnly: values['answers-only'] ?? false,
    allowUndocumented: values['allow-undocumented'] ?? false,
  })
  print(harText(report, yamlPlaces(contract)))
  if (values.json !== undefined) writeText(values.json, `${JSON.stringify(report, null, 2)}\n`)
  return exitCodes[report.verdict]
}
