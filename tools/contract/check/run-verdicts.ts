import type { CheckedOperation } from '../model/contract.ts'
import type { UnusableSchema } from '../model/unusable-schemas.ts'
import type { CheckReport, OperationReport, Verdict } from './check-report.ts'
import type { Journal } from './journal.ts'
import type { RunContext } from './run-context.ts'

/** What isn't built can't have failed. */
export function positiveOf({ positive, notBuilt }: Journal): CheckReport['positive'] {
  const failedAs = positive.failedAs.filter((one) => !notBuilt.has(one.slice(0, one.lastIndexOf(' '))))
  const absent = positive.failedAs.length - failedAs.length
  return { ...positive, failedAs, failed: positive.failed - absent, asked: positive.asked - absent }
}

/** What was proved of operations that declare no success. */
export function promisedNotes({ contract, journal }: RunContext): string[] {
  const answered = (isOf: (status: string) => boolean) =>
    contract.operations.flatMap(({ id, answers }) => {
      const as = journal.promised.get(id)
      const hasSuccess = [...answers.keys()].some((status) => /^(2|default)/.test(status))
      return as === undefined || hasSuccess || !isOf(as) ? [] : [`${id} (${as})`]
    })
  const told = (what: string, all: readonly string[]) =>
    all.length > 0
      ? [`declared without a success, and answered with a declared ${what}: ${all.join(', ')}`]
      : []
  return [
    ...told(
      'redirect',
      answered((as) => as.startsWith('3')),
    ),
    ...told(
      'refusal',
      answered((as) => !as.startsWith('3')),
    ),
  ]
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
  const schemaPointer = reason === undefined ? undefined : journal.untestedAt.get(id)
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
    ...(schemaPointer !== undefined && { schemaPointer }),
  }
}
