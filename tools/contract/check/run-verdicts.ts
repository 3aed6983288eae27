import type { CheckedOperation } from '../model/contract.ts'
import type { UnusableSchema } from '../model/unusable-schemas.ts'
import type { CheckReport, OperationReport, Verdict } from './check-report.ts'
import type { Journal } from './journal.ts'
import type { RunContext } from './run-context.ts'

/** What isn't built can't have failed. */
export function positiveOf({ positive, notBuilt }: Journal): CheckReport['positive'] {
  const failedAs = positive.failedAs.filter((one) => !notBuilt.has(one.split(' ')[0] ?? ''))
  const absent = positive.failedAs.length - failedAs.length
  return { ...positive, failedAs, failed: positive.failed - absent, asked: positive.asked - absent }
}

/** What the run comes to. */
export function verdictOf(of: {
  failure: string | undefined
  violations: number
  unusable: number
  tooLittle: boolean
}): Verdict {
  const { failure, violations, unusable, tooLittle } = of
  if (failure !== undefined) return 'nothing proved'
  if (violations > 0) return 'violations'
  if (unusable > 0) return 'contract unusable in part'
  return tooLittle ? 'coverage too low' : 'complies'
}

/** What became of each chosen operation. */
export function operationReports(
  run: RunContext,
  failed: ReadonlySet<string>,
  unusable: readonly UnusableSchema[],
): OperationReport[] {
  const unjudged = new Map(
    unusable.flatMap(({ operationIds, message }) =>
      operationIds.map((id) => [id, `a schema of the contract can't be used: ${message}`] as const),
    ),
  )
  return run.contract.operations
    .filter(({ id }) => run.wanted(id))
    .map((operation) => operationReport(run, operation, failed.has(operation.id), unjudged.get(operation.id)))
}

function operationReport(
  { journal }: RunContext,
  { id, tag }: CheckedOperation,
  failed: boolean,
  unjudged: string | undefined,
): OperationReport {
  const log = journal.operations.get(id)
  const reason = unjudged ?? journal.untested.get(id)
  return {
    operationId: id,
    tag,
    verdict: failed
      ? 'failed'
      : journal.notBuilt.has(id)
        ? 'not built'
        : journal.wasTried(id) && reason === undefined
          ? 'passed'
          : 'untested',
    ...(log ?? { answers: 0, refusals: 0, errors: 0, absent: 0 }),
    ...(reason !== undefined && { reason }),
  }
}
