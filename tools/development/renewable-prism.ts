import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../contract/prism/prism-process.ts'

/** What the process of Prism is told: to answer by this contract, on this port of this machine. */
export interface PrismOrder {
  /** Path of the bundled contract. */
  document: string
  port: number
}

/** It answers there, or why it does not. */
export interface PrismReport {
  port: number
  failure?: string
}

/** Prism, which takes another contract while it goes on answering by the old one. */
export interface RenewablePrism {
  port: () => number
  /** Reads the contract. @throws when Prism can't, or has ended */
  load: (document: string) => Promise<void>
  stop: () => Promise<void>
}

const childFile = fileURLToPath(new URL('prism-child.ts', import.meta.url))

/** Starts the process; nothing answers before `load`. */
export function startPrism(): RenewablePrism {
  const child: ChildProcess = fork(childFile, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`Prism ended (${code ?? signal})`)))
    child.once('error', reject)
  })
  // Whoever waits for an answer hears of it.
  ended.catch(() => undefined)
  let port = 0
  return {
    port: () => port,
    async load(document) {
      const order: PrismOrder = { document, port: await freePort() }
      const reported = new Promise<PrismReport>((resolve) => {
        const listen = (report: PrismReport) => {
          if (report.port !== order.port) return
          child.off('message', listen)
          resolve(report)
        }
        child.on('message', listen)
      })
      if (child.connected) child.send(order)
      const { failure } = await Promise.race([reported, ended])
      if (failure !== undefined) throw new Error(`Prism: ${failure}`)
      port = order.port
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill()
      await exit
    },
  }
}
