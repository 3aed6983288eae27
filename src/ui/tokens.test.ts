import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

test('R-CONST-28 R-CONST-29 R-MENU-15 R-POPUP-48 the layers of menus and backdrop, toasts above all', async () => {
  const tokens = await read('./tokens.css')
  const layers = Object.fromEntries(
    [...tokens.matchAll(/--layer-(\w+): (\d+);/g)].map(([, name, value]) => [name, Number(value)]),
  )
  expect(layers).toMatchObject({ menu: 1900, backdrop: 3000, toast: 9000 })
  expect(await read('../features/layout/PanelButton.module.css')).toContain('z-index: var(--layer-menu);')
})

test('R-CONST-30 R-CONST-31 panels move in 400 ms, modals in 200 ms', async () => {
  const tokens = await read('./tokens.css')
  expect(tokens).toMatch(/--slow: 400ms;/)
  expect(tokens).toMatch(/--fast: 200ms;/)
})

test('R-CONST-15 R-CONST-16 the root is 10 px, a little less under 1600 px, and follows the reader’s text size', async () => {
  const base = await read('./base.css')
  expect(base).toMatch(/html \{\s*font-size: 62\.5%;/)
  expect(base).toMatch(/font-size: clamp\(59\.375%, 0\.625vw, 62\.5%\);/)
})

test('R-CONST-32 R-CONST-33 R-CONST-34 the loading bar waits 200 ms, runs 5000 ms and is 2 px high', async () => {
  const bar = /\.bar \{[^}]+\}/.exec(await read('./Loader.module.css'))?.[0]
  const running = /\.running \{[^}]+\}/.exec(await read('./Loader.module.css'))?.[0]
  expect(bar).toMatch(/height: 2px;/)
  expect(running).toMatch(/run-bar 5000ms [^;]+ 200ms both;/)
})

test('R-CONST-36 R-WIDGET-26 a select’s list is at most 18rem high', async () => {
  expect(await read('./Select.module.css')).toMatch(/\.list \{[^}]+max-height: 18rem;/)
})

test('R-WIDGET-11 R-CONST-35 the body of the notifications is at most 16rem high', async () => {
  const sheet = await read('../features/layout/UnreadNotifications.module.css')
  expect(sheet).toMatch(/\.body \{[^}]+max-height: 16rem;/)
})

test('O-34 breakpoints are in em, so that large text gets the layout that has room for it', async () => {
  const inPixels: string[] = []
  let sheets = 0
  for await (const sheet of glob('src/{app,features,popups,routes,ui}/**/*.css')) {
    sheets += 1
    const rules = (await readFile(sheet, 'utf8')).match(/^@(?:media|container)[^{]*width[^{]*\{/gm) ?? []
    inPixels.push(...rules.filter((rule) => /\dpx/.test(rule)).map((rule) => `${sheet}: ${rule}`))
  }
  expect(sheets).toBeGreaterThan(40)
  expect(inPixels).toEqual([])
})

test('R-AUTH-14 nothing is visible on a page that is hidden whole, popups and backdrop neither', async () => {
  const visible: string[] = []
  let sheets = 0
  for await (const sheet of glob('src/{app,features,maps,popups,routes,ui}/**/*.css')) {
    sheets += 1
    // What tells of it stands over the page.
    if (sheet.endsWith('RestoredPage.module.css')) continue
    if (/[^-]visibility: visible/.test(await readFile(sheet, 'utf8'))) visible.push(sheet)
  }
  expect(sheets).toBeGreaterThan(40)
  expect(visible).toEqual([])
})
