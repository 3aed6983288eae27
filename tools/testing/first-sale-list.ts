import { readFileSync, writeFileSync } from 'node:fs'

/** The guides for backend teams; both list what the first sale needs, between two marks. */
export const guides = ['docs/backend.md', 'docs/backend.ru.md'] as const

const marked = /(<!-- first sale -->\n\n)(.*?)(\n\n<!-- end of first sale -->)/s
const width = 118

/** Operations that a guide lists. @throws {Error} without its marks */
export function readFirstSaleList(guide: (typeof guides)[number]): string[] {
  const list = marked.exec(readFileSync(guide, 'utf8'))?.[2]
  if (list === undefined) throw new Error(`${guide} has no marks around the operations of the first sale`)
  return [...list.matchAll(/`(\w+)`/g)].map(([, id = '']) => id)
}

/** Writes both guides. */
export function writeFirstSaleList(ids: readonly string[]): void {
  const lines = ['']
  for (const [index, id] of ids.entries()) {
    const word = `\`${id}\`${index === ids.length - 1 ? '.' : ','}`
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  for (const guide of guides) {
    const text = readFileSync(guide, 'utf8')
    writeFileSync(guide, text.replace(marked, `$1${lines.join('\n')}$3`))
  }
}
