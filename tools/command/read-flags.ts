import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './usage-error.ts'

/**
 * `parseArgs` of Node.
 * @throws {UsageError} for an unknown option, a value that is missing or too much, a word where none is taken
 */
export function readFlags<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
