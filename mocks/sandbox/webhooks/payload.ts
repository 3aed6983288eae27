import type { HookTryRecord } from '../seed/hook-records.ts'

/** The body of a webhook (`webhooks` of the contract), as the text that is signed and sent. */
export function payloadOf(
  { id, eventId, event, eventAt, object, kind }: HookTryRecord,
  companyId: number,
): string {
  return JSON.stringify({
    eventId,
    deliveryId: id,
    event,
    at: eventAt,
    contragentId: companyId,
    test: kind === 'test',
    object,
  })
}

/** HMAC-SHA256 of the body in hex. The key is the text of the secret, not the bytes that it spells. */
export async function signatureOf(body: string, secret: string): Promise<string> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(body)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
