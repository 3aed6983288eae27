import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { readContractFile } from '../check/contract-model.ts'
import { UsageError } from '../check/usage-error.ts'
import { ContractError, contractRoot } from '../contract/bundle.ts'
import { checkHar, type HarReport } from './har-check.ts'
import { readHar } from './har-file.ts'
import { harText } from './har-report.ts'

export const usage = `npm run contract:har -- file.har [more.har …] [options]

Holds recorded traffic (HAR 1.2, as browsers and Playwright save it) against the contract.

  --contract FILE       another contract than openapi/ (YAML or bundled JSON)
  --origin URL          only calls to this origin, https://backend.example
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
  help: { type: 'boolean' },
} as const

const exitCodes = { complies: 0, violations: 1, 'nothing-checked': 3 } as const satisfies Record<
  HarReport['verdict'],
  number
>

/** The whole command. Answers the exit code. */
export async function contractHar(args: string[], print: (text: string) => void): Promise<0 | 1 | 2 | 3> {
  try {
    return await run(args, print)
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ContractError)) throw error
    print(error.message)
    if (error instanceof UsageError) print('npm run contract:har -- --help tells the options')
    return 2
  }
}

async function run(args: string[], print: (text: string) => void): Promise<0 | 1 | 3> {
  const { values, positionals } = parsed(args)
  if (values.help) {
    print(usage)
    return 0
  }
  if (positionals.length === 0) throw new UsageError('give a HAR file')
  const { origin, base = '', contract: file = contractRoot } = values
  if (origin !== undefined && !URL.canParse(origin)) throw new UsageError(`--origin ${origin} is not a URL`)
  const calls = positionals.flatMap(readHar)
  const contract = await readContractFile(file).catch((error: unknown) => {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const report = checkHar(contract, calls, {
    ...(origin !== undefined && { origin: new URL(origin).origin }),
    base: base.replace(/\/+$/, ''),
    answersOnly: values['answers-only'] ?? false,
    allowUndocumented: values['allow-undocumented'] ?? false,
  })
  print(harText(report))
  if (values.json !== undefined) {
    mkdirSync(dirname(values.json), { recursive: true })
    writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`)
  }
  return exitCodes[report.verdict]
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
