import { parseArgs } from 'node:util'
import { originSetting } from '../../src/server/settings.ts'
import { parseTrustedProxies, type TrustedProxies } from '../../src/server/trusted-proxies.ts'
import type { SeedChoice } from '../../mocks/sandbox/seed/seed.ts'
import {
  readPort,
  readSeedChoice,
  readWebhookTargets,
  type WebhookTargets,
} from '../../mocks/sandbox/node/settings.ts'

export interface SandboxCommandOptions {
  /** 0 takes any free port. */
  port: number
  host: string
  /** Folder of the database; `null` keeps everything in memory. */
  dataDir: string | null
  seed: SeedChoice
  checkAnswers: boolean
  quiet: boolean
  /** Ends when the standard input does. */
  endWithStdin: boolean
  controlToken: string | undefined
  webhooks: WebhookTargets
  /** Links of its mails begin with it. */
  shopOrigin: string | undefined
  /** Shops on other machines that tell the visitor's address. */
  proxies: TrustedProxies
}

export const sandboxHelp = `The stateful sandbox of the contract, over HTTP.

  --port N          where it listens (SANDBOX_PORT, 4020); 0 takes any free port
  --host ADDRESS    on which address (HOST, 127.0.0.1)
  --memory          keeps everything in memory and forgets it at the end
  --data FOLDER     keeps everything in a database in this folder (DATA_DIR)
  --seed N          data of another seed (SANDBOX_SEED); SANDBOX_PRODUCTS=100000 adds products to it
  --check-answers   answers 500 where an answer would break the contract (SANDBOX_CHECK_ANSWERS=1)
  --quiet           doesn't print the mails and codes that it "sends"
  doctor            tells what is wrong with the stored records (--data FOLDER); the sandbox must not run
  --end-with-stdin  ends when its standard input does, so also when whoever started it is killed
  --help

TRUST_PROXY names machines besides this one whose X-Forwarded-For is the visitor's address.
SHOP_ORIGIN is what links of its mails begin with; without it they are paths.
SANDBOX_WEBHOOKS says where webhooks go: loopback (this machine), public (hosts of the internet), none.
Its first line ends with its address. Controls of worlds, scenarios, snapshots and the clock: docs/test-double.md.`

/**
 * Options of the command from its arguments, then from the environment.
 * @param fallback where the data is kept when nobody says it: a folder, or `null` for the memory
 * @throws with a message for the person who typed it; `help` when help was asked for
 */
export function readSandboxOptions(
  args: readonly string[],
  fallback: { dataDir: string | null },
): SandboxCommandOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      memory: { type: 'boolean' },
      data: { type: 'string' },
      seed: { type: 'string' },
      'check-answers': { type: 'boolean' },
      quiet: { type: 'boolean' },
      'end-with-stdin': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return 'help'
  if (values.data === '') throw new Error('--data needs the name of a folder.')
  if (values.memory && values.data !== undefined) throw new Error('--memory and --data exclude each other.')
  return {
    port: portOf(values.port),
    host: values.host || process.env['HOST'] || '127.0.0.1',
    dataDir: values.memory ? null : (values.data ?? (process.env['DATA_DIR'] || fallback.dataDir)),
    seed: readSeedChoice(values.seed),
    checkAnswers: values['check-answers'] ?? process.env['SANDBOX_CHECK_ANSWERS'] === '1',
    quiet: values.quiet ?? false,
    endWithStdin: values['end-with-stdin'] ?? false,
    controlToken: process.env['SANDBOX_CONTROL_TOKEN'],
    webhooks: readWebhookTargets(),
    shopOrigin: shopOriginOf(process.env['SHOP_ORIGIN']?.trim()),
    proxies: proxiesOf(process.env['TRUST_PROXY']),
  }
}

function shopOriginOf(text: string | undefined): string | undefined {
  const problems: string[] = []
  const origin = originSetting('SHOP_ORIGIN', text, problems)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return origin
}

function proxiesOf(text: string | undefined): TrustedProxies {
  const proxies = parseTrustedProxies(text)
  if (!proxies)
    throw new Error(`TRUST_PROXY: "${text}" is neither a number nor addresses, such as 10.0.0.0/8.`)
  return proxies
}

function portOf(given: string | undefined): number {
  if (given === '0') return 0
  return given === undefined ? readPort('SANDBOX_PORT', 4020) : readPort('--port', 4020, given)
}
