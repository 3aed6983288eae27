import { readFileSync } from 'node:fs'

/** What follows `node` in `npm run sandbox`, with its settings of the engine: what is measured is what people start. */
export const sandboxCommand = readCommand()

function readCommand(): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const command = /^exec node (.+)$/.exec(scripts['sandbox'] ?? '')?.[1]
  if (command === undefined) throw new Error('package.json has no script "sandbox" that node runs')
  return command
}
