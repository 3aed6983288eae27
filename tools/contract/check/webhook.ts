import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Contract } from '../model/contract.ts'
import { isJsonType } from '../model/declared-answers.ts'
import { webhookEntries } from '../model/document.ts'
import { jsonContent } from '../model/json-content.ts'
import { isRecord } from '../model/record.ts'
import { targetPointer } from '../model/reference.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import { undocumentedFields } from '../model/undocumented-fields.ts'
import type { Finding } from './finding.ts'

/** A request that a receiver got. */
export interface WebhookDelivery {
  headers: Headers | Readonly<Record<string, string>>
  /** The raw body: the signature is of its bytes. */
  body: string | Uint8Array
}

const signatureHeader = 'X-Signature'

/**
 * Judges a delivery by the webhooks of a contract: media type, signature, event, payload and undocumented fields. The
 * signature is checked where the webhook declares `X-Signature`.
 * @param secret key of the HMAC, as `createHook` or `rotateHookSecret` answered it
 * @returns what is broken; empty when nothing is
 */
export function checkWebhook(
  { document }: Contract,
  { headers: given, body }: WebhookDelivery,
  secret: string,
): Finding[] {
  const headers = new Headers(given)
  const bytes = typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  const type = headers.get('content-type') ?? ''
  const typed: Finding[] = isJsonType(type)
    ? []
    : [finding('header', 'header Content-Type', `must be application/json, got ${type || 'nothing'}`)]
  const payload = parsed(bytes)
  const event = isRecord(payload) ? payload['event'] : undefined
  const entry = webhookEntries(document).find(({ path }) => path === event)
  if (!entry) {
    const told = isRecord(payload)
      ? finding('webhook-event', '/event', `must be an event of the contract, got ${JSON.stringify(event)}`)
      : finding('webhook-body', 'body', 'must be a JSON object')
    return [...typed, ...signatureFindings(headers, bytes, secret), told]
  }
  const isSigned = entry.parameters.some(
    ({ in: place, name }) => place === 'header' && name.toLowerCase() === signatureHeader.toLowerCase(),
  )
  const schema = jsonContent(document, entry.operation.requestBody)?.['schema']
  const schemaPointer = targetPointer(document, schema)
  if (schemaPointer === undefined)
    throw new Error(`The payload of the webhook ${entry.path} has no named schema`)
  return [
    ...typed,
    ...(isSigned ? signatureFindings(headers, bytes, secret) : []),
    ...schemaValidator(document)(schemaPointer, payload).map((problem) => ({ rule: 'schema', ...problem })),
    ...undocumentedFields(document, schema, payload).map((pointer) =>
      finding('undocumented', pointer, 'is not in the contract'),
    ),
  ]
}

function signatureFindings(headers: Headers, body: Buffer, secret: string): Finding[] {
  const pointer = `header ${signatureHeader}`
  const given = headers.get(signatureHeader)
  if (given === null) return [finding('webhook-signature', pointer, 'is missing')]
  const due = Buffer.from(createHmac('sha256', secret).update(body).digest('hex'))
  const told = Buffer.from(given)
  return told.length === due.length && timingSafeEqual(told, due)
    ? []
    : [
        finding(
          'webhook-signature',
          pointer,
          'must be the HMAC-SHA256 of the raw body in hex, keyed by the secret',
        ),
      ]
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

function finding(rule: string, pointer: string, message: string): Finding {
  return { rule, pointer, message }
}
