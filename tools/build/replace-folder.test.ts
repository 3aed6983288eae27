import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFolder } from './replace-folder.ts'

let root: string
let target: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'replaced-'))
  target = join(root, 'dist')
})
afterEach(() => rm(root, { recursive: true, force: true }))

const filledWith = (name: string) => async (folder: string) => {
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', name), name)
}
const content = () => readdir(join(target, 'assets'))

test('O-112 the old folder stands until the new one is whole, and nothing is left of either beside it', async () => {
  await replaceFolder(target, filledWith('one'))
  await replaceFolder(target, async (folder) => {
    await filledWith('two')(folder)
    expect(await content()).toEqual(['one'])
  })
  expect(await content()).toEqual(['two'])
  expect(await readFile(join(target, 'assets/two'), 'utf8')).toBe('two')
  expect(await readdir(root)).toEqual(['dist'])
})

test('O-112 what fails half-way leaves the old folder as it was', async () => {
  await replaceFolder(target, filledWith('one'))
  const failing = replaceFolder(target, async (folder) => {
    await filledWith('two')(folder)
    throw new Error('a mistake in the sources')
  })
  await expect(failing).rejects.toThrow('a mistake in the sources')
  expect(await content()).toEqual(['one'])
  expect(await readdir(root)).toEqual(['dist'])
})

test('O-112 of many at once one stays, whole, and none fails', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `build-${index}`)
  await Promise.all(names.map((name) => replaceFolder(target, filledWith(name))))
  const [stayed = '', ...more] = await content()
  expect(names).toContain(stayed)
  expect(more).toEqual([])
  expect(await readdir(root)).toEqual(['dist'])
})

test('O-112 what a killed one left is removed by the next, what another is filling is not', async () => {
  await replaceFolder(target, filledWith('one'))
  const module = JSON.stringify(new URL('replace-folder.ts', import.meta.url).href)
  const killed = `
    const { replaceFolder } = await import(${module})
    await replaceFolder(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', killed, target])
  expect(signal).toBe('SIGKILL')
  expect(await readdir(root)).toEqual(['dist', expect.stringMatching(/^dist-building-\d+-/)])
  expect(await content()).toEqual(['one'])

  await mkdir(join(root, 'dist-msw'))
  await replaceFolder(target, async () => {
    const [building = '', ...more] = (await readdir(root)).filter((name) => name.startsWith('dist-building'))
    expect(building).toContain(String(process.pid))
    expect(more).toEqual([])
    // Another build begins and ends meanwhile.
    await replaceFolder(target, filledWith('two'))
    expect(await readdir(root)).toContain(building)
  })
  expect(await readdir(root)).toEqual(['dist', 'dist-msw'])
})
