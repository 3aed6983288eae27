import { contractHar } from '../har/command.ts'

process.exitCode = await contractHar(process.argv.slice(2), {
  command: 'contract-har',
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
})
