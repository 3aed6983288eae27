import { earthmovingLines } from './earthmoving-lines.ts'
import type { MachineLine } from './machine-line.ts'
import { roadLines } from './road-lines.ts'

/** All lines, in the order of their sections. */
export const machineLines: readonly MachineLine[] = [...earthmovingLines, ...roadLines].toSorted(
  (left, right) => left.sectionId - right.sectionId,
)
