import { createServer, request as forward, type Server } from 'node:http'
import { idleTimeout } from '../../../mocks/sandbox/node/http.ts'
import { contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { createPathMatcher } from '../model/path-matcher.ts'

/** Writes a request's target as Prism understands it. */
export type SegmentJoiner = (target: string) => string

/**
 * Prism takes one segment for a path parameter. What a parameter marked `x-multi-segment` holds is joined to one
 * segment by encoding its slashes; every other target stays as it is.
 */
export function segmentJoiner(document: ContractDocument): SegmentJoiner {
  const marked = contractOf(document, '').operations.filter(({ parameters }) =>
    parameters.some((one) => one['x-multi-segment']),
  )
  const match = createPathMatcher(marked)
  return (target) => {
    const [path = ''] = target.split('?')
    const [found] = match(path)
    if (!found) return target
    const joined = found.operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
      (found.values[name] ?? '').replaceAll('/', '%2F'),
    )
    return joined + target.slice(path.length)
  }
}

/** Passes every request to Prism, with the marked parameters joined, after the delay that `Prefer: wait=` asks for. */
export function createPrismFront(join: SegmentJoiner, prism: { host: string; port: number }): Server {
  return createServer({ keepAliveTimeout: idleTimeout }, (incoming, outgoing) => {
    const { method, headers, url: target = '/' } = incoming
    const seconds = waitOf(headers['prefer'])
    if (Number.isNaN(seconds)) {
      outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end('Prefer: wait is a number of seconds.\n')
      return
    }
    const pass = () => {
      if (outgoing.destroyed) return
      const call = forward({ ...prism, method, headers, path: join(target) }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      call.on('error', () => {
        if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        outgoing.end('Prism does not answer yet.\n')
      })
      incoming.pipe(call)
    }
    if (seconds === 0) pass()
    else setTimeout(pass, seconds * 1000)
  })
}

/** Longest delay, seconds, as in the sandbox. */
const longestWait = 60

/** Seconds of `Prefer: wait=2`, which Prism doesn't know; NaN when it is no such number. */
export function waitOf(prefer: string | string[] | undefined): number {
  const [, text] = /(?:^|[,;])\s*wait\s*=\s*"?([^,;"]*)/.exec([prefer ?? ''].flat().join(',')) ?? []
  if (text === undefined) return 0
  const seconds = text.trim() === '' ? Number.NaN : Number(text)
  return seconds >= 0 ? Math.min(seconds, longestWait) : Number.NaN
}
