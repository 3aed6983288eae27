import { createHmac } from 'node:crypto'
import { type ContractDocument, webhookEntries } from '../../model/document.ts'
import { examplesOf, jsonContent } from '../../model/json-content.ts'
import { recordOf } from '../../model/record.ts'
import type { WebhookFault } from './faults/webhook-faults.ts'

/** The secret of the contract's example of `createHook`. */
export const hookSecret = '5d2f0c9b7a1e48c3b6f4d8e2a9c07b31'

export function signatureOf(body: string): string {
  return createHmac('sha256', hookSecret).update(body).digest('hex')
}

/** The contract's example of a webhook's payload. */
export function examplePayload(document: ContractDocument, event: string): Record<string, unknown> {
  const entry = webhookEntries(document).find(({ path }) => path === event)
  const example = examplesOf(document, jsonContent(document, entry?.operation.requestBody)).get('success')
  if (!example) throw new Error(`The contract has no example of the webhook ${event}`)
  return structuredClone(recordOf(example['value']))
}

/** A payload as a backend sends it, signed; wrongly where a fault is given. */
export function sentWebhook(
  payload: Record<string, unknown>,
  { payload: change, request }: Partial<WebhookFault> = {},
) {
  change?.(payload)
  const body = JSON.stringify(payload)
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'X-Signature': signatureOf(body),
  }
  const delivery: { body: string; headers: Record<string, string> } = { body, headers }
  request?.(delivery)
  return delivery
}
