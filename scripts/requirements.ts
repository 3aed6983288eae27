import { writeFile } from 'node:fs/promises'
import { citedRequirements, compareWithShared, knownRequirements } from './testing/requirements-list.ts'

// npm run requirements           prints how many requirements of each area the tests cite
// npm run requirements -- --copy takes the list anew from shared/ when it is there

if (process.argv.includes('--copy')) {
  const fresh = await compareWithShared()
  if (fresh.shared === undefined) throw new Error('There is no shared list beside this repository')
  await writeFile(fresh.copyPath, fresh.shared)
}

const known = await knownRequirements()
const cited = await citedRequirements()
const areas = Map.groupBy(known, (id) => id.split('-')[1] ?? '')
let total = 0
for (const [area, ids] of areas) {
  const covered = ids.filter((id) => cited.has(id))
  total += covered.length
  console.log(`${area.padEnd(8)} ${String(covered.length).padStart(3)} of ${String(ids.length).padStart(3)}`)
}
console.log(`${'all'.padEnd(8)} ${String(total).padStart(3)} of ${String(known.length).padStart(3)}`)
