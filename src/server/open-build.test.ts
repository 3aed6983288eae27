import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RenderEnv } from '../app/render-env.ts'
import { clientEntry, firstStylesheet } from './document-assets.ts'
import { keepTime } from './kept-assets.ts'
import { openBuild } from './open-build.ts'
import { replaceFolder } from '../../tools/build/replace-folder.ts'
import type { LogEntry } from './request-log.ts'
import type { ShopParts } from './shop-server.ts'

let root: string
const log: LogEntry[] = []
beforeEach(async () => {
  log.length = 0
  root = await mkdtemp(join(tmpdir(), 'built-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A build of this name; `code` runs when its server bundle is read. */
async function fill(folder: string, name: string, code = ''): Promise<void> {
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await mkdir(join(folder, 'client/.vite'))
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, `client/assets/entry-${name}.js`), `client ${name}`)
  await writeFile(join(folder, `client/assets/style-${name}.css`), `.${name}{}`)
  await writeFile(
    join(folder, 'client/.vite/manifest.json'),
    JSON.stringify({
      [clientEntry]: { file: `assets/entry-${name}.js` },
      [firstStylesheet]: { file: `assets/style-${name}.css` },
    }),
  )
  await writeFile(
    join(folder, 'server/entry-server.js'),
    `${code};export const render = () => new Response('server ${name}')`,
  )
  await writeFile(join(folder, 'built.json'), JSON.stringify({ id: name, begun: Date.now() }))
}
const open = () =>
  openBuild(root, {
    settings: { assetsDir: join(root, 'kept') },
    log: (entry) => log.push(entry),
  })
const build = (name: string) => replaceFolder(join(root, 'dist'), (folder) => fill(folder, name))

/** What a shop of these parts serves: its document, the entry that it names, and that entry. */
async function served({ render, assets, files }: ShopParts): Promise<string[]> {
  const head = assets.scripts([], 'nonce')
  const [entry = ''] = /\/assets\/[\w-]+\.js/.exec(head) ?? []
  const asset = await files?.respond(new Request(`http://shop.example${entry}`), entry)
  const document = await render(new Request('http://shop.example/'), {} as RenderEnv)
  return [await document.text(), entry, (await asset?.text()) ?? 'no such file']
}
const whole = (name: string) => [`server ${name}`, `/assets/entry-${name}.js`, `client ${name}`]

test('O-112 a shop serves its own build whole after another one has taken its place', async () => {
  await build('one')
  const running = await open()
  await build('two')
  expect(await served(running)).toEqual(whole('one'))
  expect(await served(await open())).toEqual(whole('two'))
})

test('O-112 a build that takes the place while the old one is read is served instead, never half of each', async () => {
  await fill(join(root, 'next'), 'two')
  const [dist, old, next] = ['dist', 'old', 'next'].map((name) => JSON.stringify(join(root, name)))
  const swap = `import { renameSync } from 'node:fs'; renameSync(${dist}, ${old}); renameSync(${next}, ${dist})`
  await replaceFolder(join(root, 'dist'), (folder) => fill(folder, 'one', swap))
  expect(await served(await open())).toEqual(whole('two'))
})

test('O-112 a build that is not whole is told, not served', async () => {
  await expect(open()).rejects.toThrow('npm run build')
  await build('one')
  await rm(join(root, 'dist/client/.vite'), { recursive: true })
  await expect(open()).rejects.toThrow('manifest.json')
})

test('O-112 assets of builds that ran before are served, those of long ago and other files of the folder are not', async () => {
  await build('one')
  await open()
  await build('two')
  const { files } = await open()
  const asset = async (path: string) =>
    (await files?.respond(new Request('http://shop.example/'), path))?.text()
  expect(await asset('/assets/entry-one.js')).toBe('client one')
  expect(await asset('/assets/entry-two.js')).toBe('client two')
  // Another process of a newer build shares the folder.
  await build('three')
  await open()
  expect(await asset('/assets/entry-three.js')).toBe('client three')
  await writeFile(join(root, 'secret.js'), 'secret')
  for (const path of ['/assets/../secret.js', '/assets/%2e%2e/secret.js', '/assets/.', '/assets/none.js'])
    expect(await asset(path)).toBeUndefined()

  const longAgo = (Date.now() - keepTime) / 1000 - 60
  await utimes(join(root, 'kept/entry-one.js'), longAgo, longAgo)
  await utimes(join(root, 'kept/entry-three.js'), longAgo, longAgo)
  await open()
  expect(await asset('/assets/entry-one.js')).toBeUndefined()
  expect(await asset('/assets/entry-three.js')).toBe('client three')
  expect(log).toEqual([])
})

test('O-112 a folder that can not be written is told, and the shop serves its own assets', async () => {
  await build('one')
  await writeFile(join(root, 'kept'), 'a file')
  expect(await served(await open())).toEqual(whole('one'))
  expect(log).toMatchObject([{ level: 'warn', event: 'assets' }])
})
