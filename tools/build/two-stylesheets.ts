import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { firstStylesheet } from '../../src/server/document-assets.ts'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

/**
 * Merges the styles of all chunks into two files: those of the entry and the first views, which documents hold, and those
 * of all other code, which a chunk that needs them loads before it runs. Within each file a chunk stands after what it
 * imports, as without splitting.
 * @param root of the project @param firstViews sources of the pages that visitors come to first
 * @see docs/decisions/153-two-stylesheets.md
 */
export function twoStylesheets(root: string, firstViews: readonly string[]): Plugin {
  const digest = createHash('sha256')
  for (const file of globSync('src/**/*.css', { cwd: root }).toSorted())
    digest.update(file).update(readFileSync(join(root, file)))
  const stylesVersion = digest.digest('hex')
  return {
    name: 'two-stylesheets',
    apply: 'build',
    // After Vite has made a file for each chunk, before it writes their names into the code and the manifest.
    enforce: 'post',
    // A chunk that imports others on demand names the late stylesheet, which is no part of the chunk's own hash.
    augmentChunkHash: ({ dynamicImports }) => (dynamicImports.length > 0 ? stylesVersion : undefined),
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const holds = (chunk: Chunk, source: string) =>
        chunk.moduleIds.some((id) => relative(root, id).replaceAll('\\', '/') === source)
      const views = firstViews.map((source) => {
        const chunk = chunks.find((candidate) => holds(candidate, source))
        return chunk ?? this.error(`No chunk holds the first view ${source}`)
      })
      const first = withImports(bundle, [...chunks.filter(({ isEntry }) => isEntry), ...views])
      const late = withImports(bundle, chunks).difference(first)
      const emit = (name: string, owners: ReadonlySet<Chunk>) =>
        this.getFileName(
          this.emitFile({
            type: 'asset',
            name,
            originalFileName: name,
            source: takeStyles(bundle, owners),
          }),
        )
      const styled = [...late].filter(({ viteMetadata }) => viteMetadata?.importedCss.size)
      emit(firstStylesheet, first)
      const lateFile = emit('late.css', late)
      for (const { viteMetadata } of styled) viteMetadata?.importedCss.add(lateFile)
    },
  }
}

/** These chunks and all that they import, each after its imports. */
function withImports(bundle: Bundle, chunks: readonly Chunk[]): Set<Chunk> {
  const found = new Set<Chunk>()
  const seen = new Set<Chunk>()
  const visit = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const file of chunk.imports) visit(bundle[file])
    found.add(chunk)
  }
  for (const chunk of chunks) visit(chunk)
  return found
}

/** Removes the stylesheets of these chunks from the bundle. @returns their text */
function takeStyles(bundle: Bundle, chunks: ReadonlySet<Chunk>): string {
  const files = new Set<string>()
  for (const { viteMetadata } of chunks) {
    for (const file of viteMetadata?.importedCss ?? []) files.add(file)
    viteMetadata?.importedCss.clear()
  }
  return [...files]
    .map((file) => {
      const asset = bundle[file]
      if (asset?.type !== 'asset') throw new Error(`${file} is not in the bundle`)
      delete bundle[file]
      return asset.source.toString()
    })
    .join('')
}
