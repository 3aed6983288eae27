import { BodyTooLarge, readBounded, upTo } from '../lib/bounded-body.ts'
import type { Log } from './request-log.ts'

/** Logs a browser's report of a violation of the Content-Security-Policy. */
export async function cspReport(request: Request, log: Log, now: () => number): Promise<Response> {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } })
  try {
    const bytes = await readBounded(request.body, upTo(16 * 1024))
    const report: unknown = JSON.parse(new TextDecoder().decode(bytes))
    log({ time: new Date(now()).toISOString(), level: 'warn', event: 'csp', ...facts(report) })
  } catch (error) {
    return new Response(null, { status: error instanceof BodyTooLarge ? 413 : 400 })
  }
  return new Response(null, { status: 204 })
}

function facts(report: unknown): Record<string, string> {
  const body = isRecord(report) && isRecord(report['csp-report']) ? report['csp-report'] : {}
  const names = ['effective-directive', 'blocked-uri', 'source-file', 'document-uri'] as const
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = body[name]
      // Without the query, which may contain a password link (O-72).
      return typeof value === 'string' ? [[name, (value.split('?')[0] ?? '').slice(0, 300)]] : []
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
