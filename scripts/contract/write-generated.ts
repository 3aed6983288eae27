import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedFiles } from './generate-all.ts'

/**
 * Writes what differs from what stands in the folder. Each file is renamed into its place, and only once all are written,
 * so that nobody reads half of one and a full disk leaves the old ones.
 * @returns names of the files that changed
 */
export async function writeGenerated(folder: string, files: GeneratedFiles): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const stale = await staleFiles(folder, files)
  const temporary = (name: string) => join(folder, `.${name}.${process.pid}.tmp`)
  try {
    for (const name of stale) await writeFile(temporary(name), files[name] ?? '')
    for (const name of stale) await rename(temporary(name), join(folder, name))
  } catch (error) {
    await Promise.all(stale.map((name) => rm(temporary(name), { force: true })))
    throw error
  }
  return stale
}

/** Names of the files that are missing in the folder or differ. */
export async function staleFiles(folder: string, files: GeneratedFiles): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (present !== text) stale.push(name)
  }
  return stale
}
