import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord } from '../contract/bundle.ts'
import { UsageError } from './usage-error.ts'

/** What a configuration file may say; options of the command line win. */
export interface Configuration {
  target?: string
  rate?: number
  timeout?: number
  waivers?: string
  production?: string[]
}

/**
 * Reads a YAML or JSON configuration; `${NAME}` is replaced from the environment.
 * @throws {UsageError} when the file can't be read, a key is unknown or a variable isn't set
 */
export function readConfiguration(
  file: string,
  environment: Record<string, string | undefined>,
): Configuration {
  const value = readYaml(file, (text) =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const given = environment[name]
      if (given === undefined) throw new UsageError(`${file}: the environment has no ${name}`)
      return given
    }),
  )
  if (!isRecord(value)) throw new UsageError(`${file} must be a mapping`)
  const configuration: Configuration = {}
  for (const [key, own] of Object.entries(value)) {
    if ((key === 'target' || key === 'waivers') && typeof own === 'string') configuration[key] = own
    else if ((key === 'rate' || key === 'timeout') && typeof own === 'number') configuration[key] = own
    else if (key === 'production' && Array.isArray(own) && own.every((host) => typeof host === 'string'))
      configuration.production = own
    else throw new UsageError(`${file}: ${key} is unknown or of a wrong type`)
  }
  return configuration
}

/**
 * A YAML or JSON file; `prepare` changes its text before it is read.
 * @throws {UsageError} when it can't be read
 */
export function readYaml(file: string, prepare: (text: string) => string = (text) => text): unknown {
  try {
    return parse(prepare(readFileSync(file, 'utf8'))) as unknown
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
