import type { SeedChoice } from '../seed/seed.ts'

/** A port from the environment. Throws a message that names the setting if it is invalid. */
export function readPort(setting: string, fallback: number, text = process.env[setting]): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${setting} is no port: ${text}`)
  return port
}

/** Where webhooks are delivered to: this machine, hosts of the internet, nowhere. */
export const webhookTargets = ['loopback', 'public', 'none'] as const
export type WebhookTargets = (typeof webhookTargets)[number]

/** Where webhooks are delivered to, from `SANDBOX_WEBHOOKS`. Throws a message for an unknown word. */
export function readWebhookTargets(text = process.env['SANDBOX_WEBHOOKS']): WebhookTargets {
  if (text === undefined || text === '') return 'loopback'
  const known = webhookTargets.find((one) => one === text)
  if (!known) throw new Error(`SANDBOX_WEBHOOKS is none of ${webhookTargets.join(', ')}: ${text}`)
  return known
}

/** The number of another seed from `SANDBOX_SEED`; absent: the shop's own. Throws a message when it is no number. */
function readSeedNumber(text = process.env['SANDBOX_SEED']): number | undefined {
  if (text === undefined || text === '') return undefined
  const seed = Number(text)
  if (!Number.isInteger(seed) || seed < 0 || seed > 2_147_483_647)
    throw new Error(`SANDBOX_SEED is no whole number from 0 to 2147483647: ${text}`)
  return seed
}

/** The most products that a seed can be asked for. */
const mostProducts = 200_000

/** How many products to generate, from `SANDBOX_PRODUCTS`; absent: the seed's own. Throws a message when it is no such number. */
function readProductCount(text = process.env['SANDBOX_PRODUCTS']): number | undefined {
  if (text === undefined || text === '') return undefined
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > mostProducts)
    throw new Error(`SANDBOX_PRODUCTS is no whole number from 1 to ${mostProducts}: ${text}`)
  return count
}

/** The seed from `SANDBOX_SEED`, or the number in `text`, and `SANDBOX_PRODUCTS`. Throws a message when one is no such number. */
export function readSeedChoice(text?: string): SeedChoice {
  return { number: readSeedNumber(text), products: readProductCount() }
}
