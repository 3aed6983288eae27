// The sandbox on a contract of OPERATIONS operations, on MANY_PORT: copies behave like what they were copied from.
import { createSandbox } from '../../mocks/sandbox/create-sandbox.ts'
import { createMemoryStore } from '../../mocks/sandbox/memory-store.ts'
import { createSandboxServer, listen } from '../../mocks/sandbox/node/http.ts'
import { readContract } from '../../mocks/sandbox/node/read-contract.ts'
import type { OperationTable, SandboxState } from '../../mocks/sandbox/operation.ts'
import { operations } from '../../mocks/sandbox/operations/all.ts'
import { worldSeed } from '../../mocks/sandbox/world-seed.ts'
import { multipliedContract } from './multiplied-contract.ts'

const { contract, originals } = multipliedContract(readContract(), Number(process.env['OPERATIONS']))
const known: OperationTable<SandboxState> = operations
const sandbox = createSandbox({
  contract,
  operations: Object.fromEntries(
    [...originals].map(([id, original]) => {
      const handler = known[original]
      if (!handler) throw new Error(`No operation answers ${original}`)
      return [id, handler]
    }),
  ),
  seed: worldSeed(),
  store: createMemoryStore(),
})
await listen(createSandboxServer(sandbox.answer), {
  port: Number(process.env['MANY_PORT']),
  host: '127.0.0.1',
  setting: 'MANY_PORT',
})
process.on('SIGTERM', () => process.exit(0))
