import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RenderEnv } from '../app/render-env.ts'
import { clientEntry, stylesheetEntry } from './document-assets.ts'
import { openBuild } from './open-build.ts'
import { replaceFolder } from '../../tools/build/replace-folder.ts'
import type { ShopParts } from './shop-server.ts'

let root: string
beforeEach(async () => {
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
      [stylesheetEntry]: { file: `assets/style-${name}.css` },
    }),
  )
  await writeFile(
    join(folder, 'server/entry-server.js'),
    `${code};export const render = () => new Response('server ${name}')`,
  )
  await writeFile(join(folder, 'built.json'), JSON.stringify({ id: name, begun: Date.now() }))
}
const build = (name: string) => replaceFolder(join(root, 'dist'), (folder) => fill(folder, name))

/** What a shop of these parts serves: its document, the entry that it names, and that entry. */
async function served({ render, assets, files }: ShopParts): Promise<string[]> {
  const head = assets.scripts([], 'nonce')
  const [entry = ''] = /\/assets\/[\w-]+\.js/.exec(head) ?? []
  const asset = files?.respond(new Request(`http://shop.example${entry}`), entry)
  const document = await render(new Request('http://shop.example/'), {} as RenderEnv)
  return [await document.text(), entry, (await asset?.text()) ?? 'no such file']
}
const whole = (name: string) => [`server ${name}`, `/assets/entry-${name}.js`, `client ${name}`]

test('O-112 a shop serves its own build whole after another one has taken its place', async () => {
  await build('one')
  const running = await openBuild(root)
  await build('two')
  expect(await served(running)).toEqual(whole('one'))
  expect(await served(await openBuild(root))).toEqual(whole('two'))
})

test('O-112 a build that takes the place while the old one is read is served instead, never half of each', async () => {
  await fill(join(root, 'next'), 'two')
  const [dist, old, next] = ['dist', 'old', 'next'].map((name) => JSON.stringify(join(root, name)))
  const swap = `import { renameSync } from 'node:fs'; renameSync(${dist}, ${old}); renameSync(${next}, ${dist})`
  await replaceFolder(join(root, 'dist'), (folder) => fill(folder, 'one', swap))
  expect(await served(await openBuild(root))).toEqual(whole('two'))
})

test('O-112 a build that is not whole is told, not served', async () => {
  await expect(openBuild(root)).rejects.toThrow('npm run build')
  await build('one')
  await rm(join(root, 'dist/client/.vite'), { recursive: true })
  await expect(openBuild(root)).rejects.toThrow('manifest.json')
})
