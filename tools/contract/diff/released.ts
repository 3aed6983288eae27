import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Bundled contracts by version, relative to the repository: `1.2.0.json`. */
export const releasedFolder = 'openapi/released'

/** The contract that was released last; `undefined` when none was. */
export function releasedContract(directory: string): { version: string; file: string } | undefined {
  const folder = join(directory, releasedFolder)
  const versions = (existsSync(folder) ? readdirSync(folder) : [])
    .map((name) => /^(\d+\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? '')
    .filter((version) => version !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  const version = versions.at(-1)
  return version === undefined ? undefined : { version, file: join(folder, `${version}.json`) }
}
