import { exitCodeOf } from './exit-codes.ts'
import { readFlags } from './read-flags.ts'

/** What a command of package.json takes. */
interface Arguments<Flag extends string> {
  /** Its first line tells how it is called, `npm run generate [-- --check]`. */
  usage: string
  flags?: readonly Flag[]
  /** Takes words too, such as names of pages. */
  words?: boolean
}

/**
 * A command of package.json that takes few arguments or none. `--help` (or `-h`) only tells, and what it doesn't know
 * it refuses with exit code 2 before it does anything: a misspelt option never runs the whole of it.
 * @param run answers the exit code; when it answers nothing, the code stays what it set
 */
export async function npmCommand<Flag extends string = never>(
  { usage, flags = [], words = false }: Arguments<Flag>,
  run: (given: { flags: ReadonlySet<Flag>; words: string[] }) => Promise<number | void> | number | void,
): Promise<void> {
  const [command = ''] = usage.split(/ \[| --|\n/)
  const code = await exitCodeOf(
    { command: `${command} --`, print: (text) => console.error(text) },
    async () => {
      const { values, positionals } = readFlags({
        allowPositionals: words,
        options: {
          ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }])),
          help: { type: 'boolean', short: 'h' },
        },
      })
      if (values.help === true) {
        console.log(usage)
        return 0
      }
      const given = new Set(flags.filter((flag) => (values as Record<string, unknown>)[flag] === true))
      return await run({ flags: given, words: positionals })
    },
  )
  if (code !== undefined) process.exitCode = code
}
