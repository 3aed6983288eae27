import { contractDiff } from '../diff/command.ts'

process.exitCode = await contractDiff(process.argv.slice(2), {
  command: 'contract-diff',
  directory: process.cwd(),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  day: new Date().toISOString().slice(0, 10),
})
