import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Makes a folder anew: fills another one beside it and puts that into its place when it is whole. Until then, and for
 * good when filling fails or is killed, the old one stays as it is; of two fillings at once the later one stays.
 * What those that were killed have left beside it is removed.
 * @param fill puts everything into the folder that it is given, which is empty
 */
export async function replaceFolder(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  await removeLeftovers(target)
  const beside = (use: string) => `${target}-${use}-${process.pid}-${randomBytes(4).toString('hex')}`
  const next = beside('building')
  await mkdir(next)
  try {
    await fill(next)
    // Another filling may put its folder there between the two steps; then that one has to give way, too.
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

/** The names bear the number of the process that works there. */
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
      // It may be somebody else's, or another build is just removing it: it is in nobody's way.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else can't be asked, but is there.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
