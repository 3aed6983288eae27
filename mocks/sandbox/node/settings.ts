/** A port from the environment; throws a message that names the setting when it is none. */
export function readPort(setting: string, fallback: number): number {
  const text = process.env[setting]
  if (text === undefined || text === '') return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${setting} is no port: ${text}`)
  return port
}
