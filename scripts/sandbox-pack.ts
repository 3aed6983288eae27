import { execFile } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import contract from '../src/generated/contract.json' with { type: 'json' }
import { npmCommand } from '../tools/command/npm-command.ts'
import { replaceFolder } from '../tools/build/replace-folder.ts'

const usage = `npm run sandbox:pack

The sandbox as dist-sandbox/contract-sandbox-<version>.tgz, which other repositories install and start without this one
(docs/test-double.md). Its version is the contract's.`

const root = fileURLToPath(new URL('../', import.meta.url))
await npmCommand({ usage }, async () => {
  let tarball = ''
  await replaceFolder(`${root}dist-sandbox`, async (folder) => {
    const content = `${folder}/package`
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      // Everything but the rasteriser of pictures, which is native and which tests of an API don't need.
      ssr: { noExternal: true, external: ['sharp'] },
      build: {
        ssr: 'tools/sandbox/packed-sandbox.ts',
        outDir: content,
        target: 'es2023',
        rolldownOptions: {
          output: {
            entryFileNames: 'contract-sandbox.js',
            chunkFileNames: 'parts/[name]-[hash].js',
            banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
          },
        },
      },
    })
    await mkdir(content, { recursive: true })
    await copyFile(`${root}src/generated/contract.json`, `${content}/contract.json`)
    await copyFile(`${root}docs/test-double.md`, `${content}/README.md`)
    await writeFile(`${content}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`)
    const packed = await promisify(execFile)('npm', ['pack', '--pack-destination', '..', '--silent'], {
      cwd: content,
    })
    tarball = packed.stdout.trim()
  })
  console.log(`dist-sandbox/${tarball}: npm install --save-dev <this file>, then npx contract-sandbox --help`)
})

function manifest() {
  return {
    name: 'contract-sandbox',
    version: contract.info.version,
    description: `The stateful sandbox of the contract «${contract.info.title}».`,
    private: true,
    type: 'module',
    bin: { 'contract-sandbox': 'contract-sandbox.js' },
    engines: { node: '>=20.19' },
  }
}
