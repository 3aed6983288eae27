import type { ViteHotContext } from 'vite/types/hot.d.ts'
import { createDriftLog } from '../../tools/contract/drift/drift-log.ts'
import { createExchangeDrift, type Exchange } from '../../tools/contract/drift/exchange-drift.ts'
import { operationAnswers } from '../../tools/contract/drift/operation-answers.ts'
import { inDialect31 } from '../../tools/contract/model/openapi-dialect.ts'
import './panel-protocol.ts'
import { createPanelStore, type PanelSource } from './panel-source.ts'

/** A call of the shop and what it was answered. */
export interface PageExchange {
  request: Request
  response: Response
}

export interface PageSourceParts {
  contract: object
  /** Hears every answer from now on; the answer ends it. */
  subscribeToAnswers: (listener: (exchange: PageExchange) => void) => () => void
  /** The development server, when it serves this page. */
  hot: Pick<ViteHotContext, 'on' | 'send'> | undefined
}

/** The browser-only shop judges its answers by itself. */
export function pageSource({ contract, subscribeToAnswers, hot }: PageSourceParts): PanelSource {
  const document = inDialect31(contract, 'contract.json')
  const judge = createExchangeDrift(document)
  const log = createDriftLog()
  const { state, subscribe, change } = createPanelStore({
    backend: 'msw',
    canSwitch: hot !== undefined,
    operations: operationAnswers(document),
    entries: [],
    isSwitching: false,
    failure: undefined,
  })
  log.subscribe(() => change({ entries: log.list() }))
  subscribeToAnswers((exchange) => {
    readExchange(exchange)
      .then((read) => judge(read))
      .then(
        (drift) => drift && log.add(drift),
        (error: unknown) => console.error(error),
      )
  })
  hot?.on('panel:failed', ({ message }) => change({ isSwitching: false, failure: message }))
  return {
    state,
    subscribe,
    clear: () => log.clear(),
    switchTo(backend) {
      change({ isSwitching: true, failure: undefined })
      hot?.send('panel:switch', { backend })
    },
  }
}

async function readExchange({ request, response }: PageExchange): Promise<Exchange> {
  const call = { method: request.method, pathname: new URL(request.url).pathname }
  // The gateway's own words stand for an answer that never came.
  if (response.type === 'error' || response.headers.has('x-gateway'))
    return {
      ...call,
      answer: undefined,
      failure: response.headers.get('x-gateway') ?? 'соединение прервалось',
    }
  const { status, headers } = response
  const isText = /json|text/i.test(headers.get('content-type') ?? '')
  return { ...call, answer: { status, headers, body: isText ? await response.text() : '' } }
}
