import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Replaces a folder: fills a new one beside it and renames that when it is complete. The old one stays when `fill` throws
 * or the process is killed. Of two at once the later one wins. Removes leftovers of killed processes.
 * @param fill writes everything into the given empty folder
 */
export async function replaceFolder(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  await removeLeftovers(target)
  const beside = (use: string) => `${target}-${use}-${process.pid}-${randomBytes(4).toString('hex')}`
  const next = beside('building')
  await mkdir(next)
  try {
    await fill(next)
    // Another process may rename its folder to the target in between; that one is replaced, too.
    while (!(await swap(next, target, beside('replaced'))));
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
}

async function swap(next: string, target: string, old: string): Promise<boolean> {
  try {
    await rename(target, old)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  try {
    await rename(next, target)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOTEMPTY' || codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(old, { recursive: true, force: true })
  }
}

/** Names of leftovers contain the id of their process. */
async function removeLeftovers(target: string): Promise<void> {
  const folder = dirname(target)
  const prefix = `${basename(target)}-`
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue
    const [, pid] = /^(?:building|replaced)-(\d+)-[0-9a-f]{8}$/.exec(name.slice(prefix.length)) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    try {
      await rm(join(folder, name), { recursive: true, force: true })
    } catch {
      // It belongs to another user, or another build is removing it; it does no harm.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user exists, but can't be signalled.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
