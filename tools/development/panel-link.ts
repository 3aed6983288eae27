import type { ViteDevServer } from 'vite'
import type { DriftLog } from '../contract/drift/drift-log.ts'
import type { OperationAnswers } from '../contract/drift/operation-answers.ts'
import '../../src/dev/panel-protocol.ts'
import { outermost } from '../../src/server/connection.ts'
import { noProxies } from '../../src/server/trusted-proxies.ts'

interface LinkParts {
  drifts: DriftLog
  backend: () => string
  operations: () => readonly OperationAnswers[]
  /** Exchanges the backend. @throws an error whose message is for the developer */
  switchTo: (backend: string) => Promise<void>
}

/** Milliseconds in which breaches are gathered into one message. */
const gatherTime = 50

/**
 * Serves the panels of all open pages over the web socket of hot reloading. With HOST=0.0.0.0 pages of other machines
 * have a panel too; they see what it lists, but the backend, an address for this machine to call, is none of theirs.
 * @returns what ends it
 */
export function linkPanels(
  { ws }: ViteDevServer,
  { drifts, backend, operations, switchTo }: LinkParts,
): () => void {
  const state = () => ({ backend: backend(), operations: operations(), entries: drifts.list() })
  let timer: NodeJS.Timeout | undefined
  const leave = drifts.subscribe(() => {
    timer ??= setTimeout(() => {
      timer = undefined
      ws.send('panel:drift', { entries: drifts.list() })
    }, gatherTime)
  })
  const local = new WeakSet<object>()
  ws.on('connection', (socket, request) => {
    if (outermost(request, noProxies).loopback) local.add(socket)
  })
  ws.on('panel:hello', (_, client) => client.send('panel:state', state()))
  ws.on('panel:clear', () => drifts.clear())
  ws.on('panel:switch', ({ backend: wanted }, client) => {
    if (!local.has(client.socket))
      return client.send('panel:failed', {
        message: 'бэкенд переключают только с машины, где запущена разработка.',
      })
    switchTo(wanted).then(
      () => {
        drifts.clear()
        ws.send('panel:state', state())
        ws.send({ type: 'full-reload' })
      },
      (error: unknown) =>
        client.send('panel:failed', { message: error instanceof Error ? error.message : String(error) }),
    )
  })
  return () => {
    clearTimeout(timer)
    leave()
  }
}
