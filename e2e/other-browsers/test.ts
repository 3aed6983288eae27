import { expect, test as base } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { browserNames, startBrowser } from '../../tools/testing/webdriver/installed-browsers.ts'
import type { RemoteBrowser } from '../../tools/testing/webdriver/remote-browser.ts'
import { ShopTab } from './shop-tab.ts'

interface Fixtures {
  /** A tab of the browser under test, in a world of its own, of the size of a small notebook. */
  tab: ShopTab
  /** Keeps a picture of the window for a person's eyes, .cache/other-browsers/<browser>/<name>.png. */
  keepPicture: (name: string) => Promise<void>
}

interface WorkerFixtures {
  remoteBrowser: RemoteBrowser
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  remoteBrowser: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures a fixture uses from its pattern
    async ({}, use, { project }) => {
      const name = browserNames.find((known) => known === project.name)
      if (!name) throw new Error(`unknown browser ${project.name}`)
      const browser = await startBrowser(name)
      await use(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  tab: async ({ remoteBrowser, baseURL }, use, info) => {
    const remote = await remoteBrowser.openTab()
    const tab = new ShopTab(remote, baseURL ?? '')
    await remote.resize(1440, 900)
    await tab.begin(`browsers-${randomUUID()}`)
    await use(tab)
    if (info.status !== info.expectedStatus)
      await info.attach('window', {
        body: await remote.screenshot(),
        path: undefined,
        contentType: 'image/png',
      })
    const errors = remote.scriptErrors()
    await remote.close()
    expect(errors).toEqual([])
  },

  keepPicture: async ({ tab }, use, { project }) => {
    const folder = `.cache/other-browsers/${project.name}`
    await mkdir(folder, { recursive: true })
    await use(async (name) => writeFile(`${folder}/${name}.png`, await tab.remote.screenshot()))
  },
})

export { expect }
