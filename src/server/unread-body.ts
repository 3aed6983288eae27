import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, Http2ServerRequest } from 'node:http2'
import { sendResponse } from '@remix-run/node-fetch-server'
import type { NodeRequest, NodeResponse } from './listener.ts'

/** A body that declares no more bytes than this is read to its end, so that its connection can be used again. */
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

/** The whole answer is on the wire before `end`, for that destroys the connection, and with it what wasn't read. */
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

/** Whoever began to read the body may have stopped in the middle and keep it paused. */
function discard(message: IncomingMessage): void {
  message.removeAllListeners('data')
  message.resume()
}
