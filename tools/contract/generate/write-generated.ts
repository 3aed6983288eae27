import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GeneratedFiles } from './generate-all.ts'

/**
 * Writes what differs from what stands in the folder, and takes away what the contract gives no more. Each file is
 * renamed into its place, and only once all are written, so that nobody reads half of one and a full disk leaves the old
 * ones.
 * @returns names of the files that changed or went
 */
export async function writeGenerated(folder: string, files: GeneratedFiles): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const stale = await staleFiles(folder, files)
  const temporary = (name: string) => join(folder, `.${name}.${process.pid}.tmp`)
  try {
    const [made, left] = [stale.filter((name) => name in files), stale.filter((name) => !(name in files))]
    for (const name of made) await writeFile(temporary(name), files[name] ?? '')
    for (const name of made) await rename(temporary(name), join(folder, name))
    for (const name of left) await rm(join(folder, name), { force: true })
  } catch (error) {
    await Promise.all(stale.map((name) => rm(temporary(name), { force: true })))
    throw error
  }
  return stale
}

/** Names of the files that are missing in the folder or differ, or that stand there and are made no more. */
export async function staleFiles(folder: string, files: GeneratedFiles): Promise<string[]> {
  const stale: string[] = []
  for (const [name, text] of Object.entries(files)) {
    const present = await readFile(join(folder, name), 'utf8').catch(() => undefined)
    if (present !== text) stale.push(name)
  }
  const present = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const left = present.filter(
    (one) => one.isFile() && /^[^.].*\.(ts|json)$/.test(one.name) && !(one.name in files),
  )
  return [...stale, ...left.map(({ name }) => name)]
}
