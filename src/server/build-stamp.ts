import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the build that `npm start` serves. */
export const buildFolder = 'dist'
/** The file in it that says which build it is; written last. */
export const stampFile = 'built.json'

export interface BuildStamp {
  /** Differs for each build. */
  id: string
  /** When the build began, in milliseconds UTC: a source that is saved later may not be in it. */
  begun: number
}

/** The stamp of the last build. @returns `undefined` when there is no build, or its stamp can't be read */
export async function readBuildStamp(root: string): Promise<BuildStamp | undefined> {
  try {
    const stamp: unknown = JSON.parse(await readFile(join(root, buildFolder, stampFile), 'utf8'))
    return isStamp(stamp) ? stamp : undefined
  } catch {
    return undefined
  }
}

function isStamp(value: unknown): value is BuildStamp {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'begun' in value &&
    typeof value.begun === 'number'
  )
}
