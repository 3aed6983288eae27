import { createServer } from 'node:net'
import { asExpression, type RemoteBrowser, RemoteError, type RemoteTab } from './remote-browser.ts'
import { startDriver } from './start-driver.ts'

// WebKitGTK speaks the older WebDriver over HTTP, by a driver beside it, and needs a display to draw on.

/** Milliseconds. */
const longestCommand = 60_000

export async function startWebKit(executable: string, displayServer: string): Promise<RemoteBrowser> {
  const display = await startDriver(
    [displayServer, '-displayfd', '3', '-screen', '0', '1800x1200x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  )
  return {
    openTab: async () => openTab(executable, display.said),
    close: display.stop,
  }
}

/** A driver and a browser of its own for each tab: a session that hangs ends with them. */
async function openTab(executable: string, display: string): Promise<RemoteTab> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // The driver says nothing when it is ready.
  const driver = await startDriver(['sh', '-c', `echo ready; exec ${executable} --port=${port}`], /(ready)/, {
    DISPLAY: `:${display}`,
    LANGUAGE: 'ru',
    // Without a graphics card: drawn by the processor, and not in a shared buffer that such a display lacks.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  })
  await answers(`${origin}/status`)
  const { sessionId } = (await ask(origin, 'POST', 'session', {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } },
  })) as { sessionId: string }
  const send = async (method: string, path: string, body?: object) =>
    ask(`${origin}/session/${sessionId}`, method, path, body)
  return {
    open: async (url) => void (await send('POST', 'url', { url })),
    back: async () => void (await send('POST', 'back', {})),
    reload: async () => void (await send('POST', 'refresh', {})),
    evaluate: async (run, ...given) => {
      const script = `return ${asExpression(run, given)}`
      return JSON.parse(String(await send('POST', 'execute/sync', { script, args: [] })))
    },
    perform: async (actions) => void (await send('POST', 'actions', { actions })),
    resize: async (width, height) => {
      const size = async () =>
        JSON.parse(
          String(
            await send('POST', 'execute/sync', {
              script: 'return JSON.stringify([innerWidth, innerHeight])',
              args: [],
            }),
          ),
        ) as [number, number]
      await send('POST', 'window/rect', { width, height })
      // The window has a frame around the page.
      const [innerWidth, innerHeight] = await size()
      await send('POST', 'window/rect', {
        width: width + width - innerWidth,
        height: height + height - innerHeight,
      })
    },
    screenshot: async () => Buffer.from(String(await send('GET', 'screenshot')), 'base64'),
    // This protocol tells of none.
    scriptErrors: () => [],
    close: driver.stop,
  }
}

/** @throws RemoteError */
async function ask(origin: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${origin}/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestCommand),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new RemoteError(`${path}: ${error}: ${message}`)
}

async function answers(url: string): Promise<void> {
  const started = Date.now()
  for (;;) {
    const answer = await fetch(url).catch((error: unknown) => error)
    if (answer instanceof Response) return
    if (Date.now() - started > 30_000) throw new Error(`nothing answers at ${url}`, { cause: answer })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
