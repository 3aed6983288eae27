import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentAssets } from '../app/render-env.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

/** Vite's manifest: source file to what was built of it. */
export type Manifest = Record<string, ManifestChunk>

export const clientEntry = 'src/app/entry-client.tsx'
const fontSources = ['src/ui/fonts/plex-sans.woff2', 'src/ui/fonts/plex-mono.woff2']

/** @param clientFolder the built client */
export async function readManifest(clientFolder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as Manifest
}

/** Assets of the production build. Which chunks a module needs is worked out once per module. */
export function manifestAssets(manifest: Manifest): DocumentAssets {
  const needs = new Map<string, Needs>()
  const needsOfModule = (module: string) => {
    const known = needs.get(module) ?? needsOf(manifest, module)
    needs.set(module, known)
    return known
  }
  const entry = manifest[clientEntry]
  if (!entry) throw new Error(`The client build has no ${clientEntry}: run \`npm run build\``)
  const fonts = fontSources.flatMap((source) => (manifest[source] ? [manifest[source].file] : []))
  const fontLinks = fonts
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  return {
    head(modules, nonce, lateParts) {
      const css = new Set<string>()
      const scripts = new Set<string>()
      for (const module of [clientEntry, ...modules]) {
        const need = needsOfModule(module)
        for (const file of need.css) css.add(file)
        for (const file of need.scripts) scripts.add(file)
      }
      for (const module of lateParts) for (const file of needsOfModule(module).css) css.add(file)
      scripts.delete(entry.file)
      const nonceAttribute = `nonce="${nonce}"`
      return [
        ...[...css].map((file) => `<link rel="stylesheet" href="/${file}">`),
        fontLinks,
        `<script type="module" ${nonceAttribute} src="/${entry.file}"></script>`,
        ...[...scripts].map((file) => `<link rel="modulepreload" ${nonceAttribute} href="/${file}">`),
      ].join('')
    },
  }
}

interface Needs {
  css: Set<string>
  scripts: Set<string>
}

function needsOf(manifest: Manifest, module: string): Needs {
  const needs: Needs = { css: new Set(), scripts: new Set() }
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || needs.scripts.has(chunk.file)) return
    needs.scripts.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    for (const file of chunk.css ?? []) needs.css.add(file)
  }
  visit(module)
  return needs
}
