import { randomBytes } from 'node:crypto'

/** Characters of a nonce. */
export const nonceLength = 24

/** A new nonce: 16 random bytes in base64. */
export function newNonce(): string {
  return randomBytes(16).toString('base64')
}
