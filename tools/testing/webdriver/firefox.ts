import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asExpression, type RemoteBrowser, RemoteError, type RemoteTab } from './remote-browser.ts'
import { startDriver } from './start-driver.ts'

// Firefox speaks WebDriver BiDi itself, over a socket: it needs no driver beside it.

interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: Record<string, unknown>
  message?: string
  method?: string
  params?: { type?: string; level?: string; text?: string | null; source?: { context?: string } }
}

/** Nothing from outside, no first-run pages, Russian; a download ends silently. */
const preferences = {
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'ru-RU,ru',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

export async function startFirefox(executable: string): Promise<RemoteBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'shop-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const firefox = await startDriver(
    [executable, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    /WebDriver BiDi listening on (ws:\S+)/,
  )
  const socket = await Connection.open(`${firefox.said}/session`)
  await socket.ask('session.new', { capabilities: {} })
  await socket.ask('session.subscribe', { events: ['log.entryAdded'] })
  return {
    openTab: async () => openTab(socket),
    close: async () => {
      socket.close()
      await firefox.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openTab(socket: Connection): Promise<RemoteTab> {
  const { userContext } = await socket.ask('browser.createUserContext', {})
  const { context } = await socket.ask('browsingContext.create', { type: 'tab', userContext })
  const ask = async (method: string, more: object) => socket.ask(method, { context, ...more })
  return {
    open: async (url) => {
      const navigate = () => ask('browsingContext.navigate', { url, wait: 'complete' })
      // A page that is just leaving by itself makes Firefox give up this navigation.
      await navigate().catch((error: unknown) => {
        if (error instanceof RemoteError && error.message.includes('NS_BINDING_ABORTED')) return navigate()
        throw error
      })
    },
    back: async () => void (await ask('browsingContext.traverseHistory', { delta: -1 })),
    reload: async () => void (await ask('browsingContext.reload', { wait: 'complete' })),
    evaluate: async (run, ...given) => {
      const { result, exceptionDetails } = await socket.ask('script.evaluate', {
        target: { context },
        expression: asExpression(run, given),
        awaitPromise: false,
      })
      if (exceptionDetails) throw new RemoteError(`the page threw: ${JSON.stringify(exceptionDetails)}`)
      return JSON.parse((result as { value: string }).value)
    },
    perform: async (actions) => void (await ask('input.performActions', { actions })),
    resize: async (width, height) =>
      void (await ask('browsingContext.setViewport', { viewport: { width, height } })),
    screenshot: async () => {
      const { data } = await ask('browsingContext.captureScreenshot', {})
      return Buffer.from(String(data), 'base64')
    },
    scriptErrors: () => socket.scriptErrors(String(context)),
    close: async () => void (await socket.ask('browser.removeUserContext', { userContext })),
  }
}

/** No error of a script: the page was left while its service worker still loaded a file for it. */
const leftBehind =
  /^Failed to load .+ A ServiceWorker intercepted the request and encountered an unexpected error/

class Connection {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (message: Message) => void>()
  readonly #errors: { context: string; text: string }[] = []
  #count = 0

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error(`no connection to ${address}`)))
    })
    return new Connection(socket)
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))))
    socket.addEventListener('close', () => {
      for (const answer of this.#waiting.values()) answer({ type: 'error', message: 'the browser is gone' })
    })
  }

  /** @throws RemoteError */
  async ask(method: string, params: object): Promise<Record<string, unknown>> {
    const id = (this.#count += 1)
    const answer = await new Promise<Message>((resolve) => {
      this.#waiting.set(id, resolve)
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new RemoteError(`${method}: ${answer.message ?? ''}`)
    return answer.result ?? {}
  }

  scriptErrors(context: string): string[] {
    return this.#errors.filter((error) => error.context === context).map(({ text }) => text)
  }

  close(): void {
    this.#socket.close()
  }

  #hear(message: Message): void {
    if (message.id !== undefined) {
      this.#waiting.get(message.id)?.(message)
      this.#waiting.delete(message.id)
    } else if (
      message.params?.type === 'javascript' &&
      message.params.level === 'error' &&
      !leftBehind.test(message.params.text ?? '')
    )
      this.#errors.push({ context: message.params.source?.context ?? '', text: message.params.text ?? '' })
  }
}
