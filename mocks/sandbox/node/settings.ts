/** A port from the environment. Throws a message that names the setting if it is invalid. */
export function readPort(setting: string, fallback: number, text = process.env[setting]): number {
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${setting} is no port: ${text}`)
  return port
}

/** The number of another seed from `SANDBOX_SEED`; absent: the shop's own. Throws a message when it is no number. */
export function readSeedNumber(text = process.env['SANDBOX_SEED']): number | undefined {
  if (text === undefined || text === '') return undefined
  const seed = Number(text)
  if (!Number.isInteger(seed) || seed < 0 || seed > 2_147_483_647)
    throw new Error(`SANDBOX_SEED is no whole number from 0 to 2147483647: ${text}`)
  return seed
}
