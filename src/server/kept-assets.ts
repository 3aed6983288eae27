import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fileResponse, type StaticFiles } from './static-files.ts'

/** How long assets stay after the last start of a build that has them: 14 days, in milliseconds. */
export const keepTime = 14 * 24 * 60 * 60 * 1000

/**
 * Also serves the assets of other builds. Documents that another build rendered, before an upgrade or in another
 * process, still find their scripts and styles. Processes that share the folder serve each other's assets.
 * @param folder keeps the assets; files that no started build has had for `keepTime` are deleted
 * @param own the built client
 * @throws when the folder can't be written
 */
export async function keepAssets(folder: string, own: string, files: StaticFiles): Promise<StaticFiles> {
  await mkdir(folder, { recursive: true })
  await copyNew(join(own, 'assets'), folder)
  await deleteOld(folder)
  return {
    async respond(request, pathname) {
      const found = await files.respond(request, pathname)
      if (found) return found
      const name = /^\/assets\/(\w[\w.-]*)$/.exec(pathname)?.[1]
      if (name === undefined) return undefined
      const path = join(folder, name)
      const content = await readIfThere(path)
      if (!content) return undefined
      const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)])
      return fileResponse(request, pathname, {
        content,
        packed: { ...(br && { br }), ...(gzip && { gzip }) },
      })
    },
  }
}

async function copyNew(source: string, folder: string): Promise<void> {
  const there = new Set(await readdir(folder))
  const now = new Date()
  for (const name of await readdir(source)) {
    if (there.has(name)) {
      await utimes(join(folder, name), now, now)
      continue
    }
    // Renamed when complete, because other processes already serve the folder.
    const part = join(folder, `.${name}-${randomUUID()}`)
    await copyFile(join(source, name), part)
    await utimes(part, now, now)
    await rename(part, join(folder, name))
  }
}

async function deleteOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    // Another process may have deleted it.
    const facts = await stat(path).catch(() => undefined)
    if (facts?.isFile() && facts.mtimeMs < Date.now() - keepTime) await rm(path, { force: true })
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EISDIR') return undefined
    throw error
  }
}
