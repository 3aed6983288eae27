import { BodyTooLarge, readBounded, upTo } from '../lib/bounded-body.ts'
import type { Log } from './request-log.ts'

/** Reports that are logged in a minute: anybody may send any number of them. */
const mostInMinute = 60
const minute = 60_000

/** Logs browsers' reports of violations of the Content-Security-Policy; those above the rate are only counted. */
export function createCspReports(log: Log, now: () => number): (request: Request) => Promise<Response> {
  let since = now()
  let taken = 0
  const isTooMany = () => {
    if (now() - since >= minute) {
      if (taken > mostInMinute)
        log({ time: iso(now()), level: 'warn', event: 'csp.dropped', reports: taken - mostInMinute })
      since = now()
      taken = 0
    }
    taken += 1
    return taken > mostInMinute
  }
  return async (request) => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } })
    if (isTooMany()) return new Response(null, { status: 429, headers: { 'Retry-After': '60' } })
    return cspReport(request, log, now)
  }
}

const iso = (milliseconds: number) => new Date(milliseconds).toISOString()

async function cspReport(request: Request, log: Log, now: () => number): Promise<Response> {
  try {
    const bytes = await readBounded(request.body, upTo(16 * 1024))
    const report: unknown = JSON.parse(new TextDecoder().decode(bytes))
    log({ time: iso(now()), level: 'warn', event: 'csp', ...facts(report) })
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
