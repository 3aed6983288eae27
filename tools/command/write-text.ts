import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { UsageError } from './usage-error.ts'

/**
 * Writes a file that was asked for, and its folders.
 * @throws {UsageError} when it can't be
 */
export function writeText(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(
      `${file || '“”'} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
