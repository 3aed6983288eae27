import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it that aren't there. One by one: Node's `recursive` never ends under /proc.
 * @throws when something else stands there, or a folder can't be made
 */
export function makeFolder(path: string): void {
  const folder = resolve(path)
  const facts = statSync(folder, { throwIfNoEntry: false })
  if (facts?.isDirectory()) return
  if (facts) throw new Error(`${folder} is no folder`)
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another program may have been first.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
