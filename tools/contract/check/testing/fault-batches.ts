import type { CheckReport } from '../check-report.ts'
import { endWhenTold, type Ending } from './end-when-told.ts'
import type { Fault } from './fault.ts'
import { together } from './together.ts'

type Violation = CheckReport['violations'][number]

/** More of them at once make a run longer than they save. */
const largestBatch = 16

/** What a run leaves out at first: most of what is asked of a large list, and few faults need it to show. */
const fewProofs = ['--runs', '0', '--proofs', '1']

/**
 * Tries faults several at a time and with few proofs. What doesn't show then is tried alone, with all that a run does.
 * A run ends when all that it must tell is told.
 * @param check checks these operations of a backend that is begun with this fault, with these arguments besides
 * @param shows whether a finding is the one that the fault must cause
 */
export function inBatches(
  faults: readonly Fault[],
  check: (
    fault: Fault,
    operations: readonly string[],
    args: readonly string[],
    ending: Ending,
  ) => Promise<CheckReport>,
  shows: (fault: Fault, violation: Violation) => boolean,
): (fault: Fault) => Promise<{ found?: Violation; violations: readonly Violation[] }> {
  const batches = faultBatches(faults)
  const reports = new Map<readonly Fault[], Promise<CheckReport>>()
  const isOf = (fault: Fault, { operationId }: Violation) => operationsOf(fault).includes(operationId)
  const reportOf = (batch: readonly Fault[]) => {
    const [first] = batch
    const planted = batch.length === 1 && first ? first : together(batch)
    const ending = endWhenTold(batch.map((fault) => (one) => isOf(fault, one) && shows(fault, one)))
    const operations = [...new Set(batch.flatMap(operationsOf))]
    const report = reports.get(batch) ?? check(planted, operations, fewProofs, ending)
    reports.set(batch, report)
    return report
  }
  return async (fault) => {
    const batch = batches.find((one) => one.includes(fault))
    if (batch) {
      const { violations } = await reportOf(batch)
      const own = violations.filter((one) => isOf(fault, one))
      const found = own.find((violation) => shows(fault, violation))
      if (found) return { found, violations: own }
    }
    const ending = endWhenTold([(one) => shows(fault, one)])
    const { violations } = await check(fault, operationsOf(fault), [], ending)
    const found = violations.find((violation) => shows(fault, violation))
    return { ...(found && { found }), violations }
  }
}

/** Every operation that a run for this fault checks. */
const operationsOf = ({ operation, with: others = [] }: Fault): readonly string[] => [operation, ...others]

/**
 * Groups faults that one run can show together: none of them breaks an operation that another one needs.
 */
function faultBatches(faults: readonly Fault[]): readonly (readonly Fault[])[] {
  const batches: Fault[][] = []
  for (const fault of faults) {
    const batch = batches.find(
      (others) => others.length < largestBatch && others.every((other) => areApart(fault, other)),
    )
    if (batch) batch.push(fault)
    else batches.push([fault])
  }
  return batches
}

function areApart(one: Fault, other: Fault): boolean {
  return (
    one.writes === other.writes &&
    one.lasting === other.lasting &&
    one.timeout === undefined &&
    other.timeout === undefined &&
    !operationsOf(one).includes(other.operation) &&
    !operationsOf(other).includes(one.operation)
  )
}
