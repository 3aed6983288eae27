import { expect, test } from 'vitest'
import { readProblem, readViolations } from './violation.ts'

const entry = (severity: string, ...location: string[]) => ({
  location,
  severity,
  code: 'type',
  message: 'm',
})

test('errors and warnings are read with their side and place, information is not', () => {
  const header = JSON.stringify([
    entry('Error', 'response', 'body', 'data', 'items', '0', 'id'),
    entry('Warning', 'request', 'query', 'PAGEN_1'),
    entry('Information', 'request', 'header', 'x'),
    { location: ['response'], severity: 'Warning', message: 'Unable to match the returned status code' },
  ])
  expect(readViolations(header)).toEqual([
    { severity: 'error', side: 'answer', place: 'body /data/items/0/id', message: 'm', code: 'type' },
    { severity: 'warning', side: 'request', place: 'query PAGEN_1', message: 'm', code: 'type' },
    {
      severity: 'warning',
      side: 'answer',
      place: '',
      message: 'Unable to match the returned status code',
      code: '',
    },
  ])
  expect(readViolations(undefined)).toEqual([])
})

test('a list that Prism cut off is read as far as it is whole, and that it was cut is told', () => {
  const list = JSON.stringify([
    entry('Error', 'response', 'body', 'a'),
    entry('Error', 'response', 'body', 'b'),
    entry('Error', 'response', 'body', 'c'),
  ])
  const found = readViolations(`Too many violations! ${list.slice(0, -10)}`)
  expect(found.map(({ place, message }) => `${place} ${message}`)).toEqual([
    'body /a m',
    'body /b m',
    ' more is wrong than Prism tells',
  ])
})

test('a header that is no list is a violation, not silence', () => {
  expect(readViolations('oops')).toMatchObject([
    { severity: 'error', message: expect.stringContaining('oops') },
  ])
})

test('the refusal of --errors tells its list in the body', () => {
  const body = {
    title: 'Invalid request',
    validation: [{ ...entry('Error', 'body', 'product'), code: 'required' }],
  }
  expect(readProblem(Buffer.from(JSON.stringify(body)))).toEqual([
    { severity: 'error', side: 'request', place: 'body /product', message: 'm', code: 'required' },
  ])
  expect(readProblem(Buffer.from('{"title":"Route not resolved","detail":"no"}'))).toMatchObject([
    { message: 'Route not resolved: no' },
  ])
})
