import { Agent, request } from 'node:http'

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

/** Sends the same request over and over to a server on this machine and counts whole answers of 2xx. */
export async function measureLoad({
  url,
  method = 'GET',
  headers = {},
  body,
  concurrency = 8,
  duration = 3000,
}: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const times: number[] = []
  const once = async () =>
    new Promise<void>((resolve, reject) => {
      const started = performance.now()
      const sent = request(url, { method, headers, agent }, (response) => {
        response.resume()
        response.on('end', () => {
          if ((response.statusCode ?? 500) >= 300) {
            reject(new Error(`${url} answered ${response.statusCode}`))
            return
          }
          times.push(performance.now() - started)
          resolve()
        })
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  const lane = async (until: number) => {
    while (performance.now() < until) await once()
  }
  // The first second warms the server up and isn't counted.
  await Promise.all(Array.from({ length: concurrency }, () => lane(performance.now() + 1000)))
  times.length = 0
  const started = performance.now()
  await Promise.all(Array.from({ length: concurrency }, () => lane(started + duration)))
  const seconds = (performance.now() - started) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    rate: times.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  } satisfies LoadResult
}
