import { toHex } from '../../src/lib/keyed-hash.ts'
import { createWorkQueue } from './work-queue.ts'

/**
 * Where hashes are made, outside of every world's queue. Node hashes on threads that files are read on too, so not on all of
 * them.
 */
export const hashing = createWorkQueue({ atOnce: 2, most: 100 })

/** Rounds of PBKDF2: about 20 ms of one core, enough for a sandbox and short enough for tests. */
const rounds = 60_000
const scheme = 'pbkdf2-sha256'

/** Hash of `demoPassword` of the seed, made once by `hashPassword`: the accounts of the seed have no hash of their own. */
export const demoPasswordHash =
  'pbkdf2-sha256$60000$457eba196227ed302bffdfd8bd4242f0$ce9da0f2bcc6e6cc876e45a2ef854581e5b032679feb55e7913128bf25daae3d'

/** `pbkdf2-sha256$<rounds>$<salt>$<hash>`, salt and hash in hex. WebCrypto, so that it works in a browser too. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return [scheme, rounds, toHex(salt), toHex(await derive(password, salt, rounds))].join('$')
}

/** Takes the same time whether the password is right or wrong. A malformed hash matches no password. */
export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const [name, count, salt, expected = ''] = hash.split('$')
  if (name !== scheme || !salt || !Number(count)) return false
  const actual = toHex(await derive(password, fromHex(salt), Number(count)))
  let difference = actual.length ^ expected.length
  for (let index = 0; index < actual.length; index += 1)
    difference |= actual.charCodeAt(index) ^ expected.charCodeAt(index % (expected.length || 1))
  return difference === 0
}

async function derive(
  password: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations }
  return new Uint8Array(await hashing.run(() => crypto.subtle.deriveBits(parameters, key, 256)))
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
