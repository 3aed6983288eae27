import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

async function run(script: string, ...args: string[]) {
  return await new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile('node', [join(root, 'scripts', script), ...args], { cwd: root }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    )
  })
}

test.each(['--help', '-h'])(
  'a command that is asked for %s tells what it does and does nothing',
  async (flag) => {
    const { code, out } = await run('contract-release.ts', flag)
    expect(out).toMatch(/^npm run contract:release\n/)
    expect(out).not.toContain('is released already')
    expect(code).toBe(0)
  },
)

test('a misspelt option is refused before anything is done, in words apart from the results', async () => {
  const { code, out, err } = await run('requirements.ts', '--coppy')
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain("'--coppy'")
  expect(err).toContain('npm run requirements -- --help tells the options')
})

test('a word where none is taken is refused', async () => {
  expect(await run('requirements.ts', 'CART')).toMatchObject({ code: 2, out: '' })
})

test('what a command takes is passed on to it', async () => {
  const { code, err } = await run('bench.ts', 'nothing')
  expect(err).toContain('there is no part nothing')
  expect(code).toBe(2)
})

test('a stage of the tests that there is not is refused, and all names are told', async () => {
  expect(await run('test.ts', 'lnit')).toMatchObject({ code: 2, out: '' })
  expect((await run('test.ts', '--help')).out).toContain('  unit and contract tests\n')
})
