import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { AnswerReader } from './answer-reader.ts'

export interface LoadResult {
  /** Answers per second. */
  rate: number
  /** 99th percentile of one answer's time, in milliseconds. */
  p99: number
}

interface Load {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Requests under way at once. */
  concurrency?: number
  /** How long to go on, in milliseconds. */
  duration?: number
}

/**
 * Sends the same request over and over to a server on this machine and counts whole answers of 2xx. Over bare sockets:
 * Node's own client costs more than the sandbox's answer, so it would measure itself.
 */
export async function measureLoad({
  url,
  method = 'GET',
  headers = {},
  body,
  concurrency = 8,
  duration = 3000,
}: Load): Promise<LoadResult> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = {
    host,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  const message = Buffer.from(`${method} ${pathname}${search} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`)
  const sockets = await Promise.all(
    Array.from({ length: concurrency }, () => connectTo(hostname.replace(/^\[|\]$/g, ''), Number(port))),
  )
  try {
    // The first second warms the server up and isn't counted.
    await Promise.all(sockets.map((socket) => repeat(socket, message, url, performance.now() + 1000)))
    const started = performance.now()
    const lanes = await Promise.all(sockets.map((socket) => repeat(socket, message, url, started + duration)))
    const seconds = (performance.now() - started) / 1000
    const sorted = Float64Array.from(lanes.flat()).toSorted()
    return { rate: sorted.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}

async function connectTo(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** One request after another on one connection, until the time is over. @returns milliseconds of each */
async function repeat(socket: Socket, message: Buffer, url: string, until: number): Promise<number[]> {
  const times: number[] = []
  const reader = new AnswerReader()
  await new Promise<void>((resolve, reject) => {
    let sent = performance.now()
    const onData = (chunk: Buffer) => {
      const status = reader.take(chunk)
      if (status === undefined) return
      if (status >= 300) return end(new Error(`${url} answered ${status}`))
      const now = performance.now()
      times.push(now - sent)
      if (now >= until) return end()
      sent = now
      socket.write(message)
    }
    const onClose = () => end(new Error(`${url} closed the connection`))
    const end = (error?: Error) => {
      socket.off('data', onData).off('close', onClose).off('error', end)
      if (error) reject(error)
      else resolve()
    }
    socket.on('data', onData).on('close', onClose).on('error', end)
    socket.write(message)
  })
  return times
}
