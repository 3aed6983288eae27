import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readContractFile } from '../model/read-contract.ts'
import { bundleContract, contractText } from '../model/bundle.ts'
import { type Caller, exitCodeOf } from '../../command/exit-codes.ts'
import { readFlags } from '../../command/read-flags.ts'
import { UsageError } from '../../command/usage-error.ts'
import { type ContractProxy, openContractProxy } from './contract-proxy.ts'
import { ProxyReport } from './report.ts'

const command = 'npm run contract:proxy --'
const usage = `${command} --target URL [options]

Puts Prism before a backend: every call passes unchanged, and what breaks the contract is told as it happens. Ctrl+C
ends it with a summary.

  --target URL     the backend, base path included
  --contract FILE  another contract than openapi/: OpenAPI 3.0 or 3.1, YAML or JSON, one file or many
  --port N         where it listens (default: 4030)
  --errors         a wrong request is answered 422 and not passed on, a wrong answer becomes 500

The shop on it: BACKEND_URL=http://127.0.0.1:4030 npm start
Exit codes: 0 no violation, 1 violations, 2 wrong usage, 3 Prism ended or nothing was asked.`

export interface ProxySurroundings extends Omit<Caller, 'command'> {
  /** Ends the proxy. */
  interrupted: AbortSignal
}

/** The whole command. Answers the exit code when it is interrupted. */
export async function contractProxy(args: string[], surroundings: ProxySurroundings): Promise<0 | 1 | 2 | 3> {
  return await exitCodeOf({ ...surroundings, command }, async () => {
    const options = readOptions(args)
    if (options) return await judge(options, surroundings)
    surroundings.print(usage)
    return 0
  })
}

async function judge(
  options: ProxyCommandOptions,
  { print, interrupted }: ProxySurroundings,
): Promise<0 | 1 | 2 | 3> {
  const report = new ProxyReport(print)
  let ended: string | undefined
  const end = Promise.withResolvers<void>()
  interrupted.addEventListener('abort', () => end.resolve())
  const { contract: file, ...rest } = options
  let foreign: BundledFile | undefined
  let proxy: ContractProxy
  try {
    const contract = await readContractFile(file)
    foreign = file === undefined ? undefined : await bundledFile(file)
    proxy = await openContractProxy({
      contract,
      ...(foreign && { contractFile: foreign.path }),
      host: '127.0.0.1',
      ...rest,
      onExchange: (exchange) => report.add(exchange),
      onEnd: (reason) => {
        ended = reason
        end.resolve()
      },
    })
  } catch (error) {
    await foreign?.remove()
    print(error instanceof Error ? error.message : String(error))
    return 2
  }
  print(`Prism judges what passes to ${options.target}`)
  print(
    file === undefined
      ? `The shop on it: BACKEND_URL=${proxy.origin} npm start`
      : `Ask ${proxy.origin} in its place`,
  )
  if (!interrupted.aborted) await end.promise
  await proxy.close()
  await foreign?.remove()
  // Ctrl+C reaches Prism too.
  if (interrupted.aborted) ended = undefined
  report.close()
  if (ended !== undefined) print(ended)
  const { errors, warnings, exchanges } = report.summary()
  if (errors + warnings > 0) return 1
  return ended !== undefined || exchanges === 0 ? 3 : 0
}

interface BundledFile {
  path: string
  remove: () => Promise<void>
}

/** Another contract as one file in a folder of its own: Prism reads no other kind rightly. */
async function bundledFile(root: string): Promise<BundledFile> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-proxy-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'contract.json')
  try {
    await writeFile(path, contractText(await bundleContract(root)))
  } catch (error) {
    await remove()
    throw error
  }
  return { path, remove }
}

interface ProxyCommandOptions {
  target: string
  port: number
  errors: boolean
  contract?: string
}

function readOptions(args: string[]): ProxyCommandOptions | undefined {
  const { values } = readFlags({
    args,
    options: {
      target: { type: 'string' },
      contract: { type: 'string' },
      port: { type: 'string' },
      errors: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return undefined
  const { target, port = '4030', errors = false, contract } = values
  if (target === undefined || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new UsageError('--target must be the http(s) address of a backend')
  const { origin, pathname, search, username, password } = new URL(target)
  if (search !== '' || username !== '' || password !== '')
    throw new UsageError(
      '--target is an address without query and account, such as https://backend.example/api',
    )
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new UsageError('--port must be a port')
  return {
    target: origin + pathname.replace(/\/+$/, ''),
    port: Number(port),
    errors,
    ...(contract !== undefined && { contract }),
  }
}
