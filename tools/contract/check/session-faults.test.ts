import { testFaultGroups } from './testing/fault-groups.ts'
import { huntedFaults } from './testing/faults/hunted-faults.ts'
import { sessionFaults } from './testing/faults/session-faults.ts'

testFaultGroups([
  ['Sessions, files of lists, bounds of orders', sessionFaults],
  ['Traces and ranges', huntedFaults],
])
