import { describeError, type Log } from './request-log.ts'

/**
 * Logs what no code has caught. A rejection without a handler belongs to one request, and the others go on; after an
 * exception that nobody caught the state of the process is unknown, so it ends in order.
 */
export function watchFaults(log: Log, now: () => number, endInOrder: (exitCode: number) => void): void {
  const tell = (event: string, error: unknown) =>
    log({ time: new Date(now()).toISOString(), level: 'error', event, ...describeError(error) })
  process.on('unhandledRejection', (reason) => tell('unhandledRejection', reason))
  process.on('uncaughtException', (error) => {
    tell('uncaughtException', error)
    endInOrder(1)
  })
}
