import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import { BodyTooLarge, upTo } from '../../../src/lib/bounded-body.ts'
import type { PrismProcess } from '../prism/prism-process.ts'

export interface Message {
  headers: [string, string][]
  body: Buffer
}
export interface Answer extends Message {
  status: number
}
export interface Asked extends Message {
  method: string
  target: string
  answer?: Answer
  failure?: string
}
/** Bytes of a request or an answer; Prism judges them whole. */
export const longestBody = 64 * 1024 * 1024
export const idHeader = 'x-contract-proxy'
/** Headers of one connection, and what is written anew for the next. */
export const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
])

export function askPrism(
  { port }: PrismProcess,
  { method, headers, body }: Asked,
  path: string,
  id: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const own = headers.filter(([name]) => !ownHeaders.has(name))
    // Node writes no Host beside a list of headers.
    own.push(['host', `127.0.0.1:${port}`])
    // Without a length Node would send an empty body in chunks, and Prism can't read that.
    if (method !== 'GET') own.push(['content-length', String(body.length)])
    const call = ask(
      // Prism's list, with every letter escaped, is longer than Node lets headers be.
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: [...own, [idHeader, id]].flat(),
        maxHeaderSize: 131_072,
        // A connection that is kept may be closed by Prism in the moment in which it is used again.
        agent: false,
      },
      (answer) =>
        void messageOf(answer).then(
          (message) => resolve({ ...message, status: answer.statusCode ?? 502 }),
          reject,
        ),
    )
    call.on('error', reject)
    call.end(body)
  })
}

export async function messageOf(incoming: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = []
  const count = upTo(longestBody)
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    count(chunk.length)
    chunks.push(chunk)
  }
  const headers: [string, string][] = []
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.push([incoming.rawHeaders[index]?.toLowerCase() ?? '', incoming.rawHeaders[index + 1] ?? ''])
  return { headers, body: Buffer.concat(chunks) }
}

export function lineOf({ method = 'GET', url = '/' }: IncomingMessage): { method: string; target: string } {
  return { method, target: url }
}

export function answerWith(outgoing: ServerResponse, asked: Asked | undefined): void {
  const { status, headers, body } = asked?.answer ?? {
    status: 502,
    headers: [['content-type', 'text/plain; charset=utf-8']],
    body: Buffer.from(`${asked?.failure ?? 'no such call'}\n`),
  }
  const own = headers.filter(([name]) => !ownHeaders.has(name))
  outgoing.writeHead(status, [...own, ['content-length', String(body.length)]].flat())
  outgoing.end(asked?.method === 'HEAD' ? undefined : body)
}

/** A request that can't be read to its end: too long, or its sender has gone. */
export function breakOff(outgoing: ServerResponse, error: unknown): void {
  if (!(error instanceof BodyTooLarge) || outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  outgoing.writeHead(413, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  outgoing.end(`${error.message}\n`)
}
