import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bins = ['contract-check', 'contract-har', 'contract-diff'] as const
/** What tests import, by the path of the import. */
const modules = { './webhook': 'contract-webhook' } as const

/**
 * Builds the package into `folder/package` and packs it. Everything that it uses is inside: nothing is installed with
 * it, for Node doesn't strip types below node_modules, and a pipeline may have no registry.
 * @returns path of the tarball
 */
export async function packCheck(folder: string): Promise<string> {
  const target = resolve(root, folder)
  const content = join(target, 'package')
  await rm(target, { recursive: true, force: true })
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20.19',
      outDir: content,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(
          [...bins, ...Object.values(modules)].map((name) => [
            name,
            join(root, 'tools/contract/package', `${name}.ts`),
          ]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js', banner: bannerOf },
      },
    },
  })
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  await writeFile(join(content, 'package.json'), `${JSON.stringify(manifest(version), null, 2)}\n`)
  await copyFile(join(root, 'tools/contract/package/README.md'), join(content, 'README.md'))
  for (const name of bins) await chmod(join(content, `${name}.js`), 0o755)
  await mkdir(target, { recursive: true })
  await promisify(execFile)('npm', ['pack', content, '--pack-destination', target], { cwd: target })
  return join(target, `contract-check-${version}.tgz`)
}

function bannerOf({ name }: { name: string }): string {
  return bins.some((bin) => bin === name) ? '#!/usr/bin/env node' : ''
}

function manifest(version: string) {
  return {
    name: 'contract-check',
    version,
    description: 'Checks a live backend, recorded traffic and changes against an OpenAPI contract.',
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=20.19' },
    bin: Object.fromEntries(bins.map((name) => [name, `${name}.js`])),
    exports: Object.fromEntries(Object.entries(modules).map(([path, name]) => [path, `./${name}.js`])),
    files: ['*.js', 'parts', 'README.md'],
  }
}
