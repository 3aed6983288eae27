import { expect, test } from 'vitest'
import { operationEntries, webhookEntries } from '../model/document.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { examplesOf, jsonContent } from '../model/json-content.ts'
import { readContractFile } from '../model/read-contract.ts'
import { recordOf } from '../model/record.ts'
import { examplePayload, hookSecret, sentWebhook, signatureOf } from './testing/webhook-delivery.ts'
import { checkWebhook } from './webhook.ts'

// Its faults stand in fault-table.test.ts.

const contract = await readContractFile(generatedContractFile)
const { document } = contract
const events = webhookEntries(document)

const found = (delivery: Parameters<typeof checkWebhook>[1]) =>
  checkWebhook(contract, delivery, hookSecret).map(({ pointer, message }) => `${pointer} ${message}`)

test('R-HOOK-02 every webhook of the contract, sent as its example and signed, raises nothing', () => {
  expect(events.length).toBeGreaterThan(9)
  expect(events.flatMap(({ path }) => found(sentWebhook(examplePayload(document, path))))).toEqual([])
})

test('the bytes are judged, whatever type they come in', () => {
  const { body, headers } = sentWebhook(examplePayload(document, 'order.created'))
  expect(found({ body: new TextEncoder().encode(body), headers: new Headers(headers) })).toEqual([])
})

test('the example of the signature is true of the payload and the secret of the examples', () => {
  const { parameters } = events.find(({ path }) => path === 'order.created') ?? {}
  const example = recordOf(parameters?.find(({ name }) => name === 'X-Signature'))['example']
  expect(example).toBe(signatureOf(JSON.stringify(examplePayload(document, 'order.created'))))
  const created = operationEntries(document).find(({ operation }) => operation.operationId === 'createHook')
  const answer = examplesOf(document, jsonContent(document, created?.operation.responses['200'])).get(
    'success',
  )
  expect(recordOf(answer?.['value'])).toMatchObject({ data: { secret: hookSecret } })
})

test('a body that is no JSON object is told', () => {
  expect(found({ body: '[]', headers: { 'Content-Type': 'application/json' } })).toEqual([
    'header X-Signature is missing',
    'body must be a JSON object',
  ])
})
