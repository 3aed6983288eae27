import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { relative } from 'node:path'

/** Two characters, the first one a letter, so that it can begin a class name. */
const prefixes = 26 * 36

/**
 * Names for the classes of CSS modules: two characters of the file and a number within it, the same in the client's
 * bundle and the server's. Readable ones cost the documents and the scripts several hundred bytes.
 * @param root paths are taken relative to it, so that the names don't depend on the machine
 * @returns what Vite asks for a name. It throws for a file outside of `src/`
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const prefixOf = prefixesOf(globSync('src/**/*.module.css', { cwd: root }).map(withSlashes))
  const files = new Map<string, Map<string, string>>()
  return (name, path) => {
    const [whole = ''] = path.split('?')
    const file = withSlashes(relative(root, whole))
    const prefix = prefixOf.get(file)
    if (prefix === undefined) throw new Error(`${file} is no CSS module of src/`)
    const names = files.get(file) ?? new Map<string, string>()
    files.set(file, names)
    const known = names.get(name)
    if (known !== undefined) return known
    const made = prefix + names.size.toString(36)
    names.set(name, made)
    return made
  }
}

/** By the hash of the path: a new file changes no other names, unless both want the same prefix. */
function prefixesOf(files: readonly string[]): Map<string, string> {
  const owners = new Map<number, string>()
  for (const file of files.toSorted()) {
    let number = createHash('sha256').update(file).digest().readUInt32BE(0) % prefixes
    while (owners.has(number)) number = (number + 1) % prefixes
    owners.set(number, file)
  }
  return new Map([...owners].map(([number, file]) => [file, prefixText(number)]))
}

const prefixText = (number: number) =>
  String.fromCharCode(97 + Math.floor(number / 36)) + (number % 36).toString(36)

const withSlashes = (path: string) => path.replaceAll('\\', '/')
