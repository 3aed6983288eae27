import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { bundleContract, contractRoot } from '../model/bundle.ts'
import { type PageLanguage, readerExtras } from './reader-extras.ts'
import { pagePolicy, renderContractPage } from './contract-page.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface Options {
  /** Path of the contract's root file; what stands in its folder is watched. */
  root?: string
  render?: typeof renderContractPage
}

const languages: Readonly<Record<string, PageLanguage>> = { '/contract/': 'en', '/contract/ru/': 'ru' }

/**
 * Answers `/contract/` and `/contract/ru/` with the page of the contract as it stands in the files at this moment. It is
 * rendered when it is first asked for and when a file has changed; of a contract that can't be read the answer says what
 * is wrong.
 */
export function contractPage({ root = contractRoot, render = renderContractPage }: Options = {}): Middleware {
  const pages = new Map<PageLanguage, { state: string; page: Promise<string> }>()

  async function current(language: PageLanguage): Promise<string> {
    const state = await stateOf(dirname(root))
    const made = pages.get(language)
    if (made?.state === state) return made.page
    const page = bundleContract(root).then((contract) => render(contract, readerExtras(root, language)))
    pages.set(language, { state, page })
    // Not kept: what failed for another reason than the files is tried again.
    page.catch(() => {
      if (pages.get(language)?.page === page) pages.delete(language)
    })
    return page
  }

  return (request, response, next) => {
    const path = request.url?.split('?')[0] ?? ''
    const language = languages[path.replace(/\/?$/, '/')]
    if (!language || (request.method !== 'GET' && request.method !== 'HEAD')) {
      next()
      return
    }
    if (!path.endsWith('/')) {
      response.writeHead(301, { location: `${path}/` }).end()
      return
    }
    current(language).then(
      (html) => send(response, 200, 'text/html; charset=utf-8', html, pagePolicy(html)),
      (error: unknown) =>
        send(
          response,
          500,
          'text/plain; charset=utf-8',
          `The contract can't be shown.\n\n${error instanceof Error ? error.message : String(error)}\n`,
          "default-src 'none'",
        ),
    )
  }
}

function send(response: ServerResponse, status: number, type: string, body: string, policy: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'cache-control': 'no-store',
      'content-security-policy': `${policy}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .end(body)
}

/** Names, sizes and times of all files below: another text means that something was saved, added or taken away. */
async function stateOf(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => /\.ya?ml$|\.json$/.test(name))
    .toSorted()
  const lines = await Promise.all(
    names.map(async (name) => {
      const { mtimeMs, size } = await stat(join(folder, name))
      return `${name} ${mtimeMs} ${size}`
    }),
  )
  return lines.join('\n')
}
