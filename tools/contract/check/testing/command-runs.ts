import { generatedContractFile } from '../../model/generated-contract.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contractCheck } from '../command.ts'
import { type FaultyBackend, openFaultyBackend } from './faulty-backend.ts'
import { accounts } from './run-options.ts'

/** The command as a shell would run it, on a backend and a folder of its own. */
export interface CommandRuns {
  backend: FaultyBackend
  inFolder: (name: string) => string
  run: (args: string[], environment?: Record<string, string>) => Promise<{ code: number; text: string }>
  close: () => Promise<void>
}

/** @param isDirect asks the backend without the network, which takes a third of a run's time. */
export async function openCommandRuns({ isDirect = false } = {}): Promise<CommandRuns> {
  const backend = await openFaultyBackend()
  const folder = mkdtempSync(join(tmpdir(), 'contract-check-'))
  const inFolder = (name: string) => join(folder, name)
  return {
    backend,
    inFolder,
    async run(args, environment = accounts) {
      const lines: string[] = []
      const code = await contractCheck(
        [
          '--target',
          backend.target,
          '--contract',
          generatedContractFile,
          '--rate',
          '0',
          '--wait',
          '0',
          ...args,
        ],
        {
          command: 'contract-check',
          environment,
          print: (line) => void lines.push(line),
          memory: inFolder('last.json'),
          ...(isDirect && { fetch: backend.fetch }),
        },
      )
      return { code, text: lines.join('\n') }
    },
    async close() {
      rmSync(folder, { recursive: true })
      await backend.close()
    },
  }
}
