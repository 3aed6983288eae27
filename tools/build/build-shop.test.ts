import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuildStale } from './build-shop.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stale-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('O-112 a build is old when a source was saved after it had begun', async () => {
  expect(await isBuildStale(root)).toBe(true)
  await mkdir(join(root, 'src'))
  const source = join(root, 'src/page.tsx')
  await writeFile(source, '')
  const saved = async (seconds: number) => utimes(source, seconds, Date.now() / 1000 + seconds)
  await saved(-60)
  await mkdir(join(root, 'dist'))
  await writeFile(join(root, 'dist/built.json'), JSON.stringify({ id: 'one', begun: Date.now() }))
  expect(await isBuildStale(root)).toBe(false)
  await saved(1)
  expect(await isBuildStale(root)).toBe(true)
  await saved(-60)
  for (const stamp of ['{"node":"v24.0.0"}', '{"id":']) {
    await writeFile(join(root, 'dist/built.json'), stamp)
    expect(await isBuildStale(root)).toBe(true)
  }
})
