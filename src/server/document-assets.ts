import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentAssets } from '../app/render-env.ts'
import { keptAttribute, offlineScriptPath } from '../lib/offline-names.ts'
import { documentStyles } from './document-styles.ts'
import { openStyleRules } from './style-rules.ts'

interface ManifestChunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

/** Vite's manifest: source file to what was built of it. */
type Manifest = Record<string, ManifestChunk>

export const clientEntry = 'src/app/entry-client.tsx'
/** The manifest's name for the styles of the frame and the first views. */
export const firstStylesheet = 'style.css'

/** Visitors come to diagrams from outside, as to products: a stylesheet of their own would delay the first paint. */
const openedAtOnce = ['src/routes/parts.tsx', 'src/routes/parts-diagram.tsx']

/** Assets of the production build. @param clientFolder the built client */
export async function readAssets(clientFolder: string): Promise<DocumentAssets> {
  const read = (file: string) => readFile(join(clientFolder, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const entry = chunkOf(manifest, clientEntry)
  const stylesheet = chunkOf(manifest, firstStylesheet).file
  const vendor = Object.values(manifest).find(({ name }) => name === 'vendor')?.file
  const filesOfModule = new Map<string, ModuleFiles>()
  const filesOf = (module: string) => {
    const known = filesOfModule.get(module) ?? importedFiles(manifest, module)
    filesOfModule.set(module, known)
    return known
  }
  const lateRules = new Map<string, ReturnType<typeof openStyleRules>>()
  for (const file of new Set(openedAtOnce.flatMap((module) => [...filesOf(module).styles]))) {
    const text = await read(file)
    if (text.includes('</')) throw new Error(`${file} can't stand inside a document`)
    lateRules.set(file, openStyleRules(text))
  }
  return {
    styles: documentStyles(stylesheet, await read(stylesheet)),
    // Low priority: pictures come first, and the page can be read and used without scripts.
    lateStyles(modules, nonce, page) {
      const files = [...new Set(modules.flatMap((module) => [...filesOf(module).styles]))]
      const isInside = modules.some((module) => openedAtOnce.includes(module))
      return files
        .map((file) =>
          isInside
            ? `<style nonce="${nonce}">${lateRules.get(file)?.(page).now ?? ''}</style>`
            : `<link rel="stylesheet" href="/${file}">`,
        )
        .join('')
    },
    scripts(modules, nonce) {
      const always = modules.filter((module) => typeof module === 'string')
      const sometimes = modules.filter((module) => typeof module === 'object')
      const preloads = new Set([clientEntry, ...always].flatMap((module) => [...filesOf(module).scripts]))
      const onMedia = sometimes.flatMap(({ module, media }) =>
        [...filesOf(module).scripts].filter((file) => !preloads.has(file)).map((file) => ({ file, media })),
      )
      preloads.delete(entry.file)
      const attributes = `nonce="${nonce}" fetchpriority="low"`
      // A script of its own is evaluated in a task of its own.
      const scripts = [...preloads].filter((file) => file === vendor).concat(entry.file)
      const rest = [...preloads].filter((file) => file !== vendor)
      return [
        ...scripts.map((file) => `<script type="module" ${attributes} src="/${file}"></script>`),
        `<script nonce="${nonce}">{${offlineStart}}</script>`,
        ...rest.map((file) => `<link rel="modulepreload" ${attributes} href="/${file}">`),
        ...onMedia.map(
          ({ file, media }) => `<link rel="modulepreload" ${attributes} media="${media}" href="/${file}">`,
        ),
      ].join('')
    },
  }
}

/**
 * Loads what serves the shop without network, a moment after the first touch or when the line is lost. So it takes neither
 * line nor processor from a first view. A page that was opened without network loads it at once.
 */
const offlineStart = [
  `const load=()=>setTimeout(()=>import('${offlineScriptPath}').catch(()=>{}),2000);`,
  // Absent on plain http.
  `if('serviceWorker' in navigator)`,
  `document.documentElement.hasAttribute('${keptAttribute}')?load():`,
  `['pointerdown','keydown','scroll','offline'].map((type)=>addEventListener(type,load,{once:true,passive:true}))`,
].join('')

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The client build has no ${name}: run \`npm run build\``)
  return chunk
}

interface ModuleFiles {
  scripts: ReadonlySet<string>
  styles: ReadonlySet<string>
}

/** @param module source of a module, or the name of a shared chunk */
function importedFiles(manifest: Manifest, module: string): ModuleFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const imported of chunk.imports ?? []) visit(manifest[imported])
  }
  visit(manifest[module] ?? Object.values(manifest).find(({ name }) => name === module))
  return { scripts, styles }
}
