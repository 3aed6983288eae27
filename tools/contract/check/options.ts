import { existsSync } from 'node:fs'
import { readFlags } from '../../command/read-flags.ts'
import { UsageError } from '../../command/usage-error.ts'
import { contractRoot } from '../model/bundle.ts'
import { type Configuration, readConfiguration } from './configuration.ts'

/** Login and password of one account of the backend under test. */
export interface Account {
  login: string
  password: string
}

/** What a run is asked to do. */
export interface CheckOptions {
  contract: string
  target: string
  /** `shape`: a mock that keeps no state (Prism); only shapes are judged. */
  level: 'full' | 'shape'
  tags: string[]
  operations: string[]
  /** Only what failed last time. */
  failed: boolean
  seed: number
  /** Property-based cases for each operation. */
  runs: number
  /** Reads that are made so that a rule of several answers can be judged, for each rule and visitor. */
  proofs: number
  /** Requests per second at most; 0 is without a limit. */
  rate: number
  /** Milliseconds that an answer may take. */
  timeout: number
  /** Seconds that a run waits at most for what the backend makes in the background. */
  wait: number
  plan: boolean
  allowWrites: boolean
  /** Writes whose traces stay: the data of the deployment may be thrown away. */
  allowLasting: boolean
  /** Where mail and SMS of the deployment can be read. */
  outbox?: string
  allowUndocumented: boolean
  waivers?: string
  minCoverage: number
  account?: Account
  otherAccount?: Account
  /** A token of the backend, for contracts that our login isn't part of. */
  token?: string
  /** The variable that the token came from, where it isn't `CONTRACT_TOKEN`. */
  tokenVariable?: string
  /** Further tokens, by the name of their scheme in capitals. */
  tokens: Readonly<Record<string, string>>
  /** Host names that are never written to. */
  production: string[]
  /** Operations that must be there; of the others 404 and 501 say that they aren't built yet. */
  built: string[]
  /** The configuration file that the list of what is there is written into. */
  writeBuilt?: string
  /** Goes on checking what changes while a backend is built. */
  watch: boolean
  reports: { json?: string; junit?: string; sarif?: string; html?: string; github: boolean }
}

/** The help, as the command is called here: `npm run contract:check --`, or by its own name. */
export const usageOf = (command: string) => `${command} --target URL [options]

  --target URL            the backend; also from --config
  --contract FILE         OpenAPI 3.0 or newer, YAML or JSON, one file or many (here: openapi/openapi.yaml)
  --config FILE           YAML or JSON: target, contract, level, tags, operations, seed, runs, proofs, rate, timeout, wait,
                          waivers, minCoverage, allowUndocumented, allowLasting and outbox (used with --allow-writes), built,
                          production (hosts never written to, *.shop.example for all below); \${NAME} is taken from
                          the environment
  --tag NAME              only operations of this tag; may be repeated
  --operation ID          only this operation; may be repeated
  --failed                only what failed in the last run
  --built                 writes the operations that are there into --config FILE; from then on one of them that answers
                          404 or 501 fails, while all others may be missing
  --watch                 goes on: checks at once what changed, the operations of --tag first (else those of the
                          contract's first tag), until Ctrl+C
  --level full|shape      shape: a mock without state (default: full)
  --allow-writes          also what changes data; needs an account given for it
  --allow-lasting         with --allow-writes, where the data may be thrown away: also what stays behind (another
                          password and back, other sessions ended, a company, acts mailed and disputed, invitations)
  --outbox URL            with --allow-lasting: where mail and SMS of the deployment can be read as JSON, a list of
                          messages with 'to' and 'text'; of the sandbox /sandbox/outbox
  --allow-undocumented    undocumented fields are told, not counted
  --plan                  print every request, send none
  --seed N --runs N       of the property-based cases (default: 1, 6)
  --proofs N              reads that are made for each rule of several answers (default: 6)
  --rate N                requests per second (default: 100; 0: no limit)
  --timeout MS            for one answer (default: 10000)
  --wait SECONDS          with writes: for reports that are made in the background, in all (default: 60; 0: don't wait)
  --waivers FILE          known violations, each with owner and expiry date
  --min-coverage N        percent of the chosen operations that must have been answered
  --json FILE --junit FILE --sarif FILE --html FILE --github

Accounts come from the environment only: CONTRACT_LOGIN, CONTRACT_PASSWORD, and CONTRACT_LOGIN_2, CONTRACT_PASSWORD_2
for the checks of other people's data; CONTRACT_TOKEN where the contract asks for a token that no login of ours gives,
and CONTRACT_TOKEN_NAME for a security scheme Name, alone or together with others.
A certificate of an authority that Node doesn't know: NODE_EXTRA_CA_CERTS=authority.pem.
An operation that answers 404 with the code 404, or 501, is not built yet: one line of the report, no violation.
Lines of curl take $SID, $SESSID and $TOKEN; the report ends with the lines that fill them.
Exit codes: 0 complies, 1 violations, 2 wrong usage or contract, 3 nothing proved, 4 coverage too low.`

const flags = {
  target: { type: 'string' },
  contract: { type: 'string' },
  config: { type: 'string' },
  tag: { type: 'string', multiple: true },
  operation: { type: 'string', multiple: true },
  failed: { type: 'boolean' },
  level: { type: 'string' },
  'allow-writes': { type: 'boolean' },
  'allow-lasting': { type: 'boolean' },
  outbox: { type: 'string' },
  'allow-undocumented': { type: 'boolean' },
  plan: { type: 'boolean' },
  built: { type: 'boolean' },
  watch: { type: 'boolean' },
  seed: { type: 'string' },
  runs: { type: 'string' },
  proofs: { type: 'string' },
  rate: { type: 'string' },
  timeout: { type: 'string' },
  wait: { type: 'string' },
  waivers: { type: 'string' },
  'min-coverage': { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  html: { type: 'string' },
  github: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/**
 * Reads the command line; `undefined` when only help was asked for.
 * @param ownContract the contract that is meant when none is named; `null` where there is none
 * @throws {UsageError} for an unknown option, a value out of its bounds, or an account on the command line
 */
export function readOptions(
  args: string[],
  environment: Record<string, string | undefined>,
  ownContract: string | null = contractRoot,
): CheckOptions | undefined {
  const { values } = readFlags({ args, options: flags })
  if (values.help) return undefined
  const configuration: Configuration =
    values.config === undefined || (values.built && !existsSync(values.config))
      ? {}
      : readConfiguration(values.config, environment)
  const target = values.target ?? configuration.target
  if (target === undefined || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new UsageError('--target must be the http(s) address of a backend')
  const { username, password, search, hash } = new URL(target)
  if (username !== '' || password !== '')
    throw new UsageError('An account is given by CONTRACT_LOGIN and CONTRACT_PASSWORD, never in --target')
  if (search !== '' || hash !== '')
    throw new UsageError('--target ends before the query: paths are put after it')
  const contract = values.contract ?? configuration.contract ?? ownContract
  if (contract === null) throw new UsageError('--contract must be the OpenAPI file of the backend')
  const level = values.level ?? configuration.level ?? 'full'
  if (level !== 'full' && level !== 'shape') throw new UsageError('--level is full or shape')
  const waivers = values.waivers ?? configuration.waivers
  const account = accountOf(environment, '')
  const otherAccount = accountOf(environment, '_2')
  const token = environment['CONTRACT_TOKEN']
  if (values.watch && (values.plan || values.built || values.failed))
    throw new UsageError('--watch goes on and on: --plan, --built and --failed are for one run')
  if (values.built && values.config === undefined)
    throw new UsageError('--built needs --config FILE: the list of what is built is kept there')
  const tokens = Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith('CONTRACT_TOKEN_') && value !== undefined && value !== ''
        ? [[name.slice('CONTRACT_TOKEN_'.length), value] as const]
        : [],
    ),
  )
  const production = configuration.production ?? []
  const allowWrites = values['allow-writes'] ?? false
  if (values['allow-lasting'] && !allowWrites)
    throw new UsageError('--allow-lasting goes with --allow-writes')
  const mayLast = values['allow-lasting'] ?? configuration.allowLasting ?? false
  const outbox = values.outbox ?? configuration.outbox
  if (outbox !== undefined && (!mayLast || !/^https?:$/.test(URL.parse(outbox)?.protocol ?? '')))
    throw new UsageError('--outbox is an http(s) address, and goes with --allow-lasting')
  if (values.outbox !== undefined && !allowWrites)
    throw new UsageError('--outbox goes with --allow-writes and --allow-lasting')
  const allowLasting = mayLast && allowWrites
  return {
    contract,
    target: target.replace(/\/+$/, ''),
    level,
    tags: values.tag ?? configuration.tags ?? [],
    operations: values.operation ?? configuration.operations ?? [],
    failed: values.failed ?? false,
    seed: whole('--seed', values.seed, configuration.seed ?? 1, -2_147_483_648),
    runs: whole('--runs', values.runs, configuration.runs ?? 6, 0),
    proofs: whole('--proofs', values.proofs, configuration.proofs ?? 6, 0),
    rate: whole('--rate', values.rate, configuration.rate ?? 100, 0),
    timeout: whole('--timeout', values.timeout, configuration.timeout ?? 10_000, 1),
    wait: whole('--wait', values.wait, configuration.wait ?? 60, 0, 600),
    plan: values.plan ?? false,
    allowWrites,
    allowLasting,
    ...(outbox !== undefined && allowLasting && { outbox }),
    allowUndocumented: values['allow-undocumented'] ?? configuration.allowUndocumented ?? false,
    ...(waivers !== undefined && { waivers }),
    minCoverage: whole('--min-coverage', values['min-coverage'], configuration.minCoverage ?? 0, 0, 100),
    ...(account && { account }),
    ...(otherAccount && { otherAccount }),
    ...(token !== undefined && token !== '' && { token }),
    tokens,
    production,
    // What is there is written down now: an old list is no gate for that.
    built: values.built ? [] : (configuration.built ?? []),
    ...(values.built && values.config !== undefined && { writeBuilt: values.config }),
    watch: values.watch ?? false,
    reports: {
      ...(values.json !== undefined && { json: values.json }),
      ...(values.junit !== undefined && { junit: values.junit }),
      ...(values.sarif !== undefined && { sarif: values.sarif }),
      ...(values.html !== undefined && { html: values.html }),
      github: values.github ?? false,
    },
  }
}

function accountOf(environment: Record<string, string | undefined>, suffix: string): Account | undefined {
  const login = environment[`CONTRACT_LOGIN${suffix}`]
  const password = environment[`CONTRACT_PASSWORD${suffix}`]
  if (!login && !password) return undefined
  if (!login || !password)
    throw new UsageError(`CONTRACT_LOGIN${suffix} and CONTRACT_PASSWORD${suffix} belong together`)
  return { login, password }
}

function whole(
  name: string,
  text: string | undefined,
  otherwise: number,
  least: number,
  most = 2_147_483_647,
): number {
  const value = text === undefined ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < least || value > most || text?.trim() === '')
    throw new UsageError(`${name} must be a whole number from ${least} to ${most}`)
  return value
}
