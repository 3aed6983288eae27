import { contractProxy } from '../tools/contract/proxy/command.ts'

// npm run contract:proxy -- --target URL: Prism's validating proxy before a backend, until Ctrl+C.

const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort())

process.exitCode = await contractProxy(process.argv.slice(2), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  interrupted: interruption.signal,
})
