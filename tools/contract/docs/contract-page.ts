import { createHash } from 'node:crypto'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ContractDocument } from '../model/document.ts'
import { type ReaderExtras, readerDocument } from './reader-document.ts'

const cli = fileURLToPath(new URL('../../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
/** What the renderer would fetch: the picture beside "API docs by", and icons that this contract doesn't name. */
const remoteLogo = /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g
const remoteIcons = /https:\/\/cdn\.redoc[\w./-]+/g
const ownLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-family="sans-serif" font-size="11">Redoc</text></svg>',
)}`

/**
 * One self-contained page of the contract, rendered by Redoc. It loads nothing: its own policy (in a `meta`) forbids
 * every connection, so what a new version of the renderer would fetch stays away too.
 * @throws when the renderer fails; the message is what it printed
 */
export async function renderContractPage(
  contract: ContractDocument,
  extras: ReaderExtras = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-page-'))
  try {
    const source = join(folder, 'contract.json')
    const page = join(folder, 'index.html')
    await writeFile(source, JSON.stringify(readerDocument(contract, extras)))
    await runRenderer(folder, ['build-docs', source, '--inlineBundle', '--output', page])
    const html = (await readFile(page, 'utf8')).replaceAll(remoteLogo, ownLogo).replaceAll(remoteIcons, '')
    return html.replace(
      '<head>',
      () => `<head>\n  <meta http-equiv="Content-Security-Policy" content="${pagePolicy(html)}">`,
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the page may do: run the scripts that are in it, style itself, search in a worker. Nothing is fetched. */
export function pagePolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

async function runRenderer(folder: string, args: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [cli, ...args], {
      cwd: folder,
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        NO_COLOR: '1',
      },
    })
  } catch (error) {
    const printed = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(`The page of the contract can't be made.\n${printed}`, { cause: error })
  }
}
