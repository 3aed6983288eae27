import { createServer, request as forward, type Server } from 'node:http'
import { idleTimeout } from '../sandbox/node/http.ts'
import { listOperations, type ContractDocument } from '../sandbox/contract.ts'

/** A path template with a parameter that may hold slashes, as a pattern over raw paths. */
export interface MultiSegmentPath {
  before: RegExp
}

/** Templates of the contract whose last parameter is marked `x-multi-segment`. */
export function multiSegmentPaths(contract: ContractDocument): MultiSegmentPath[] {
  return listOperations(contract).flatMap(({ path, multiSegment }) => {
    if (multiSegment.size === 0) return []
    const fixed = path.replace(/\{\w+\}\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')
    return [{ before: new RegExp(`^(${fixed})([^?]+)/(\\?.*)?$`) }]
  })
}

/**
 * Prism takes one segment for a path parameter. What a marked parameter holds is joined to one segment by encoding
 * its slashes; every other target stays as it is.
 */
export function joinSegments(target: string, marked: readonly MultiSegmentPath[]): string {
  for (const { before } of marked) {
    const match = before.exec(target)
    if (match) return `${match[1]}${match[2]?.replaceAll('/', '%2F')}/${match[3] ?? ''}`
  }
  return target
}

/** Passes every request to Prism, with the marked parameters joined. */
export function createPrismFront(
  marked: readonly MultiSegmentPath[],
  prism: { host: string; port: number },
): Server {
  return createServer({ keepAliveTimeout: idleTimeout }, (incoming, outgoing) => {
    const { method, headers, url: target = '/' } = incoming
    const call = forward({ ...prism, method, headers, path: joinSegments(target, marked) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', () => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end('Prism does not answer yet.\n')
    })
    incoming.pipe(call)
  })
}
