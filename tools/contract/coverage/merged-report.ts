import type { Contract } from '../model/contract.ts'
import { askers, type CoverageSource, coverageSources } from './answer-log.ts'
import {
  Coverage,
  type CoverageReport,
  type Dimension,
  dimensions,
  type Hit,
  percent,
} from './contract-coverage.ts'

/** Where a share comes from: one source, all askers together, or all sources. */
export type ReportSource = CoverageSource | 'provoked' | 'all'
export const reportSources: readonly ReportSource[] = [...askers, 'provoked', 'played', 'all']

/** Least percents that CI asks for. */
export type Minimum = Partial<Record<ReportSource, Partial<Record<Dimension, number>>>>

export interface MergedReport {
  contract: { title: string; version: string }
  sources: Record<ReportSource, CoverageReport>
  /** Sources that have not asked anything: their tests were not run with `CONTRACT_COVERAGE`. */
  silent: CoverageSource[]
  /** Operations that no module of the shop imports: no screen can call them. */
  withoutScreen: string[]
  /** Operations that a screen can call and no browser test made answer with 200. */
  notInBrowser: string[]
  /** Shares below the minimum. */
  shortfalls: { source: ReportSource; dimension: Dimension; percent: number; minimum: number }[]
}

interface MergeParts {
  contract: Contract
  hits: Record<CoverageSource, readonly Hit[]>
  /** Operations that the shop imports. */
  imported: ReadonlySet<string>
  minimum: Minimum
}

/** Puts together what browser tests, unit tests, a check run and played answers have shown of the contract. */
export function mergeCoverage({ contract, hits, imported, minimum }: MergeParts): MergedReport {
  const coverage = (chosen: readonly CoverageSource[]) => {
    const one = new Coverage(contract)
    for (const source of chosen) for (const hit of hits[source]) one.add(hit)
    return one
  }
  const browser = coverage(['browser'])
  const sources = {
    unit: coverage(['unit']).report(),
    browser: browser.report(),
    check: coverage(['check']).report(),
    provoked: coverage(askers).report(),
    played: coverage(['played']).report(),
    all: coverage(coverageSources).report(),
  }
  const ids = contract.operations.map(({ id }) => id)
  const shortfalls = reportSources.flatMap((source) =>
    dimensions.flatMap((dimension) => {
      const least = minimum[source]?.[dimension]
      const reached = percent(sources[source][dimension])
      return least === undefined || reached >= least
        ? []
        : [{ source, dimension, percent: reached, minimum: least }]
    }),
  )
  return {
    contract: { title: contract.document.info.title, version: contract.document.info.version },
    sources,
    silent: coverageSources.filter((source) => hits[source].length === 0),
    withoutScreen: ids.filter((id) => !imported.has(id)),
    notInBrowser: ids.filter((id) => imported.has(id) && !browser.hasAnswered(id)),
    shortfalls,
  }
}
