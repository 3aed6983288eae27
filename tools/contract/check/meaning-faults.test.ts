import { testFaultGroups } from './testing/fault-groups.ts'
import { boundFaults } from './testing/faults/bound-faults.ts'
import { clockFaults } from './testing/faults/clock-faults.ts'
import { countedElsewhereFaults } from './testing/faults/counted-elsewhere-faults.ts'
import { effectFaults } from './testing/faults/effect-faults.ts'
import { meaningListFaults } from './testing/faults/meaning-list-faults.ts'
import { meaningPlaceFaults } from './testing/faults/meaning-place-faults.ts'
import { ownListFaults } from './testing/faults/own-list-faults.ts'
import { ownEffectFaults } from './testing/faults/own-effect-faults.ts'
import { secondEffectFaults } from './testing/faults/second-effect-faults.ts'
import { secondLookFaults } from './testing/faults/second-look-faults.ts'
import { strangerFaults } from './testing/faults/stranger-faults.ts'
import { thingFaults } from './testing/faults/thing-faults.ts'
import { writeEffectFaults } from './testing/faults/write-effect-faults.ts'

testFaultGroups([
  ['Lists', [...meaningListFaults, ...ownListFaults]],
  ['Two places, one truth', [...meaningPlaceFaults, ...countedElsewhereFaults]],
  ['Effects', [...effectFaults, ...ownEffectFaults, ...secondEffectFaults]],
  ['Effects of all writes', writeEffectFaults],
  ['Bounds', boundFaults],
  ['A second look', [...secondLookFaults, ...thingFaults]],
  ['Wrong values, strangers, own things', strangerFaults],
  ['The clock', clockFaults],
])
