import { execFile } from 'node:child_process'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'
import contract from '../src/generated/contract.json' with { type: 'json' }
import { npmCommand } from './command/npm-command.ts'

const usage = `npm run sandbox:pack

The sandbox as dist-sandbox/contract-sandbox-<version>.tgz, which other repositories install and start without this one
(docs/test-double.md). Its version is the contract's.`

const root = fileURLToPath(new URL('../', import.meta.url))
const folder = `${root}dist-sandbox/`

await npmCommand({ usage }, async () => {
  await rm(folder, { recursive: true, force: true })
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Everything but the rasteriser of pictures, which is native and which tests of an API don't need.
    ssr: { noExternal: true, external: ['sharp'] },
    build: {
      ssr: 'scripts/sandbox/packed-sandbox.ts',
      outDir: `${folder}package`,
      target: 'es2023',
      rolldownOptions: { output: { entryFileNames: 'contract-sandbox.js', banner: '#!/usr/bin/env node' } },
    },
  })
  await mkdir(`${folder}package`, { recursive: true })
  await copyFile(`${root}src/generated/contract.json`, `${folder}package/contract.json`)
  await copyFile(`${root}docs/test-double.md`, `${folder}package/README.md`)
  await writeFile(
    `${folder}package/package.json`,
    `${JSON.stringify(
      {
        name: 'contract-sandbox',
        version: contract.info.version,
        description: `The stateful sandbox of the contract «${contract.info.title}».`,
        private: true,
        type: 'module',
        bin: { 'contract-sandbox': 'contract-sandbox.js' },
        engines: { node: '>=20.19' },
      },
      null,
      2,
    )}\n`,
  )
  const { stdout } = await promisify(execFile)('npm', ['pack', '--pack-destination', '..', '--silent'], {
    cwd: `${folder}package`,
  })
  console.log(
    `dist-sandbox/${stdout.trim()}: npm install --save-dev <this file>, then npx contract-sandbox --help`,
  )
})
