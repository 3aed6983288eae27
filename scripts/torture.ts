import { isBuildStale } from '../tools/build/build-shop.ts'
import { buildInChild } from '../tools/torture/build-in-child.ts'
import { exitCodeOf } from '../tools/command/exit-codes.ts'
import { readFlags } from '../tools/command/read-flags.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import { cleanUp } from '../tools/torture/processes.ts'
import { partNames, playParts } from '../tools/torture/parts.ts'
import { tableOf } from '../tools/torture/tally.ts'

const usage = `npm run torture [-- --short --minutes N --rounds N --seed N part …]

Plays against the built shop what must not hurt it, on loopback, in processes of its own, and prints a table of counts.
All but the first two must be 0, else the exit code is 1. Parts, all when none is named:
  ${partNames.join('\n  ')}

  --short       a few rounds of each, as in npm test
  --minutes N   how long the mixed load lasts, 10
  --rounds N    how often the shop is ended, 200
  --seed N      of the random choices; printed at each run`

const code = await exitCodeOf(
  { command: 'npm run torture --', print: (text) => console.error(text) },
  async () => {
    const { values, positionals } = readFlags({
      allowPositionals: true,
      options: {
        short: { type: 'boolean' },
        minutes: { type: 'string' },
        rounds: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (values.help) {
      console.log(usage)
      return 0
    }
    const unknown = positionals.filter((word) => !partNames.includes(word))
    if (unknown.length > 0) throw new UsageError(`no part is named ${unknown.join(', ')}`)
    const isShort = values.short ?? false
    const seed = number('seed', values.seed) ?? Math.floor(Math.random() * 2 ** 31)
    const options = {
      parts: positionals,
      isShort,
      minutes: number('minutes', values.minutes) ?? (isShort ? 0.1 : 10),
      rounds: number('rounds', values.rounds) ?? (isShort ? 5 : 200),
      seed,
    }
    if ((await isBuildStale(process.cwd())) && buildInChild() !== 0) return 1
    console.log(`seed ${seed}`)
    try {
      const tallies = await playParts(options)
      console.log(`\n${tableOf(tallies)}`)
      for (const { part, facts, findings } of tallies)
        for (const line of [...facts, ...findings.map((text) => `! ${text}`)])
          console.log(`  ${part}: ${line}`)
      return tallies.every(({ isClean }) => isClean) ? 0 : 1
    } finally {
      await cleanUp()
    }
  },
)
// Clients keep connections to servers that have ended.
process.exit(code ?? 0)

function number(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!(value >= 0)) throw new UsageError(`--${name} ${text} is no number`)
  return value
}
