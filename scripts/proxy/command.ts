import { parseArgs } from 'node:util'
import { readContractFile } from '../check/contract-model.ts'
import { UsageError } from '../check/usage-error.ts'
import { openContractProxy } from './contract-proxy.ts'
import { ProxyReport } from './report.ts'

export const usage = `npm run contract:proxy -- --target URL [options]

Puts Prism before a backend: every call passes unchanged, and what breaks the contract is told as it happens. Ctrl+C
ends it with a summary.

  --target URL   the backend
  --port N       where it listens (default: 4030)
  --errors       a wrong request is answered 422 and not passed on, a wrong answer becomes 500

The shop on it: BACKEND_URL=http://127.0.0.1:4030 npm start
Exit codes: 0 no violation, 1 violations, 2 wrong usage, 3 Prism ended or nothing was asked.`

export interface ProxySurroundings {
  print: (line: string) => void
  /** Ends the proxy. */
  interrupted: AbortSignal
}

/** The whole command. Answers the exit code when it is interrupted. */
export async function contractProxy(
  args: string[],
  { print, interrupted }: ProxySurroundings,
): Promise<0 | 1 | 2 | 3> {
  let options: ReturnType<typeof readOptions>
  try {
    options = readOptions(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    print(error.message)
    print('npm run contract:proxy -- --help tells the options')
    return 2
  }
  if (!options) {
    print(usage)
    return 0
  }
  const report = new ProxyReport(print)
  let ended: string | undefined
  const end = Promise.withResolvers<void>()
  interrupted.addEventListener('abort', () => end.resolve())
  const proxy = await openContractProxy({
    contract: await readContractFile(),
    host: '127.0.0.1',
    ...options,
    onExchange: (exchange) => report.add(exchange),
    onEnd: (reason) => {
      ended = reason
      end.resolve()
    },
  }).catch((error: unknown) => {
    print(error instanceof Error ? error.message : String(error))
  })
  if (!proxy) return 2
  print(`Prism judges what passes to ${options.target}`)
  print(`The shop on it: BACKEND_URL=${proxy.origin} npm start`)
  if (!interrupted.aborted) await end.promise
  await proxy.close()
  // Ctrl+C reaches Prism too.
  if (interrupted.aborted) ended = undefined
  report.close()
  if (ended !== undefined) print(ended)
  const { errors, warnings, exchanges } = report.summary()
  if (errors + warnings > 0) return 1
  return ended !== undefined || exchanges === 0 ? 3 : 0
}

function readOptions(args: string[]): { target: string; port: number; errors: boolean } | undefined {
  const values = parsed(args)
  if (values.help) return undefined
  const { target, port = '4030', errors = false } = values
  if (target === undefined || !URL.canParse(target) || !/^https?:$/.test(new URL(target).protocol))
    throw new UsageError('--target must be the http(s) address of a backend')
  const { origin, pathname, search, username, password } = new URL(target)
  if (pathname !== '/' || search !== '' || username !== '' || password !== '')
    throw new UsageError('--target is the origin only, such as https://backend.example')
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new UsageError('--port must be a port')
  return { target: origin, port: Number(port), errors }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        target: { type: 'string' },
        port: { type: 'string' },
        errors: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
