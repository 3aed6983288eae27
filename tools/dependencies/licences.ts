import { readFile } from 'node:fs/promises'

/** A package of the lockfile. */
export interface LockedPackage {
  name: string
  version: string
  /** SPDX expression; undefined where the package names none. */
  licence: string | undefined
  /** Needed only to build or test the shop, so no part of what is shipped. */
  isDev: boolean
}

/**
 * Licences under which a dependency may be shipped with a shop whose own source stays closed. LGPL is that of libvips,
 * a library of its own that sharp loads.
 */
const shippable = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'Zlib',
])

/** The packages that `npm ci` installs, by the lockfile. */
export async function lockedPackages(lockfile = 'package-lock.json'): Promise<LockedPackage[]> {
  const { packages } = JSON.parse(await readFile(lockfile, 'utf8')) as {
    packages: Record<string, { version: string; license?: string; dev?: boolean; devOptional?: boolean }>
  }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license, dev }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isDev: dev ?? false,
    }))
}

/** Whether every licence of an `AND`, or one of an `OR`, may be shipped; `AND` binds closer. */
export function isShippable(licence: string | undefined): boolean {
  const expression = licence?.replace(/^\((.*)\)$/, '$1') ?? ''
  // Parentheses inside would need a parser; no locked package has them, and an unknown name is refused.
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => shippable.has(name.trim())))
}
