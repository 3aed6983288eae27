import { contractRoot } from '../tools/contract/model/bundle.ts'
import { contractHar } from '../tools/contract/har/command.ts'

// npm run contract:har -- file.har: recorded traffic held against the contract.

process.exitCode = await contractHar(process.argv.slice(2), {
  command: 'npm run contract:har --',
  contract: contractRoot,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
})
