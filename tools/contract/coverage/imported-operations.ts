import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { replaceOperationImports } from '../../build/operation-imports.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Operations that some module of the shop imports, tests apart: what no module imports, no screen can call. */
export async function importedOperations(directory: string = root): Promise<Set<string>> {
  const imported = new Set<string>()
  for await (const file of glob('src/**/*.{ts,tsx}', { cwd: directory })) {
    if (/\.test\.tsx?$|^src\/(?:testing|generated)\//.test(file)) continue
    replaceOperationImports(await readFile(`${directory}/${file}`, 'utf8'), (names) => {
      for (const name of names) imported.add(operationOf(name))
      return ''
    })
  }
  return imported
}

/** The operation that an import names: also `type login`, and `login as loginOperation`. */
export function operationOf(imported: string): string {
  const [name = ''] = imported
    .trim()
    .replace(/^type\s+/, '')
    .split(/\s/, 1)
  return name
}
