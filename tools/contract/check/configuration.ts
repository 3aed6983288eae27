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
  /** Counts with `--allow-writes` only: a run that reads may share the file. */
  allowLasting?: boolean
  outbox?: string
  tags?: string[]
  operations?: string[]
  /** Hosts that are never written to; `*.shop.example` is all below one. */
  production?: string[]
  /** Operations that must be there: written by `--built`. */
  built?: string[]
}

const isText = (value: unknown) => typeof value === 'string'
const text = { fits: isText, words: 'a text' }
const number = { fits: (value: unknown) => typeof value === 'number', words: 'a number' }
const yesOrNo = { fits: (value: unknown) => typeof value === 'boolean', words: 'true or false' }
const texts = {
  fits: (value: unknown) => Array.isArray(value) && value.every(isText),
  words: 'a list of texts',
}
const keys: Readonly<Record<keyof Configuration, { fits: (value: unknown) => boolean; words: string }>> = {
  target: text,
  contract: text,
  level: text,
  waivers: text,
  rate: number,
  timeout: number,
  wait: number,
  seed: number,
  runs: number,
  proofs: number,
  minCoverage: number,
  allowUndocumented: yesOrNo,
  allowLasting: yesOrNo,
  outbox: text,
  tags: texts,
  operations: texts,
  production: texts,
  built: texts,
}

/**
 * Reads a YAML or JSON configuration; `${NAME}` is replaced from the environment.
 * @throws {UsageError} for a file that can't be read, an unknown key, a value of a wrong type, a variable that isn't set
 */
export function readConfiguration(
  file: string,
  environment: Record<string, string | undefined>,
): Configuration {
  const value = readYaml(file, (given) =>
    given.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const own = environment[name]
      if (own === undefined) throw new UsageError(`${file}: the environment has no ${name}`)
      return own
    }),
  )
  if (!isRecord(value)) throw new UsageError(`${file} must be a mapping`)
  for (const [key, own] of Object.entries(value)) {
    if (!Object.hasOwn(keys, key)) throw new UsageError(`${file}: ${key} is unknown`)
    const { fits, words } = keys[key as keyof Configuration]
    if (!fits(own)) throw new UsageError(`${file}: ${key} must be ${words}`)
  }
  return value
}

/**
 * A YAML or JSON file; `prepare` changes its text before it is read.
 * @throws {UsageError} when it can't be read
 */
export function readYaml(file: string, prepare: (given: string) => string = (given) => given): unknown {
  try {
    return parse(prepare(readFileSync(file, 'utf8'))) as unknown
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
