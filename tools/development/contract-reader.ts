import { Worker } from 'node:worker_threads'
import type { ContractProblem } from '../contract/lint/contract-problems.ts'
import type { GeneratedFiles } from '../contract/generate/generate-all.ts'

export interface WorkerTask {
  task: 'check' | 'generate'
  /** Path of the contract's root file. */
  root: string
}

export interface WorkerAnswer {
  problems?: ContractProblem[]
  files?: GeneratedFiles
  /** The task itself failed; a contract that is wrong is told by `problems`. */
  failure?: string
}

/** A contract as it was read: what is made of it, or why nothing can be. */
export interface ContractReading {
  problems: ContractProblem[]
  /** Absent when a problem blocks. */
  files?: GeneratedFiles
}

export interface ContractReader {
  read: () => Promise<ContractReading>
  close: () => Promise<void>
}

/** Reads the contract in two threads side by side: one checks, the other generates. They stay warm between readings. */
export function createContractReader(root: string): ContractReader {
  const threads = { check: createThread(), generate: createThread() }
  return {
    async read() {
      const [checked, generated] = await Promise.all([
        threads.check.run({ task: 'check', root }),
        threads.generate.run({ task: 'generate', root }),
      ])
      const problems = checked.problems ?? []
      if (problems.some(({ blocks }) => blocks)) return { problems }
      const failure = checked.failure ?? generated.failure
      if (failure !== undefined || !generated.files)
        return { problems: [...problems, unplaced(root, failure ?? 'nothing was generated')] }
      return { problems, files: generated.files }
    },
    close: async () => {
      await Promise.all([threads.check.close(), threads.generate.close()])
    },
  }
}

function unplaced(file: string, message: string): ContractProblem {
  return { rule: 'generate', message, file, line: 1, column: 1, frame: '', blocks: true }
}

function createThread() {
  let worker: Worker | undefined
  let last = 0
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()

  function start(): Worker {
    const started = new Worker(new URL('./contract-worker.ts', import.meta.url))
    // The server is what keeps the process alive.
    started.unref()
    started.on('message', ({ id, answer }: { id: number; answer: WorkerAnswer }) => {
      waiting.get(id)?.(answer)
      waiting.delete(id)
    })
    const fail = (failure: string) => {
      // An error is followed by the end; by then another thread may be at work.
      if (worker !== started) return
      worker = undefined
      for (const settle of waiting.values()) settle({ failure })
      waiting.clear()
    }
    started.on('error', (error) => fail(error instanceof Error ? error.message : String(error)))
    started.on('exit', () => fail('the thread that reads the contract ended'))
    return started
  }

  return {
    run: (task: WorkerTask) =>
      new Promise<WorkerAnswer>((resolve) => {
        worker ??= start()
        const id = (last += 1)
        waiting.set(id, resolve)
        worker.postMessage({ id, ...task }, [])
      }),
    close: async () => {
      await worker?.terminate()
    },
  }
}
