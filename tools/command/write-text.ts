import { existsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './usage-error.ts'

/**
 * Writes a file that was asked for. Makes no folder: a mistyped path would go unnoticed.
 * @throws {UsageError} when it can't be written
 */
export function writeText(file: string, text: string): void {
  if (!existsSync(dirname(file)))
    throw new UsageError(`${file} can't be written: the folder ${dirname(file)} doesn't exist`)
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(
      `${file || '“”'} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
