// npm run contract:check -- --target URL: does a live backend keep the contract? `--help` tells the options.
import { contractCheck } from './check/command.ts'

const { stderr } = process
const interruption = new AbortController()
// Once: the run ends and cleans up. Twice: at once.
process.once('SIGINT', () => interruption.abort())

process.exitCode = await contractCheck(process.argv.slice(2), {
  environment: process.env,
  print: (line) => console.log(line),
  ...(stderr.isTTY && { progress: (text: string) => void stderr.write(`\r\u001B[2K${text}`) }),
  interrupted: interruption.signal,
  memory: '.cache/contract-check.json',
})
