import { npmCommand } from '../tools/command/npm-command.ts'
import { openSandboxSweep } from '../tools/testing/mutation-sweep.ts'
import { nameOf } from '../tools/contract/mutations/mutant.ts'

const usage = `npm run contract:mutations [-- operation …]

Plants mistakes in the answers of the sandbox's reads, made from the contract's schemas: values, lists and pairs at every
place, parameters that are not heeded, pages that come again, the data of a neighbour. Tells which of them the checker
finds, and which it misses. What a check of related operations misses is tried in a check of all. All of it takes hours;
names of operations choose.`

await npmCommand({ usage, words: true }, async ({ words }) => {
  const { sweep, close } = await openSandboxSweep()
  const counts = { made: 0, idle: 0, caught: 0, missed: 0 }
  try {
    await sweep.record()
    for (const id of words.length > 0 ? words : sweep.operations) {
      const started = Date.now()
      const mutants = sweep.mutantsOf(id)
      const first = await sweep.try(id, mutants)
      const missed = first.flatMap(({ mutant, outcome }) => (outcome === 'missed' ? [mutant] : []))
      const again = new Map((await sweep.tryBesideAll(missed)).map((one) => [one.mutant, one]))
      const verdicts = first.map((one) => again.get(one.mutant) ?? one)
      for (const { mutant, outcome, said } of verdicts) {
        counts.made += 1
        counts[outcome] += 1
        if (outcome === 'missed' || words.length > 0) console.log(`${outcome.padEnd(7)}${nameOf(mutant)}`)
        if (words.length > 0 && said !== '') console.log(`       ${said.slice(0, 200)}`)
      }
      const of = (outcome: string) => verdicts.filter((one) => one.outcome === outcome).length
      console.log(
        `${id}: ${of('caught')} caught, ${of('missed')} missed, ${of('idle')} changed nothing (${Date.now() - started} ms)`,
      )
    }
  } finally {
    await close()
  }
  console.log(
    `${counts.made} mutants: ${counts.caught} caught, ${counts.missed} missed, ${counts.idle} changed nothing`,
  )
})
