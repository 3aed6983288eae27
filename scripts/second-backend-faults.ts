import { faults } from '../examples/second-backend/faults.ts'
import { openSecondBackend } from '../tools/testing/second-backend-runs.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import { npmCommand } from '../tools/command/npm-command.ts'

const usage = `npm run second-backend:faults [-- fault …]

Plants mistakes of meaning in the second backend, one after another, and tells which of them the checker finds. With
names of faults it tries only these, and prints all that the checker says.`

await npmCommand({ usage, words: true }, async ({ words }) => {
  const chosen = faults.filter(({ name }) => words.length === 0 || words.includes(name))
  if (chosen.length < words.length) throw new UsageError('no such fault')
  const { backend, tryFault } = await openSecondBackend()
  let caught = 0
  try {
    for (const fault of chosen) {
      const findings = await tryFault(fault)
      if (findings.length > 0) caught += 1
      const shown = words.length > 0 ? findings.join('\n      ') : (findings[0] ?? '').slice(0, 150)
      console.log(
        `${findings.length > 0 ? 'caught' : 'MISSED'}  ${fault.kind.padEnd(10)} ${fault.name}: ${fault.what}`,
      )
      if (shown !== '') console.log(`      ${shown}`)
    }
  } finally {
    await backend.close()
  }
  console.log(`${caught} of ${chosen.length} caught`)
})
