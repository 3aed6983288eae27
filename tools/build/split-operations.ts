import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { replaceOperationImports } from './operation-imports.ts'

const file = 'generated/operations.ts'

/**
 * A bundler puts a module into one chunk whole, so the constants of all operations would come with every page.
 * This takes the file apart, so that each constant is a module of its own and goes where it is used.
 */
export function splitOperations(): Plugin {
  return {
    name: 'split-operations',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(?!generated\/).*\.tsx?$/, code: file },
      handler: (code) =>
        replaceOperationImports(code, (names, from) =>
          names.map((name) => `import { ${name} } from '${from}?operation=${name}'`).join(';'),
        ),
    },
    load: {
      filter: { id: /generated\/operations\.ts\?operation=\w+$/ },
      async handler(id) {
        const [path = '', name = ''] = id.split('?operation=')
        const line = (await readFile(path, 'utf8'))
          .split('\n')
          .find((text) => text.startsWith(`export const ${name}:`))
        if (!line) throw new Error(`${path} has no operation ${name}`)
        return line.replace(/^export const (\w+): [^=]+=/, 'export const $1 =')
      },
    },
  }
}
