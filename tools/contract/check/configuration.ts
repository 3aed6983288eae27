import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord } from '../model/record.ts'
import { UsageError } from '../../command/usage-error.ts'

/** What a configuration file may say; options of the command line win. Accounts are never in it. */
export interface Configuration {
  target?: string
  contract?: string
  level?: string
  waivers?: string
  rate?: number
  timeout?: number
  wait?: number
  seed?: number
  runs?: number
  proofs?: number
  minCoverage?: number
  allowUndocumented?: boolean
  tags?: string[]
  operations?: string[]
  /** Hosts that are never written to; `*.shop.example` is all below one. */
  production?: string[]
  /** Operations that must be there: written by `--built`. */
  built?: string[]
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const keys: Readonly<Record<keyof Configuration, (value: unknown) => boolean>> = {
  target: isText,
  contract: isText,
  level: isText,
  waivers: isText,
  rate: isNumber,
  timeout: isNumber,
  wait: isNumber,
  seed: isNumber,
  runs: isNumber,
  proofs: isNumber,
  minCoverage: isNumber,
  allowUndocumented: (value) => typeof value === 'boolean',
  tags: isTexts,
  operations: isTexts,
  production: isTexts,
  built: isTexts,
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
  for (const [key, own] of Object.entries(value))
    if (!(key in keys) || !keys[key as keyof Configuration](own))
      throw new UsageError(`${file}: ${key} is unknown or of a wrong type`)
  return value
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
