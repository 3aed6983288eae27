import { contractExample } from '../mocks/sandbox/operation.ts'
import { operations } from '../mocks/sandbox/operations/all.ts'
import { npmCommand } from '../tools/command/npm-command.ts'

const usage = `npm run sandbox:status

Which operations of the sandbox have behaviour, and which answer the contract's example.`

await npmCommand({ usage }, () => {
  const all = Object.entries(operations)
  const examples = all.filter(([, answer]) => answer === contractExample).map(([id]) => id)
  console.log(`${all.length - examples.length} of ${all.length} operations are stateful.`)
  if (examples.length > 0)
    console.log(`Answered by the contract's example:\n${examples.map((id) => `  ${id}`).join('\n')}`)
})
