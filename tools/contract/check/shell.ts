import { contractCheck } from './command.ts'

/** The check as a program: arguments, environment, progress on a terminal, Ctrl+C, exit code. */
export async function checkFromShell(command: string, contract?: string): Promise<void> {
  const { stderr } = process
  const interruption = new AbortController()
  // Once: the run ends and cleans up, pipelines that give up included. Twice: at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stderr.write(
        '\nEnding: what the run made is taken away, reports are written. Once more ends at once.\n',
      )
      interruption.abort()
    })
  process.exitCode = await contractCheck(process.argv.slice(2), {
    command,
    ...(contract !== undefined && { contract }),
    environment: process.env,
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
    ...(stderr.isTTY && {
      // One line, whatever the width: a longer one would stay behind.
      progress: (text: string) => void stderr.write(`\r\u001B[2K${text.slice(0, stderr.columns - 1)}`),
    }),
    interrupted: interruption.signal,
    memory: '.cache/contract-check.json',
  })
}
