import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmCommand } from '../tools/command/npm-command.ts'
import { bundleContract, contractRoot } from '../tools/contract/model/bundle.ts'
import { renderContractPage } from '../tools/contract/docs/contract-page.ts'
import { pageLanguages, readerExtras } from '../tools/contract/docs/reader-extras.ts'

const usage = `npm run contract:docs

The contract as a page for reading and searching, dist-contract/index.html, and with Russian titles, dist-contract/ru.html.
They need no network.`

const folder = fileURLToPath(new URL('../dist-contract/', import.meta.url))

await npmCommand({ usage }, async () => {
  const started = performance.now()
  const contract = await bundleContract()
  await mkdir(folder, { recursive: true })
  for (const language of pageLanguages) {
    const html = await renderContractPage(contract, readerExtras(contractRoot, language))
    const file = language === 'en' ? 'index.html' : `${language}.html`
    await writeFile(join(folder, file), html)
    console.log(`dist-contract/${file}, ${(html.length / 1e6).toFixed(1)} MB`)
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Made in ${seconds} s. The pages open from the disk and need no network.`)
})
