import { dirname, extname, join, relative, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContractProblem } from '../contract/lint/contract-problems.ts'
import type { GeneratedFiles } from '../contract/generate/generate-all.ts'
import { writeGenerated } from '../contract/generate/write-generated.ts'
import { type ContractReader, createContractReader } from './contract-reader.ts'

export interface ContractPluginOptions {
  /** Path of the contract's root file; its folder is watched. */
  root: string
  /** Where types, operations and the bundled contract are written. */
  folder: string
  /** Takes a changed contract before the page is loaded anew: the backends that answer by it. */
  onContract: (files: GeneratedFiles) => Promise<void>
  log?: Pick<Console, 'log' | 'error'>
}

/** An editor writes a file in several steps; this long after the last one it is read. Milliseconds. */
const settleTime = 60

/**
 * Keeps what is generated in step with the hand-written contract: a saved file gives new types and mocks and loads the
 * page anew. While the contract is wrong, the last good one goes on working, and the error stands at its line in the
 * terminal and over every page.
 */
export function contractPlugin(options: ContractPluginOptions): Plugin {
  return {
    name: 'contract',
    apply: 'serve',
    configureServer(server) {
      const watch = watchContract(server, options)
      const close = server.close.bind(server)
      server.close = async () => {
        await watch.close()
        await close()
      }
    },
  }
}

function watchContract(
  server: ViteDevServer,
  { root, folder, onContract, log = console }: ContractPluginOptions,
) {
  const contractFolder = dirname(root)
  const reader: ContractReader = createContractReader(root)
  let timer: NodeJS.Timeout | undefined
  let reading = false
  let changedMeanwhile = false
  let closed = false
  let present: GeneratedFiles | undefined
  let shown: ContractProblem | undefined
  /** When the first change since the last reading came. */
  let changedAt: number | undefined

  server.watcher.add(contractFolder)
  const onEvent = (event: string, file: string) => {
    const isContract = file.startsWith(contractFolder + sep) && /^\.(?:ya?ml|json)$/.test(extname(file))
    if (!isContract || !['add', 'change', 'unlink'].includes(event)) return
    changedAt ??= performance.now()
    schedule()
  }
  server.watcher.on('all', onEvent)
  // A page that is opened later sees the error too.
  server.ws.on('connection', () => {
    if (shown) server.ws.send(overlay(shown))
  })
  schedule()

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => {
      readOnce().catch((error: unknown) => log.error(error))
    }, settleTime)
  }

  async function readOnce(): Promise<void> {
    if (reading) {
      changedMeanwhile = true
      return
    }
    reading = true
    const since = changedAt
    changedAt = undefined
    try {
      const { problems, files } = await reader.read()
      // Something was saved meanwhile: only the newest counts.
      if (closed || changedMeanwhile) return
      tell(problems)
      if (!files) return
      await take(files, since)
    } finally {
      reading = false
      if (changedMeanwhile && !closed) {
        changedMeanwhile = false
        changedAt ??= since
        schedule()
      }
    }
  }

  function tell(problems: readonly ContractProblem[]) {
    const blocking = problems.filter(({ blocks }) => blocks)
    for (const { file, line, column, rule, message, frame } of blocking.slice(0, 5))
      log.error(
        `\ncontract: ${relative(process.cwd(), file)}:${line}:${column}  ${rule}\n${message}\n${frame}`,
      )
    const [first] = blocking
    const remarks = problems.filter(({ blocks }) => !blocks)
    for (const { file, line, column, rule, message } of remarks.slice(0, 5))
      log.log(`contract: ${relative(process.cwd(), file)}:${line}:${column}  ${rule}: ${message}`)
    if (remarks.length > 5) log.log(`contract: ${remarks.length - 5} more, see npm run contract:lint`)
    if (first) {
      log.error('contract: the last good one goes on working')
      shown = first
      server.ws.send(overlay(first))
    }
  }

  async function take(files: GeneratedFiles, since: number | undefined): Promise<void> {
    const before = present
    const written = await writeGenerated(folder, files)
    present = files
    const changed = before ? Object.keys(files).filter((name) => files[name] !== before[name]) : written
    const mended = shown !== undefined
    shown = undefined
    if (changed.length > 0) {
      for (const environment of Object.values(server.environments))
        for (const name of changed) environment.moduleGraph.onFileChange(slashed(join(folder, name)))
      await onContract(files)
    }
    if (changed.length === 0 && !mended) return
    server.ws.send({ type: 'full-reload' })
    const time = since === undefined ? '' : ` in ${((performance.now() - since) / 1000).toFixed(2)} s`
    const made = changed.length > 0 ? changed.join(', ') : 'nothing changed'
    log.log(`contract: ${mended ? 'mended, ' : ''}${made}${time}; the page is loaded anew`)
  }

  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      server.watcher.off('all', onEvent)
      await reader.close()
    },
  }
}

function slashed(path: string): string {
  return path.split(sep).join('/')
}

function overlay({ rule, message, frame, file, line, column }: ContractProblem) {
  const err = {
    message: `${rule}: ${message}`,
    stack: '',
    plugin: 'contract',
    id: file,
    loc: { file, line, column },
    frame,
  }
  return { type: 'error' as const, err }
}
