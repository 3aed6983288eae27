import { parentPort } from 'node:worker_threads'
import type { ContractDocument } from '../contract/model/document.ts'
import { contractProblems } from '../contract/lint/contract-problems.ts'
import { generateAll } from '../contract/generate/generate-all.ts'
import { operationPrints } from '../contract/generate/operation-prints.ts'
import type { WorkerAnswer, WorkerTask } from './contract-reader.ts'

// A thread of its own for each of the two tasks: they take a second of computing, and pages go on being served.

/** Operations as they were when their examples were last found valid. */
let known: ReadonlyMap<string, string> = new Map()

async function check(root: string): Promise<WorkerAnswer> {
  let prints: ReadonlyMap<string, string> = new Map()
  let printed: ContractDocument | undefined
  const { problems, document } = await contractProblems(root, (id, whole) => {
    if (printed !== whole) {
      printed = whole
      prints = operationPrints(whole)
    }
    return known.get(id) !== prints.get(id)
  })
  const invalid = problems.some(({ rule }) => rule === 'example-valid')
  if (document && !invalid) known = prints
  return { problems }
}

parentPort?.on('message', ({ id, task, root }: WorkerTask & { id: number }) => {
  const work = task === 'check' ? check(root) : generateAll(root).then((files): WorkerAnswer => ({ files }))
  work
    .catch((error: unknown): WorkerAnswer => ({
      failure: error instanceof Error ? error.message : String(error),
    }))
    .then((answer) => parentPort?.postMessage({ id, answer }, []))
    .catch((error: unknown) => console.error(error))
})
