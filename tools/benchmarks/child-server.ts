import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a script of ours as a server and waits until it answers.
 * @param script its path, after the options of node that it needs
 */
export async function startServer(
  script: string,
  env: Record<string, string>,
  probe: string,
  args: readonly string[] = [],
): Promise<{ pid: number | undefined; stop: () => Promise<void> }> {
  const child = spawn('node', [...script.split(' '), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  try {
    await untilAnswered(probe, child)
  } catch (error) {
    child.kill('SIGTERM')
    throw error
  }
  return {
    pid: child.pid,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function untilAnswered(probe: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`)
    const answer = await fetch(probe).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Nothing answers at ${probe}`)
}
