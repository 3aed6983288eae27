import { relative, sep } from 'node:path'
import type { ViteDevServer } from 'vite'

/** The module that opens the sandbox in this process. */
export type SandboxModule = typeof import('../../src/server/embedded-sandbox.ts')

export interface SandboxCodeOptions {
  /** Folder of the project. */
  root: string
  /** Opens the sandbox by the new code, the state kept. @throws when it can't be opened so */
  onCode: (module: SandboxModule) => Promise<void>
  /** Whether a page runs this file itself, so that hot reloading has it already. */
  isInPage: (file: string) => boolean
  log?: Pick<Console, 'log' | 'error'>
}

const entry = 'src/server/embedded-sandbox.ts'
/** Run by Node itself; nothing here is loaded anew while the development server runs. */
const serverFolders = ['scripts', 'tools', 'mocks', 'src/server', 'src/gateway']
/** An editor writes a file in several steps; this long after the last one it is read. Milliseconds. */
const settleTime = 60

/**
 * Takes saved code of the sandbox into the running server: operations, rules, seed. Code that can't be loaded is told,
 * and the last good one goes on answering. A file that only a new start can take in is told as well.
 * @returns what ends it
 */
export function watchSandboxCode(
  server: ViteDevServer,
  { root, onCode, isInPage, log = console }: SandboxCodeOptions,
): () => void {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> = Promise.resolve()

  const onEvent = (event: string, file: string) => {
    if (!['add', 'change', 'unlink'].includes(event) || !isServerCode(relative(root, file))) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(takeOver).catch((error: unknown) => log.error(error))
    }, settleTime)
  }
  server.watcher.on('all', onEvent)

  async function takeOver(): Promise<void> {
    const files = [...changed]
    changed.clear()
    if (files.length === 0) return
    const { moduleGraph } = server.environments.ssr
    for (const file of files) moduleGraph.onFileChange(slashed(file))
    const names = files.map((file) => slashed(relative(root, file)))
    let module: SandboxModule
    try {
      module = (await server.ssrLoadModule(`/${entry}`)) as SandboxModule
    } catch (error) {
      // Vite has printed it, with its place.
      reportFailure(names, error)
      return
    }
    const isSandbox = (file: string) => (moduleGraph.getModulesByFile(slashed(file))?.size ?? 0) > 0
    const others = files.filter((file) => !isSandbox(file) && !isInPage(file))
    if (others.length > 0)
      log.log(
        `${others.map((file) => slashed(relative(root, file))).join(', ')}: part of the development server itself. ` +
          'Stop it (Ctrl+C) and start it again to have the change.',
      )
    if (!files.some(isSandbox)) return
    try {
      await onCode(module)
    } catch (error) {
      log.error(error)
      reportFailure(names, error)
      return
    }
    server.ws.send({ type: 'full-reload' })
    log.log(`sandbox: ${names.join(', ')} taken over, the state is kept; the page is loaded anew`)
  }

  function reportFailure(names: readonly string[], error: unknown): void {
    log.error(`sandbox: ${names.join(', ')} can't be taken over; the last good code goes on answering`)
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    server.ws.send({ type: 'error', err: { message, stack, plugin: 'sandbox', id: names[0] ?? entry } })
  }

  return () => {
    clearTimeout(timer)
    server.watcher.off('all', onEvent)
  }
}

function isServerCode(path: string): boolean {
  const name = slashed(path)
  return (
    serverFolders.some((folder) => name.startsWith(`${folder}/`)) &&
    name.endsWith('.ts') &&
    !/\.test\.ts$|\/testing\//.test(name)
  )
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}
