import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A choice over the codes of a refusal is told by lint when the contract adds a code to it.

let folder: string
beforeAll(async () => {
  // Inside the repository, so that its sources and settings are found.
  folder = await mkdtemp('.codes-')
  const settings = { extends: '../tsconfig.json', include: ['*.ts'], exclude: [] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const choice = (codes: readonly string[]) => `
import type { RefusalCode } from '../src/api/operation.ts'
import type { login } from '../src/generated/operations.ts'

export function shown(code: RefusalCode<typeof login>): string {
  switch (code) {
${codes.map((code) => `    case '${code}':`).join('\n')}
      return code
  }
}
`

/** What lint says of a switch over some of the codes of `login`. */
async function said(...codes: string[]): Promise<string> {
  const file = join(folder, 'choice.ts')
  await writeFile(file, choice(codes))
  return new Promise((resolve) => {
    const args = ['--type-aware', '--deny-warnings', '--config', '.oxlintrc.json', file]
    execFile('node_modules/.bin/oxlint', args, (_error, stdout) => resolve(stdout))
  })
}

test('a switch over the codes of a refusal that misses one is found by lint', async () => {
  expect(await said('wrongCredentials', 'userBlocked')).toContain('Cases not matched: "userNotConfirmed"')
  expect(await said('wrongCredentials', 'userBlocked', 'userNotConfirmed')).toContain(
    'Found 0 warnings and 0 errors',
  )
}, 60_000)
