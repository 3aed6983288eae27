import { fileURLToPath } from 'node:url'
import { npmCommand } from '../tools/command/npm-command.ts'
import { generateAll } from '../tools/contract/generate/generate-all.ts'
import { staleFiles, writeGenerated } from '../tools/contract/generate/write-generated.ts'

const usage = `npm run generate [-- --check]

Writes src/generated/ from openapi/.

  --check   only compares, and fails when what is committed differs from what the contract gives

Exit codes: 0 written, or fresh; 1 stale; 2 wrong usage or contract`

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url))

await npmCommand({ usage, flags: ['check'] }, async ({ flags }) => {
  const check = flags.has('check')
  const started = performance.now()
  const files = await generateAll()
  const stale = check ? await staleFiles(folder, files) : await writeGenerated(folder, files)
  if (check && stale.length > 0) {
    console.error(`Stale: ${stale.map((name) => `src/generated/${name}`).join(', ')}. Run: npm run generate`)
    return 1
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  console.log(
    `${check ? 'fresh' : `${stale.length} of ${Object.keys(files).length} files written`} in ${seconds} s`,
  )
  return 0
})
