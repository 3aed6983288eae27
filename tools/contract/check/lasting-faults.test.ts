import { testFaultGroups } from './testing/fault-groups.ts'
import { lastingFaults } from './testing/faults/held-back-faults.ts'

testFaultGroups([['What stays behind', lastingFaults]])
