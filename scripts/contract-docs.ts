import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleContract, ContractError } from './contract/bundle.ts'
import { renderContractPage } from './docs/contract-page.ts'

// npm run contract:docs: the contract as one page that needs no network, dist-contract/index.html.

const folder = fileURLToPath(new URL('../dist-contract/', import.meta.url))
const started = performance.now()
try {
  const html = await renderContractPage(await bundleContract())
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.html'), html)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `dist-contract/index.html, ${(html.length / 1e6).toFixed(1)} MB in ${seconds} s. It opens from the disk and needs no network.`,
  )
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
