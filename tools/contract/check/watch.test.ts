import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import type { CheckReport } from './check-report.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import { inSuccess } from './testing/fault.ts'
import { accounts } from './testing/run-options.ts'
import { watch } from './watch.ts'

let backend: FaultyBackend
beforeAll(async () => {
  backend = await openFaultyBackend()
})
afterAll(() => backend.close())

test('watching tells what changes: broken, mended, and the chosen tag before all others', async () => {
  const options = readOptions(
    ['--target', backend.target, '--watch', '--tag', 'pages', '--runs', '0'],
    accounts,
  )
  if (!options) throw new Error('only help was asked for')
  const whole = await readContractFile(generatedContractFile)
  // A contract of a few operations: the rest of the rounds is the same.
  const names = new Set([
    'getHeader',
    'getFooter',
    'getCatalogMenu',
    'listSectionProducts',
    'login',
    'logout',
    'listNews',
  ])
  const operations = whole.operations.filter(({ id }) => names.has(id))
  const contract = { ...whole, operations, byId: new Map(operations.map((one) => [one.id, one])) }
  const lines: string[] = []
  const interruption = new AbortController()
  backend.begin()
  const ended = watch({
    contract,
    options,
    check: runCheck,
    print: (line) => void lines.push(line),
    interrupted: interruption.signal,
    pause: 20,
  })
  const text = () => lines.join('\n')
  await expect.poll(text, { timeout: 60_000 }).toContain('✓ listSectionProducts: complies')
  expect(text().indexOf('✓ listNews')).toBeLessThan(text().indexOf('✓ listSectionProducts'))
  backend.begin({
    name: 'a footer of numbers',
    operation: 'getFooter',
    place: '',
    answer: inSuccess('getFooter', (data) => void (data['contacts'] = 7)),
  })
  await expect.poll(text, { timeout: 60_000 }).toMatch(/✗ getFooter: \/data\/contacts/)
  backend.begin()
  await expect.poll(text, { timeout: 60_000 }).toMatch(/✗ getFooter[\s\S]*✓ getFooter: complies/)
  backend.begin({
    name: 'a menu that counts nothing: another value, the same shape',
    operation: 'getCatalogMenu',
    place: '',
    answer: inSuccess('getCatalogMenu', (data) => {
      const [first] = data['items'] as { countElements: number }[]
      if (first) first.countElements = 0
    }),
  })
  await expect.poll(text, { timeout: 60_000 }).toMatch(/✗ getCatalogMenu: \/data\/items/)
  interruption.abort()
  await ended
})

test('what changes is checked before the tags that were not looked at yet', async () => {
  const options = readOptions(['--target', backend.target, '--watch', '--tag', 'pages'], accounts)
  if (!options) throw new Error('only help was asked for')
  const whole = await readContractFile(generatedContractFile)
  const operations = whole.operations.filter(({ id }) =>
    ['getFooter', 'listNews', 'listSectionProducts', 'listCompanies'].includes(id),
  )
  const contract = { ...whole, operations, byId: new Map(operations.map((one) => [one.id, one])) }
  const turns: string[] = []
  const interruption = new AbortController()
  backend.begin()
  await watch({
    contract,
    options,
    check: (parts) => {
      turns.push(parts.options.operations.join())
      if (turns.length === 1)
        backend.begin({
          name: 'a footer of numbers',
          operation: 'getFooter',
          place: '',
          answer: inSuccess('getFooter', (data) => void (data['contacts'] = 7)),
        })
      if (turns.length === 4) interruption.abort()
      return Promise.resolve({ operations: [], violations: [], durationMs: 0 } as unknown as CheckReport)
    },
    print: () => {},
    interrupted: interruption.signal,
    pause: 20,
  })
  expect(turns[0]).toContain('listNews')
  expect(turns[1]).toBe('getFooter')
  // A look that is not steady yet may tell the footer once more.
  expect(turns.slice(2)).toContain('listSectionProducts')
})

test('a backend that is away is waited for', async () => {
  const options = readOptions(['--target', 'http://127.0.0.1:9', '--watch'], {})
  if (!options) throw new Error('only help was asked for')
  const lines: string[] = []
  const interruption = new AbortController()
  const contract = await readContractFile(generatedContractFile)
  const ended = watch({
    contract,
    options,
    check: runCheck,
    print: (line) => void lines.push(line),
    interrupted: interruption.signal,
    pause: 5,
  })
  await expect.poll(() => lines.join('\n')).toContain('does not answer; waiting for it')
  interruption.abort()
  await ended
})
