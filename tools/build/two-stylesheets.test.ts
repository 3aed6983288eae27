import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build } from 'vite'
import { twoStylesheets } from './two-stylesheets.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const sources = {
  'entry.ts': `import './frame.css'; export const pages = [() => import('./home.ts'), () => import('./order.ts'), () => import('./popup.ts')]`,
  'frame.css': '.frame{color:red}',
  'home.ts': `import './home.css'; export const home = 1`,
  'home.css': '.home{color:red}',
  'shared.ts': `import './shared.css'; export const shared = Math.random()`,
  'shared.css': '.shared{color:red}',
  'order.ts': `import { shared } from './shared.ts'; import './order.css'; export const order = shared`,
  'order.css': '.order{color:red}',
  'popup.ts': `import { shared } from './shared.ts'; export const popup = shared`,
}

interface ManifestChunk {
  file: string
  css?: string[]
}

async function built(changes: Record<string, string> = {}) {
  await mkdir(join(root, 'src'), { recursive: true })
  const files = Object.entries({ ...sources, ...changes })
  await Promise.all(files.map(([name, text]) => writeFile(join(root, 'src', name), text)))
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [twoStylesheets(root, ['src/home.ts'])],
    build: {
      manifest: true,
      rolldownOptions: { input: join(root, 'src/entry.ts'), preserveEntrySignatures: 'strict' },
    },
  })
  const read = (file: string) => readFile(join(root, 'dist', file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Record<string, ManifestChunk>
  const fileOf = (name: string) => manifest[name]?.file ?? name
  return {
    manifest,
    fileOf,
    entry: await read(fileOf('src/entry.ts')),
    first: (await read(fileOf('style.css'))).trim(),
    late: (await read(fileOf('late.css'))).trim(),
    assets: await readdir(join(root, 'dist/assets')),
  }
}

test('R-CONST-17 the entry and the first views have one stylesheet, all other code another one that it loads', async () => {
  const { manifest, fileOf, entry, first, late, assets } = await built()
  expect(first).toBe('.frame{color:red}\n.home{color:red}')
  expect(late).toBe('.shared{color:red}\n.order{color:red}')
  expect(assets.filter((file) => file.endsWith('.css'))).toHaveLength(2)
  const styled = Object.entries(manifest).filter(([, { css }]) => css)
  expect(styled.map(([, { css }]) => css)).toEqual(styled.map(() => [fileOf('late.css')]))
  expect(styled.map(([name]) => name)).toEqual(expect.arrayContaining(['src/order.ts']))
  expect(manifest['src/home.ts']?.css).toBeUndefined()
  expect(entry).toContain(fileOf('late.css'))
  expect(entry).not.toContain(fileOf('style.css'))
})

test('O-112 code that names the late stylesheet has another address when the stylesheet has', async () => {
  const before = await built()
  const after = await built({ 'order.css': '.order{color:blue}' })
  expect(after.fileOf('late.css')).not.toBe(before.fileOf('late.css'))
  expect(after.fileOf('src/entry.ts')).not.toBe(before.fileOf('src/entry.ts'))
  expect(after.fileOf('style.css')).toBe(before.fileOf('style.css'))
})

test('a first view that no chunk holds fails the build', async () => {
  await expect(built({ 'entry.ts': 'export const pages = []' })).rejects.toThrow('src/home.ts')
})
