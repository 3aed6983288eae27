import { chromium, type Page } from '@playwright/test'
import { asExpression, type RemoteBrowser, RemoteError, type RemoteTab } from './remote-browser.ts'

// Yandex Browser is a Chromium, so Playwright drives the program itself.

/** Keys that WebDriver writes as code points of their own, by Playwright's names. */
const keyNames: Readonly<Record<string, string>> = {
  '\uE004': 'Tab',
  '\uE007': 'Enter',
  '\uE008': 'Shift',
  '\uE00C': 'Escape',
  '\uE012': 'ArrowLeft',
  '\uE013': 'ArrowUp',
  '\uE014': 'ArrowRight',
  '\uE015': 'ArrowDown',
}

interface Action {
  type: string
  x?: number
  y?: number
  value?: string
}

export async function startYandex(executablePath: string): Promise<RemoteBrowser> {
  const browser = await chromium.launch({ executablePath })
  return {
    openTab: async () => {
      const context = await browser.newContext({ locale: 'ru-RU' })
      return openTab(await context.newPage())
    },
    close: async () => browser.close(),
  }
}

function openTab(page: Page): RemoteTab {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    evaluate: async (run, ...given) => {
      const told: unknown = await page.evaluate(asExpression(run, given)).catch((error: unknown) => {
        throw new RemoteError(String(error))
      })
      return JSON.parse(String(told))
    },
    perform: async (sources) => {
      for (const { actions } of sources as { actions: Action[] }[])
        for (const action of actions) await act(page, action)
    },
    resize: async (width, height) => page.setViewportSize({ width, height }),
    screenshot: async () => page.screenshot(),
    scriptErrors: () => errors,
    close: async () => page.context().close(),
  }
}

async function act({ mouse, keyboard }: Page, { type, x = 0, y = 0, value = '' }: Action): Promise<void> {
  const key = keyNames[value]
  if (type === 'pointerMove') await mouse.move(x, y)
  else if (type === 'pointerDown') await mouse.down()
  else if (type === 'pointerUp') await mouse.up()
  else if (type === 'keyDown') await (key === undefined ? keyboard.type(value) : keyboard.down(key))
  // A letter is typed as a whole.
  else if (type === 'keyUp' && key !== undefined) await keyboard.up(key)
}
