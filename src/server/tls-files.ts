import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { Http2SecureServer } from 'node:http2'
import type { Log } from './request-log.ts'
import { SettingsError, type TlsPaths } from './settings.ts'

/** A certificate with its chain, and its private key, both PEM. */
export interface TlsFiles {
  cert: string
  key: string
  /** When the certificate ends, in milliseconds UTC. */
  validTo: number
}

/** Milliseconds between two checks of the files. */
const lookInterval = 10_000

/** @throws {SettingsError} when a file can't be read or used, or the key is that of another certificate */
export function readTlsFiles(paths: TlsPaths): TlsFiles {
  const cert = read('TLS_CERT', paths.cert)
  const key = read('TLS_KEY', paths.key)
  const certificate = parsed('TLS_CERT', paths.cert, 'a PEM certificate', () => new X509Certificate(cert))
  const privateKey = parsed('TLS_KEY', paths.key, 'a PEM private key without a passphrase', () =>
    createPrivateKey(key),
  )
  if (!certificate.checkPrivateKey(privateKey))
    throw new SettingsError(`TLS_KEY: ${paths.key} is not the key of the certificate ${paths.cert}`)
  return { cert, key, validTo: certificate.validToDate.getTime() }
}

/**
 * Uses renewed files for new connections. Unusable files are logged, and the last good ones stay in use.
 * @returns a function that stops watching
 */
export function watchTlsFiles(
  paths: TlsPaths,
  server: Http2SecureServer,
  { log, now, interval = lookInterval }: { log: Log; now: () => number; interval?: number },
): () => void {
  const report = (level: 'info' | 'error', message: string) =>
    log({ time: new Date(now()).toISOString(), level, event: 'tls', message })
  const reload = () => {
    try {
      const files = readTlsFiles(paths)
      server.setSecureContext({ cert: files.cert, key: files.key, minVersion: 'TLSv1.2' })
      report('info', `new certificate, valid to ${new Date(files.validTo).toISOString()}`)
    } catch (error) {
      report('error', error instanceof Error ? error.message : String(error))
    }
  }
  // Polls modification times, because renewals may replace a symbolic link instead of the file.
  for (const path of [paths.cert, paths.key]) watchFile(path, { interval, persistent: false }, reload)
  return () => {
    for (const path of [paths.cert, paths.key]) unwatchFile(path, reload)
  }
}

function read(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    throw new SettingsError(`${name}: ${path} can't be read (${reason})`, { cause: error })
  }
}

function parsed<T>(name: string, path: string, expected: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new SettingsError(`${name}: ${path} is not ${expected}`, { cause: error })
  }
}
