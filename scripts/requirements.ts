import { writeFile } from 'node:fs/promises'
import { npmCommand } from '../tools/command/npm-command.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import {
  citedRequirements,
  compareWithShared,
  knownRequirements,
} from '../tools/testing/requirements-list.ts'

const usage = `npm run requirements [-- --copy]

Prints how many requirements of each area the tests cite.

  --copy   takes the list anew from shared/ when it is there`

await npmCommand({ usage, flags: ['copy'] }, async ({ flags }) => {
  if (flags.has('copy')) {
    const fresh = await compareWithShared()
    if (fresh.shared === undefined) throw new UsageError('there is no shared list beside this repository')
    await writeFile(fresh.copyPath, fresh.shared)
  }
  const known = await knownRequirements()
  const cited = await citedRequirements()
  let total = 0
  for (const [area, ids] of Map.groupBy(known, (id) => id.split('-')[1] ?? '')) {
    const covered = ids.filter((id) => cited.has(id))
    total += covered.length
    console.log(line(area, covered.length, ids.length))
  }
  console.log(line('all', total, known.length))
})

function line(area: string, covered: number, all: number): string {
  return `${area.padEnd(8)} ${String(covered).padStart(3)} of ${String(all).padStart(3)}`
}
