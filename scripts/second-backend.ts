import { faults } from '../examples/second-backend/faults.ts'
import { accounts } from '../examples/second-backend/people-data.ts'
import { startBackend } from '../examples/second-backend/server.ts'
import { npmCommand } from '../tools/command/npm-command.ts'
import { UsageError } from '../tools/command/usage-error.ts'

const usage = `npm run second-backend [-- fault …]

A small backend that sells, written from the contract alone (docs/backend.md), on SECOND_BACKEND_PORT (4040). Its data
begins anew with each start. Named faults are planted in it:
${faults.map(({ name, what }) => `  ${name.padEnd(26)} ${what}`).join('\n')}`

await npmCommand({ usage, words: true }, async ({ words }) => {
  const planted = faults.map(({ name }) => name).filter((name) => words.includes(name))
  if (planted.length < words.length) throw new UsageError('no such fault')
  const port = Number(process.env['SECOND_BACKEND_PORT'] ?? 4040)
  const { origin } = await startBackend({ port, faults: planted, log: console.log })
  console.log(`The second backend answers at ${origin}`)
  console.log(`The shop on it: BACKEND_URL=${origin} npm start`)
  for (const { login, password } of [accounts.buyer, accounts.person]) console.log(`  ${login}  ${password}`)
})
