import { glob, readFile } from 'node:fs/promises'

/** A fenced block of a document; what follows the language says where its text belongs. */
export interface DocumentBlock {
  document: string
  /** Number of its first line. */
  line: number
  language: string
  /**
   * - `new`: the whole of a file that the reader makes;
   * - `into`, with `after` or `before` the first line that begins so: lines that the reader adds to a file;
   * - `file`: a quotation, found in that file as it stands here.
   * Without any of them a block of TypeScript is a whole module beside the document.
   */
  place: Partial<Record<'new' | 'into' | 'after' | 'before' | 'file', string>>
  text: string
}

/** Every Markdown document of the repository and its text, by path. */
export async function readDocuments(): Promise<Map<string, string>> {
  const found = ['README.md']
  for await (const file of glob('{docs,openapi,mocks,src,scripts,tools}/**/*.md')) found.push(file)
  const texts = found.toSorted().map(async (path) => [path, await readFile(path, 'utf8')] as const)
  return new Map(await Promise.all(texts))
}

const fence = /^```(\w+)([^\n]*)\n(.*?)^```$/gms

export function blocksOf(document: string, text: string): DocumentBlock[] {
  return [...text.matchAll(fence)].map(({ index, 1: language = '', 2: info = '', 3: block = '' }) => ({
    document,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    place: Object.fromEntries(
      [...info.matchAll(/(new|into|after|before|file)=(?:"([^"]*)"|(\S+))/g)].map(
        ([, name = '', quoted, bare]) => [name, quoted ?? bare],
      ),
    ),
    text: block,
  }))
}

/** The text of a file with the lines of an `into` block. @throws {Error} when its place is missing or not unique */
export function insertBlock(fileText: string, { place, text, line }: DocumentBlock): string {
  const anchor = place.after ?? place.before
  if (anchor === undefined)
    throw new Error(`line ${line}: the block says neither after nor before which line`)
  const lines = fileText.split('\n')
  const found = lines.flatMap((one, at) => (one.trimStart().startsWith(anchor) ? [at] : []))
  const [at] = found
  if (at === undefined || found.length > 1)
    throw new Error(`line ${line}: ${found.length} lines of ${place.into} begin with ${anchor}`)
  lines.splice(place.after === undefined ? at : at + 1, 0, ...text.replace(/\n$/, '').split('\n'))
  return lines.join('\n')
}
