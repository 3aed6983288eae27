import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants, Http2ServerRequest } from 'node:http2'
import { sendResponse } from '@remix-run/node-fetch-server'
import { type ByteRoom, createByteRoom } from '../gateway/byte-room.ts'
import { free } from '../lib/bounded-body.ts'
import type { NodeRequest, NodeResponse } from './node-message.ts'

/** A body with a declared length up to this, in bytes, is read to its end to keep the connection. */
const worthReading = 64 * 1024
/** So much of all longer bodies together is read and dropped at a time, in bytes. */
const mostDropped = 4 * 1024 * 1024
/** How long a client that is still sending is given to read its answer, in milliseconds. */
const lingerTime = 2000

/** What the connections of one server have in common. */
export interface UnreadBodies {
  /** Connections that close after the current answer; later requests on them are ignored. */
  closing: WeakSet<object>
  /** Bytes that were read for nothing. */
  dropped: ByteRoom
}

export const createUnreadBodies = (): UnreadBodies => ({
  closing: new WeakSet(),
  dropped: createByteRoom(mostDropped),
})

/**
 * Sends an answer that doesn't wait for the rest of the request's body, such as 403 or 413. The rest is discarded: on
 * HTTP/1 the next request of the connection stands behind it. After a long body, or one of unknown length, the
 * connection is closed.
 */
export async function sendBeforeBodyEnds(
  message: NodeRequest,
  response: NodeResponse,
  answer: Response,
  { closing, dropped }: UnreadBodies,
): Promise<void> {
  if (message instanceof Http2ServerRequest) {
    await sendResponse(response, answer)
    message.stream.close(constants.NGHTTP2_NO_ERROR)
    return
  }
  const declared = Number(message.headers['content-length'] ?? Infinity)
  discard(message, dropped)
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

/**
 * Reads on without keeping anything; a reader that stopped in the middle has left the body paused. Beyond the bound nothing
 * more is taken: hundreds of long bodies at once would fill the memory faster than it is freed.
 */
function discard(message: IncomingMessage, dropped: ByteRoom): void {
  message.removeAllListeners('data')
  let own = 0
  message.on('data', (part: Uint8Array) => {
    if (dropped.take(part.byteLength)) own += part.byteLength
    else message.pause()
    free(part)
  })
  message.once('close', () => dropped.giveBack(own))
  message.resume()
}
