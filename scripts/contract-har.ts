import { contractRoot } from './contract/bundle.ts'
import { contractHar } from './har/command.ts'

// npm run contract:har -- file.har: recorded traffic held against the contract.

process.exitCode = await contractHar(process.argv.slice(2), {
  command: 'npm run contract:har --',
  contract: contractRoot,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
})
