import { readGeneratedContract } from '../model/generated-contract.ts'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contractOf } from '../model/contract.ts'
import type { SandboxAnswer } from '../../../mocks/sandbox/create-sandbox.ts'
import { Coverage, type Hit } from './contract-coverage.ts'

/** Who asks the sandbox. */
export const askers = ['unit', 'browser', 'check'] as const
export type Asker = (typeof askers)[number]
/** Where an answer comes from: an asker provoked it, or `Prefer` played it. */
export const coverageSources = [...askers, 'played'] as const
export type CoverageSource = (typeof coverageSources)[number]

// Not by a URL: in tests of pages Vite would take it for an asset of the page.
const logs = join(import.meta.dirname, '../../../.cache/coverage')

/** Options of a sandbox that is watched, or none. */
export interface AnswerLog {
  onAnswer?: (answer: SandboxAnswer) => void
}

/** One for each source in this process, however many sandboxes it opens. */
const opened = new Map<Asker, AnswerLog>()

/**
 * What a sandbox is given so that its answers count for the coverage of the contract: nothing, unless
 * `CONTRACT_COVERAGE` names who asks (unit, browser or check). Each process writes a file of its own, each line once
 * and at once, so that parallel processes never meet and one that is killed loses nothing.
 */
export function answerLog(source: string | undefined = process.env['CONTRACT_COVERAGE']): AnswerLog {
  if (!source) return {}
  if (!isAsker(source)) throw new Error(`CONTRACT_COVERAGE is ${askers.join(', ')}, not ${source}`)
  const log = opened.get(source) ?? openLog(source)
  opened.set(source, log)
  return log
}

function openLog(asker: Asker): AnswerLog {
  const noteProvoked = notes(asker)
  const notePlayed = notes(join('played', asker))
  return { onAnswer: (answer) => (answer.isPlayed ? notePlayed : noteProvoked)(answer) }
}

function notes(name: string): (answer: SandboxAnswer) => void {
  const folder = join(logs, name)
  const file = join(folder, `${process.pid}-${randomUUID()}.jsonl`)
  let coverage: Coverage | undefined
  return ({ operationId, status, body }) => {
    if (!coverage) {
      mkdirSync(folder, { recursive: true })
      coverage = new Coverage(contractOf(readGeneratedContract(), 'openapi'))
    }
    const hits = coverage.observe(operationId, status, body)
    if (hits.length > 0) appendFileSync(file, hits.map((hit) => `${JSON.stringify(hit)}\n`).join(''))
  }
}

/** Everything that was noted for one source; empty when it never ran. */
export function readAnswerLog(source: CoverageSource): Hit[] {
  const folders = source === 'played' ? askers.map((asker) => join(source, asker)) : [source]
  const files = folders.flatMap((folder) => filesIn(join(logs, folder)))
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Hit),
  )
}

/** Forgets what earlier runs noted. */
export function clearAnswerLog(asker: Asker): void {
  for (const folder of [asker, join('played', asker)])
    rmSync(join(logs, folder), { recursive: true, force: true })
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => join(folder, name))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function isAsker(name: string): name is Asker {
  return askers.some((one) => one === name)
}
