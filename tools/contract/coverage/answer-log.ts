import { readGeneratedContract } from '../model/generated-contract.ts'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contractOf } from '../model/contract.ts'
import { Coverage, type Hit } from './contract-coverage.ts'

/** Who asked the sandbox. */
export const coverageSources = ['unit', 'browser', 'check'] as const
export type CoverageSource = (typeof coverageSources)[number]

// Not by a URL: in tests of pages Vite would take it for an asset of the page.
const logs = join(import.meta.dirname, '../../../.cache/coverage')

/** Options of a sandbox that is watched, or none. */
export interface AnswerLog {
  onAnswer?: (answer: { operationId: string; status: number; body: unknown }) => void
}

/** One for each source in this process, however many sandboxes it opens. */
const opened = new Map<CoverageSource, AnswerLog>()

/**
 * What a sandbox is given so that its answers count for the coverage of the contract: nothing, unless
 * `CONTRACT_COVERAGE` names who asks (unit, browser or check). Each process writes a file of its own, each line once
 * and at once, so that parallel processes never meet and one that is killed loses nothing.
 */
export function answerLog(source: string | undefined = process.env['CONTRACT_COVERAGE']): AnswerLog {
  if (!source) return {}
  if (!isSource(source)) throw new Error(`CONTRACT_COVERAGE is ${coverageSources.join(', ')}, not ${source}`)
  const log = opened.get(source) ?? openLog(source)
  opened.set(source, log)
  return log
}

function openLog(source: CoverageSource): AnswerLog {
  const folder = join(logs, source)
  const file = join(folder, `${process.pid}-${randomUUID()}.jsonl`)
  let coverage: Coverage | undefined
  return {
    onAnswer({ operationId, status, body }) {
      if (!coverage) {
        mkdirSync(folder, { recursive: true })
        coverage = new Coverage(contractOf(readGeneratedContract(), 'openapi'))
      }
      const hits = coverage.observe(operationId, status, body)
      if (hits.length > 0) appendFileSync(file, hits.map((hit) => `${JSON.stringify(hit)}\n`).join(''))
    },
  }
}

/** Everything that was noted for one source; empty when it never ran. */
export function readAnswerLog(source: CoverageSource): Hit[] {
  const folder = join(logs, source)
  return filesIn(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Hit),
  )
}

/** Forgets what earlier runs noted. */
export function clearAnswerLog(source: CoverageSource): void {
  rmSync(join(logs, source), { recursive: true, force: true })
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function isSource(name: string): name is CoverageSource {
  return coverageSources.some((one) => one === name)
}
