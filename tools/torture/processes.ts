import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** A server of ours in a process of its own, on loopback and any free port. */
export interface ServerProcess {
  origin: string
  pid: number
  /** Whether it runs still. */
  isAlive: () => boolean
  /** Entries of its log, without those of requests that were answered. */
  faults: () => string[]
  /** Resident memory in bytes; 0 where the system doesn't tell. */
  memory: () => number
  /** Open files and sockets; 0 where the system doesn't tell. */
  handles: () => number
  /** @returns the exit code; null when a signal ended it */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

const running = new Set<ChildProcess>()
const folders = new Set<string>()

/** A folder that is gone at the end. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'))
  folders.add(folder)
  return folder
}

/** Ends what still runs, and removes all folders. */
export async function cleanUp(): Promise<void> {
  for (const child of running) child.kill('SIGKILL')
  await Promise.all([...folders].map((folder) => rm(folder, { recursive: true, force: true })))
}

interface ShopSettings {
  env: Readonly<Record<string, string>>
  /** Largest file that it may write, in KiB: as on a disk that is full from there on. */
  fileLimit?: number
}

const youngSpace = '--max-semi-space-size=16'

/** The built shop, as `npm start` runs it. */
export function startShop({ env, fileLimit }: ShopSettings): Promise<ServerProcess> {
  const script = resolve('scripts/start.ts')
  const options = {
    env: { ...process.env, CONTRACT_COVERAGE: '', HOST: '127.0.0.1', PORT: '0', ...env },
  }
  const child =
    fileLimit === undefined
      ? spawn(process.execPath, [youngSpace, script], options)
      : // POSIX counts in blocks of 512 bytes.
        spawn(
          'sh',
          ['-c', `ulimit -f ${fileLimit * 2}; exec "$0" "$@"`, process.execPath, youngSpace, script],
          options,
        )
  return opened(child, /Shop:\s+(http:\/\/\S+)/)
}

/** The sandbox alone, in memory; it ends when this process does. */
export function startSandbox(): Promise<ServerProcess> {
  const script = resolve('scripts/sandbox.ts')
  const args = ['--port', '0', '--host', '127.0.0.1', '--memory', '--quiet', '--end-with-stdin']
  return opened(
    spawn(process.execPath, [script, ...args], { env: { ...process.env, CONTRACT_COVERAGE: '' } }),
    /(http:\/\/\S+)/,
  )
}

async function opened(child: ChildProcess, address: RegExp): Promise<ServerProcess> {
  running.add(child)
  let output = ''
  let rest = ''
  const entries: string[] = []
  const started = Promise.withResolvers<string>()
  const read = (chunk: unknown) => {
    if (output.length < 4096) output += String(chunk)
    const found = address.exec(output)?.[1]
    if (found !== undefined) started.resolve(found.replace('localhost', '127.0.0.1'))
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (isFault(line) && entries.length < 1000) entries.push(line)
  }
  child.stdout?.on('data', read)
  child.stderr?.on('data', read)
  const ended = once(child, 'exit').finally(() => running.delete(child)) as Promise<[number | null]>
  const early = ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}:\n${output}`)))
  early.catch(() => undefined)
  const origin = await Promise.race([started.promise, early])
  const pid = child.pid ?? 0
  return {
    origin,
    pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    faults: () => entries,
    memory: () => memoryOf(pid),
    handles: () => handlesOf(pid),
    end: async (signal) => {
      child.kill(signal)
      const [code] = await ended
      return code
    },
  }
}

/** A page that could not be drawn, or an error that nobody caught: errors of the program, whatever the backend did. */
function isFault(line: string): boolean {
  return /"event":"(?:render|unhandledRejection|uncaughtException)"|"level":"error","event":"request","(?:error|stack)"/.test(
    line,
  )
}

function memoryOf(pid: number): number {
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readSystem(`/proc/${pid}/status`)) ?? []
  return Number(kibibytes) * 1024
}

function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}

function readSystem(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
