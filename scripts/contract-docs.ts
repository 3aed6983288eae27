import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmCommand } from '../tools/command/npm-command.ts'
import { bundleContract } from '../tools/contract/model/bundle.ts'
import { renderContractPage } from '../tools/contract/docs/contract-page.ts'

const usage = `npm run contract:docs

The contract as one page for reading and searching, dist-contract/index.html; it needs no network.`

const folder = fileURLToPath(new URL('../dist-contract/', import.meta.url))

await npmCommand({ usage }, async () => {
  const started = performance.now()
  const html = await renderContractPage(await bundleContract())
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), html)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `dist-contract/index.html, ${(html.length / 1e6).toFixed(1)} MB in ${seconds} s. It opens from the disk and needs no network.`,
  )
})
