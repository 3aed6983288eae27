import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Names for the classes of CSS modules: four characters of the file and a number within it, the same in the client's
 * bundle and the server's. Readable ones cost the documents and the scripts several hundred bytes.
 * @param root paths are taken relative to it, so that the names don't depend on the machine
 * @returns what Vite asks for a name. It throws when two files would get the same prefix
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, Map<string, string>>()
  const owners = new Map<string, string>()
  return (name, path) => {
    const [whole = ''] = path.split('?')
    const file = relative(root, whole).replaceAll('\\', '/')
    const prefix = prefixOf(file)
    const owner = owners.get(prefix) ?? file
    if (owner !== file) throw new Error(`${file} and ${owner} get the same class names: rename one of them`)
    owners.set(prefix, file)
    const names = files.get(file) ?? new Map<string, string>()
    files.set(file, names)
    const known = names.get(name)
    if (known !== undefined) return known
    const made = prefix + names.size.toString(36)
    names.set(name, made)
    return made
  }
}

/** A letter, so that it can begin a class name, and three more characters. */
function prefixOf(file: string): string {
  const number = createHash('sha256').update(file).digest().readUInt32BE(0)
  return (
    String.fromCharCode(97 + (number % 26)) +
    (Math.floor(number / 26) % 36 ** 3).toString(36).padStart(3, '0')
  )
}
