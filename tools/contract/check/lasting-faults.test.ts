import { testFaultGroups } from './testing/fault-groups.ts'
import { lastingFaults, mailedFaults } from './testing/faults/held-back-faults.ts'

testFaultGroups([
  ['What stays behind', lastingFaults],
  ['Codes and links that are sent', mailedFaults],
])
