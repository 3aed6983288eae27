import { expect, test } from 'vitest'
import { readContractFile } from '../model/read-contract.ts'
import { exampleRequests } from '../model/example-requests.ts'
import { operationEntries } from '../model/document.ts'
import { recordOf } from '../model/record.ts'
import { checkHar } from './har-check.ts'
import type { RecordedCall } from './har-file.ts'

test('every example of the contract is found as its operation and is a valid request', async () => {
  const contract = await readContractFile('src/generated/contract.json')
  const examples = exampleRequests(contract.document)
  const calls = examples.map(({ method, path, headers, body, answer }): RecordedCall => ({
    method,
    url: new URL(path, 'https://shop.example'),
    requestHeaders: new Headers(headers),
    ...(body !== undefined && { requestText: JSON.stringify(body) }),
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' }),
    text: JSON.stringify(answer),
  }))
  // Examples are of many moments, and some lists are cut short: rules of several answers compare what doesn't belong together.
  const ofOperations = new Set(
    operationEntries(contract.document)
      .flatMap(({ operation }) => operation['x-rules'] ?? [])
      .map((rule) => recordOf(rule)['id']),
  )
  const report = checkHar(contract, calls, { base: '', answersOnly: false, allowUndocumented: false })
  const told = [...report.violations, ...report.undocumentedFields]
    .filter(({ rule }) => !ofOperations.has(rule) && !rule.startsWith('same-'))
    .map(({ operationId, pointer, message }) => `${operationId} ${pointer}: ${message}`)
  expect(told).toEqual([])
  expect(report.undocumentedOperations).toEqual([])
  // Those that carry files have no examples in JSON.
  const ofFiles = ['downloadFile', 'exportFleetService', 'exportSavedCart', 'uploadFile']
  expect([...Object.keys(report.operations), ...ofFiles].toSorted()).toEqual(
    contract.operations.map(({ id }) => id).toSorted(),
  )
})
