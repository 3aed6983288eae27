import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that a browser needs, and the end of it. */
export interface Driver {
  /** What the pattern's first group has found in what the program said. */
  said: string
  stop: () => Promise<void>
}

const longestStart = 60_000

/**
 * Starts a program and waits until it says that it is ready.
 * @throws an error with all that it said when it ends before, or says nothing for a minute
 */
export async function startDriver(
  command: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
): Promise<Driver> {
  const [program = '', ...given] = command
  const child = spawn(program, given, {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A group of its own, so that its end is that of the browser's many processes too.
    detached: true,
  })
  const stop = async () => end(child)
  let told = ''
  const found = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${program} was not ready in a minute:\n${told}`)),
      longestStart,
    )
    const hear = (text: unknown) => {
      told += String(text)
      const match = ready.exec(told)
      if (!match) return
      clearTimeout(timer)
      resolve(match[1] ?? '')
    }
    // The fourth one is what a display server tells its number by.
    for (const stream of [child.stdout, child.stderr, child.stdio[3]]) stream?.on('data', hear)
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`${program} ended before it was ready:\n${told}`))
    })
  })
  try {
    return { said: await found, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-pid, 'SIGTERM')
  const timer = setTimeout(() => process.kill(-pid, 'SIGKILL'), 5000)
  await ended
  clearTimeout(timer)
}
