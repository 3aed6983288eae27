import { join, resolve } from 'node:path'
import type { MapTiles } from '../lib/map-tiles.ts'
import { mapTiles } from './map-settings.ts'
import { noProxies, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

/** Files of the certificate with its chain, and of its private key. */
export interface TlsPaths {
  cert: string
  key: string
}

/** How this storefront is set up; everything comes from the environment, checked at start. */
export interface Settings {
  port: number
  host: string
  /** Origin under which visitors and search engines know the shop; undefined: that of host and port. */
  shopOrigin: string | undefined
  /** Origin of a real backend; absent: the embedded sandbox. */
  backendUrl: string | undefined
  dataDir: string
  /** Toll-free phone of error pages while the backend's own is not known (O-23). */
  supportPhone: string
  /** Opens the sandbox's controls to callers that are not on this machine. */
  sandboxControlToken: string | undefined
  /** Proxies that say by `X-Forwarded-Proto` and `X-Forwarded-For` who came and how. */
  trustedProxies: TrustedProxies
  /** How long a call to the backend may take, in milliseconds. */
  backendTimeout: number
  /** Present: the shop itself speaks https and HTTP/2. */
  tls: TlsPaths | undefined
  /** Folder in which the assets of builds that ran before are kept. */
  assetsDir: string
  /** How long the shop still takes requests after a signal to end, in milliseconds. */
  drainTime: number
  /** Pictures of maps; absent: maps show outlines only. */
  mapTiles: MapTiles | undefined
  /** Key of the hashes by which the log tells whose login failed; the same for all processes of a shop. */
  logKey: string | undefined
  /** File that records the calls to the backend. */
  harFile: string | undefined
}

/** Settings that can't be used; the message says what to mend, one line each. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Reads the settings. @throws {SettingsError} naming every wrong one */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = []
  const number = (name: string, fallback: number, min: number, max: number): number => {
    const text = env[name]?.trim()
    if (!text) return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    problems.push(`${name}: "${text}" is not a whole number from ${min} to ${max}`)
    return fallback
  }
  const settings: Settings = {
    port: number('PORT', 3000, 0, 65535),
    host: env['HOST']?.trim() || '127.0.0.1',
    shopOrigin: originSetting('SHOP_ORIGIN', env['SHOP_ORIGIN']?.trim(), problems),
    backendUrl: originSetting('BACKEND_URL', env['BACKEND_URL']?.trim(), problems),
    dataDir: resolve(env['DATA_DIR']?.trim() || '.data'),
    supportPhone: supportPhone(env['SUPPORT_PHONE']?.trim(), problems),
    sandboxControlToken: controlToken(env['SANDBOX_CONTROL_TOKEN']?.trim(), problems),
    trustedProxies: trustedProxies(env['TRUST_PROXY']?.trim(), problems),
    backendTimeout: number('BACKEND_TIMEOUT_MS', 10_000, 100, 120_000),
    tls: tlsPaths(env['TLS_CERT']?.trim(), env['TLS_KEY']?.trim(), problems),
    assetsDir: resolve(env['ASSETS_DIR']?.trim() || join(env['DATA_DIR']?.trim() || '.data', 'assets')),
    drainTime: number('DRAIN_MS', 0, 0, 120_000),
    mapTiles: mapTiles(env, problems),
    logKey: env['LOG_KEY']?.trim() || undefined,
    harFile: env['HAR']?.trim() ? resolve(env['HAR'].trim()) : undefined,
  }
  if (!/^[\w.:-]+$/.test(settings.host))
    problems.push(`HOST: "${settings.host}" is not a host name or address`)
  if (settings.backendUrl !== undefined && isOwnOrigin(settings.backendUrl, settings))
    problems.push(`BACKEND_URL: ${settings.backendUrl} is this shop itself, by its PORT`)
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return settings
}

/** An origin from the environment; what is wrong with it is added to `problems`. */
export function originSetting(
  name: string,
  text: string | undefined,
  problems: string[],
): string | undefined {
  if (!text) return undefined
  if (!URL.canParse(text)) {
    problems.push(`${name}: "${text}" is not a URL; expected such as https://shop.example`)
    return undefined
  }
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    problems.push(`${name}: only http and https are known`)
  if (url.username || url.password)
    problems.push(`${name}: a name or password in the address is not supported`)
  if (url.pathname !== '/' || url.search || url.hash)
    problems.push(`${name}: only the origin, without a path`)
  return url.origin
}

/** A shop that asks itself would ask for ever: each call makes another one. */
export function isOwnOrigin(origin: string, { host, port }: Pick<Settings, 'host' | 'port'>): boolean {
  const { protocol, hostname, port: given } = new URL(origin)
  const isOwnHost = hostname === host || /^(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
  return port !== 0 && isOwnHost && Number(given || (protocol === 'https:' ? 443 : 80)) === port
}

function supportPhone(text: string | undefined, problems: string[]): string {
  const phone = text || '8 800 555-35-12'
  if (!/^\+?[\d ()\u2011-]{5,24}$/.test(phone))
    problems.push(`SUPPORT_PHONE: "${phone}" does not look like a phone number`)
  return phone
}

function controlToken(text: string | undefined, problems: string[]): string | undefined {
  if (!text) return undefined
  if (text.length < 16)
    problems.push('SANDBOX_CONTROL_TOKEN: at least 16 characters, it opens the sandbox to the network')
  return text
}

function tlsPaths(
  cert: string | undefined,
  key: string | undefined,
  problems: string[],
): TlsPaths | undefined {
  if (!cert && !key) return undefined
  if (cert && key) return { cert: resolve(cert), key: resolve(key) }
  problems.push(`${cert ? 'TLS_KEY' : 'TLS_CERT'}: missing; certificate and key are set together`)
  return undefined
}

function trustedProxies(text: string | undefined, problems: string[]): TrustedProxies {
  const proxies = parseTrustedProxies(text)
  if (!proxies)
    problems.push(
      `TRUST_PROXY: "${text}" is neither a number of proxies from 0 to 9 nor their addresses, such as 10.0.0.0/8`,
    )
  return proxies ?? noProxies
}
