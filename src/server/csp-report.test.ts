import { expect, test } from 'vitest'
import { createCspReports } from './csp-report.ts'
import type { LogEntry } from './request-log.ts'

const report = () =>
  new Request('http://shop/csp', {
    method: 'POST',
    body: JSON.stringify({ 'csp-report': { 'blocked-uri': 'https://evil.example/?checkword=1' } }),
  })

test('X-22 of a flood of CSP reports few are logged, and how many were dropped', async () => {
  const log: LogEntry[] = []
  let now = 0
  const reports = createCspReports(
    (entry) => log.push(entry),
    () => now,
  )
  const statuses: number[] = []
  for (let index = 0; index < 100; index += 1) statuses.push((await reports(report())).status)
  expect(statuses.filter((status) => status === 204)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
  expect(log).toHaveLength(60)
  now = 60_000
  expect((await reports(report())).status).toBe(204)
  expect(log.slice(60).map(({ event, reports: dropped }) => [event, dropped])).toEqual([
    ['csp.dropped', 40],
    ['csp', undefined],
  ])
  expect(JSON.stringify(log)).not.toContain('checkword')
})
