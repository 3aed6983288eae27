import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, Http2ServerRequest } from 'node:http2'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { NodeRequest, NodeResponse } from './node-message.ts'

/** A body with a declared length up to this, in bytes, is read to its end to keep the connection. */
const worthReading = 64 * 1024
/** How long a client that is still sending is given to read its answer, in milliseconds. */
const lingerTime = 2000

/**
 * Sends an answer that doesn't wait for the rest of the request's body, such as 403 or 413. The rest is discarded: on
 * HTTP/1 the next request of the connection stands behind it. After a long body, or one of unknown length, the
 * connection is closed.
 */
export async function sendBeforeBodyEnds(
  message: NodeRequest,
  response: NodeResponse,
  answer: Response,
  closing: WeakSet<object>,
): Promise<void> {
  if (message instanceof Http2ServerRequest) {
    await sendResponse(response, answer)
    message.stream.close(constants.NGHTTP2_NO_ERROR)
    return
  }
  const declared = Number(message.headers['content-length'] ?? Infinity)
  discard(message)
  if (declared <= worthReading || !('setHeaders' in response)) return sendResponse(response, answer)
  closing.add(message.socket)
  await sendAndClose(message, response, answer)
}

/** Writes the complete answer before `end`, which destroys the connection and may discard what the client hasn't read. */
async function sendAndClose(
  message: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = new Uint8Array(await answer.arrayBuffer())
  const ended = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, lingerTime)
    for (const event of ['end', 'close']) {
      message.once(event, () => {
        clearTimeout(timer)
        resolve()
      })
    }
  })
  response.setHeaders(answer.headers)
  response.setHeader('Connection', 'close')
  response.setHeader('Content-Length', body.byteLength)
  response.writeHead(answer.status)
  response.flushHeaders()
  if (message.method !== 'HEAD') response.write(body)
  await ended
  response.end()
}

/** A reader that stopped in the middle leaves the body paused. */
function discard(message: IncomingMessage): void {
  message.removeAllListeners('data')
  message.resume()
}
