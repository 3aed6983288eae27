import { seedIds, demoPassword } from '../../mocks/sandbox/seed/named.ts'
import { RemoteError, type RemoteTab } from '../../tools/testing/webdriver/remote-browser.ts'
import { type Found, findInPage, type Place, stepsTo } from './find-in-page.ts'

/** Keys by the names of a keyboard, as WebDriver writes them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
}

/** How long a person would wait at the very most, milliseconds: a busy machine is slow. */
const longest = 30_000

/** A person at the shop, in a tab of another browser. */
export class ShopTab {
  readonly remote: RemoteTab
  readonly #origin: string

  constructor(remote: RemoteTab, origin: string) {
    this.remote = remote
    this.#origin = origin
  }

  /** Cookies and storage as after a first visit, in a world of its own. */
  async begin(world: string): Promise<void> {
    // Plain text: Firefox shows JSON in a page of its own.
    await this.remote.open(`${this.#origin}/robots.txt`)
    await this.remote.evaluate((name: string) => {
      document.cookie = `sandbox-world=${name}; path=/`
      localStorage.setItem('cookie_accepted', 'true')
      localStorage.setItem('branch_confirm', 'true')
    }, world)
  }

  async visit(path: string): Promise<void> {
    await this.remote.open(this.#origin + path)
    await this.until(`${path} is taken over by its scripts`, () =>
      this.remote.evaluate(() => document.querySelector('#root[data-hydrated]') !== null),
    )
  }

  async path(): Promise<string> {
    return this.remote.evaluate(() => location.pathname)
  }

  async see(place: Place): Promise<Found> {
    return this.#wait(`${tellPlace(place)} is seen`, async () => this.find(place))
  }

  async missing(place: Place): Promise<void> {
    await this.until(`${tellPlace(place)} is gone`, async () => (await this.find(place)) === null)
  }

  async find(place: Place): Promise<Found | null> {
    return this.remote.evaluate(findInPage, stepsTo(place))
  }

  /** Waits until it stands still with nothing over it. */
  async click(place: Place): Promise<void> {
    let [before, times] = ['', 0]
    const { x, y } = await this.#wait(`${tellPlace(place)} can be clicked`, async () => {
      const found = await this.find(place)
      const now = JSON.stringify([found?.x, found?.y])
      times = now === before ? times + 1 : 0
      before = now
      return found?.isOnTop && times >= 3 ? found : null
    })
    await this.clickAt(x, y)
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.remote.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
  }

  /** Clicks into a field and types. */
  async enter(place: Place, text: string): Promise<void> {
    await this.click(place)
    await this.type(text)
    await this.until(
      `${tellPlace(place)} holds the text`,
      async () => (await this.find(place))?.value === text,
    )
  }

  async type(text: string): Promise<void> {
    await this.#strike([...text])
  }

  async press(...names: (keyof typeof keys)[]): Promise<void> {
    await this.#strike(names.map((name) => keys[name]))
  }

  async pressBackTab(): Promise<void> {
    const shift = '\uE008'
    await this.remote.perform([
      {
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: shift },
          { type: 'keyDown', value: keys.Tab },
          { type: 'keyUp', value: keys.Tab },
          { type: 'keyUp', value: shift },
        ],
      },
    ])
  }

  /** Logs in through the form of the popup that a button opens. */
  async logIn(button: Place = { role: 'button', name: 'Войти', within: { role: 'banner' } }): Promise<void> {
    const dialog: Place = { role: 'dialog', name: 'Вход' }
    await this.click(button)
    await this.enter(
      { role: 'textbox', name: 'E-mail или телефон', within: dialog },
      seedIds.users.buyer.email,
    )
    await this.enter({ role: 'textbox', name: 'Пароль', within: dialog }, demoPassword)
    await this.click({ role: 'button', name: 'Войти', within: dialog })
    await this.missing(dialog)
  }

  /** Waits for what must come true; a page that is just leaving is asked again. */
  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    await this.#wait(what, async () => (await isTrue()) || null)
  }

  async #wait<Told>(what: string, read: () => Promise<Told | null>): Promise<Told> {
    const started = Date.now()
    let last = ''
    while (Date.now() - started < longest) {
      try {
        const told = await read()
        if (told !== null) return told
        last = ''
      } catch (error) {
        if (!(error instanceof RemoteError)) throw error
        last = `: ${error.message}`
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`Not within ${longest / 1000} s: ${what}${last}`)
  }

  async #strike(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.remote.perform([{ type: 'key', id: 'keyboard', actions }])
  }
}

function tellPlace({ role, name, within }: Place): string {
  return `${role}${name ? ` '${name}'` : ''}${within ? ` in ${tellPlace(within)}` : ''}`
}
