/** HMAC-SHA-256 by WebCrypto, so that it works in a browser too. */
export async function hmac(key: string, text: string): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', secret, encoder.encode(text)))
}

/** 64 bits of it in hex: tells whether two texts are equal, and none of them to who lacks the key. */
export async function keyedHash(key: string, text: string): Promise<string> {
  return toHex((await hmac(key, text)).subarray(0, 8))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
