import { fileURLToPath } from 'node:url'
import { ContractError } from './contract/bundle.ts'
import { generateAll } from './contract/generate-all.ts'
import { staleFiles, writeGenerated } from './contract/write-generated.ts'

// npm run generate            writes src/generated/ from openapi/
// npm run generate -- --check fails when what is committed differs from what the contract gives

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url))
const check = process.argv.includes('--check')
const started = performance.now()

try {
  const files = await generateAll()
  const stale = check ? await staleFiles(folder, files) : await writeGenerated(folder, files)
  if (check && stale.length > 0) {
    console.error(`Stale: ${stale.map((name) => `src/generated/${name}`).join(', ')}. Run: npm run generate`)
    process.exitCode = 1
  } else {
    const seconds = ((performance.now() - started) / 1000).toFixed(2)
    console.log(
      `${check ? 'fresh' : `${stale.length} of ${Object.keys(files).length} files written`} in ${seconds} s`,
    )
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
