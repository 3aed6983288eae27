import { SettingsError } from '../../src/server/settings.ts'

/** What answers the shop's calls in development. `msw`: the sandbox inside the page, without this server. */
export type BackendChoice = { kind: 'sandbox' | 'prism' | 'msw' } | { kind: 'url'; origin: string }

/**
 * Reads `BACKEND=sandbox|prism|msw|<url>`; absent: `BACKEND_URL`, and without that the embedded sandbox.
 * @throws {SettingsError} when it is none of these, or says something else than `BACKEND_URL`
 */
export function readBackendChoice(
  env: Readonly<Record<string, string | undefined>>,
  backendUrl: string | undefined,
): BackendChoice {
  const text = env['BACKEND']?.trim()
  if (!text) return backendUrl === undefined ? { kind: 'sandbox' } : { kind: 'url', origin: backendUrl }
  const choice = parseBackend(text)
  if (typeof choice === 'string') throw new SettingsError(`BACKEND: ${choice}`)
  if (backendUrl !== undefined && (choice.kind !== 'url' || choice.origin !== backendUrl))
    throw new SettingsError(`BACKEND is "${text}", but BACKEND_URL is "${backendUrl}": set one of them`)
  return choice
}

/** A choice from what a person typed, or a sentence that tells what is wrong with it. */
export function parseBackend(text: string): BackendChoice | string {
  if (text === 'sandbox' || text === 'prism' || text === 'msw') return { kind: text }
  if (!URL.canParse(text) || !/^https?:/i.test(text))
    return `"${text}" is none of sandbox, prism, msw or an address such as https://backend.example`
  const url = new URL(text)
  if (url.username || url.password) return 'a name or password in the address is not supported'
  if (url.pathname !== '/' || url.search || url.hash)
    return 'only the origin, without a path; the paths are those of the contract'
  return { kind: 'url', origin: url.origin }
}

/** How a choice is written, in the setting and on the panel. */
export function backendName(choice: BackendChoice): string {
  return choice.kind === 'url' ? choice.origin : choice.kind
}
