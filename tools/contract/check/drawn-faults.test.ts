import { testFaultGroups } from './testing/fault-groups.ts'
import { blindFaults, secondBlindFaults } from './testing/faults/blind-faults.ts'
import { drawnFaults } from './testing/faults/drawn-faults.ts'
import { secondDrawnFaults } from './testing/faults/second-drawn-faults.ts'

testFaultGroups([
  ['Drawn by lot', [...drawnFaults, ...secondDrawnFaults, ...blindFaults, ...secondBlindFaults]],
])
