import { readFileSync } from 'node:fs'

/** The oldest versions that the shop is made for: `browserslist` in package.json, one line each. */
export function supportedBrowsers(): { name: string; version: string }[] {
  const { browserslist } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { browserslist: string[] }
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
    if (name === undefined || version === undefined)
      throw new Error(`browserslist: "${line}" is no "name >= version"`)
    return { name, version }
  })
}

/** The same as targets of Vite: syntax that a listed browser lacks is rewritten. */
export function buildTargets(): string[] {
  return supportedBrowsers().map(({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`)
}
