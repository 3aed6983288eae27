import { contractDiff } from '../tools/contract/diff/command.ts'

// npm run contract:diff -- <base>: what changed since an older contract, for whom it breaks, and the version it asks for.

process.exitCode = await contractDiff(process.argv.slice(2), {
  command: 'npm run contract:diff --',
  directory: process.cwd(),
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
  day: new Date().toISOString().slice(0, 10),
})
