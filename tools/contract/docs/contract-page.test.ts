import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { bundleContract, contractRoot } from '../model/bundle.ts'
import { type ContractDocument, operationEntries } from '../model/document.ts'
import { contractPage } from './contract-page-middleware.ts'
import { pagePolicy, renderContractPage } from './contract-page.ts'
import { readerExtras } from './reader-extras.ts'
import { recordOf } from '../model/record.ts'
import { readerDocument } from './reader-document.ts'

const contract = await bundleContract()
const operations = operationEntries(contract).map(({ operation }) => operation)

test('the page of the contract has every operation and loads nothing from anywhere', async () => {
  const html = await renderContractPage(contract)
  // Not expect(html): a failure would print the whole page.
  expect(operations.filter(({ operationId }) => !html.includes(`\`${operationId}\``))).toEqual([])
  const loads = [
    /<(script|img|iframe|link)\b[^>]*\b(src|href)=["']?(https?:)?\/\//,
    /cdn\.redoc|googleapis|unpkg|jsdelivr/,
  ]
  for (const pattern of loads) expect(pattern.exec(html)?.[0]).toBeUndefined()
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1]
  expect(policy).toContain("default-src 'none'; script-src 'sha256-")
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
})

test("the page tells each operation's extensions in words, and links what a write makes stale", () => {
  const document = readerDocument(contract)
  const described = new Map(
    operationEntries(document).map(({ operation }) => [operation.operationId, operation.description ?? '']),
  )
  expect(described.get('addToCart')).toContain('| Effect | **write**: changes something |')
  expect(described.get('addToCart')).toContain('| Operation | `addToCart`, `POST /web/basket/add/` |')
  expect(described.get('addToCart')).toMatch(
    /\| Refused with \| .*<br>`limitReached`: the cart holds 500 different products already[.]<br>`conflict`/,
  )
  expect(described.get('login')).toContain('| Opens a session | its answer holds the token')
  expect(described.get('uploadFile')).toMatch(/\| Longest body \| \d+ bytes \|/)
  expect(described.get('searchSuggest')).toContain('| Limit | 60 calls in 60 s, then 429 |')
  expect(described.get('getFooter')).not.toContain('Refused with')
  for (const [id, text] of described)
    expect([id, text]).toEqual([id, expect.not.stringMatching(/\| (undefined|) \|$/m)])
  expect(described.get('addToCart')).toContain('| SESSID | `SESSID` in the body;')
  expect(described.get('addToCart')).toContain('| Answer depends on | the visitor')
  expect(described.get('addToCart')).toMatch(/\| Makes stale \| .*\[The whole cart\]\(#\/cart\/getcart\)/)
  expect(described.get('addToCart')).toMatch(/\| Requirements \| .*R-CART-04/)
  for (const { operationId, 'x-requirements': cited = [] } of operations)
    for (const id of cited) expect(described.get(operationId)).toContain(id)
  for (const { operationId, 'x-rules': rules = [] } of operations)
    for (const rule of rules) expect(described.get(operationId)).toContain(recordOf(rule)['says'])
  expect(JSON.stringify(document.paths)).not.toMatch(
    /"x-(effect|csrf|varies|origin|invalidates|requirements|rights|opens-session|multi-segment|limit|rules)"/,
  )
  expect(described.get('listCompanyUsers')).toContain('| Right asked for | `users.manage`, else 403 |')
  const known =
    /^x-(origin|effect|csrf|varies|invalidates|requirements|rights|opens-session|upload-bytes|limit|rules)$/
  const extensions = operations.flatMap((operation) =>
    Object.keys(operation).filter((name) => name.startsWith('x-')),
  )
  expect(extensions.filter((name) => !known.test(name))).toEqual([])
  expect(contract.paths['/web/basket/add/']?.post).toHaveProperty('x-effect', 'write')
})

test('the page tells codes and the steps of flows, each step with a link to its call', () => {
  const { tags = [], servers = [] } = readerDocument(contract, readerExtras(contractRoot, 'en'))
  const section = (name: string) => tags.find((tag) => tag.name === name)?.description ?? ''
  expect(section('flow-purchase')).toMatch(
    /\| 1 \| .+ \| \[Header data and session\]\(#\/layout\/getheader\) \|/,
  )
  expect(section('flow-purchase')).not.toContain('undefined')
  expect(section('codes')).toContain('| `actionNotAllowed` | Действие недоступно | The action is not among')
  expect(tags.find(({ name }) => name === 'savedCarts')?.['x-displayName']).toBe('Saved carts')
  expect(servers).toHaveLength(3)
})

test('every operation and section has a Russian title, and no title is of nothing', () => {
  const { titles } = readerExtras(contractRoot, 'ru')
  expect(Object.keys(titles?.operations ?? {}).toSorted()).toEqual(
    operations.map(({ operationId }) => operationId).toSorted(),
  )
  expect(Object.keys(titles?.tags ?? {})).toEqual(contract.tags?.map(({ name }) => name))
  const russian = readerDocument(contract, readerExtras(contractRoot, 'ru'))
  const add = operationEntries(russian).find(({ operation }) => operation.operationId === 'addToCart')
  expect(add?.operation.summary).toBe('Добавить товар в корзину')
  expect(add?.operation.description).toMatch(/^Put a product into the cart\.\n/)
})

test('only scripts that stand in the page are allowed, each by its hash', () => {
  const policy = pagePolicy('<script>let a</script><script type="module">let b</script>')
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2)
})

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function serve(root: string, render: (contract: ContractDocument) => Promise<string>) {
  const middleware = contractPage({ root, render })
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(418).end()),
  ).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
}

test('in development the page follows the files, and says what is wrong with them', async () => {
  const root = join(await mkdtemp(join(tmpdir(), 'contract-')), 'openapi.yaml')
  const text = (title: string) => `openapi: 3.1.0\ninfo: { title: ${title}, version: 1.0.0 }\npaths: {}\n`
  let renders = 0
  const get = await serve(root, async ({ info }) => `${(renders += 1)} ${info.title}<script>let a</script>`)
  await writeFile(root, text('One'))
  expect(await (await get('/contract/')).text()).toContain('1 One')
  const again = await get('/contract/?theme=dark')
  expect(await again.text()).toContain('1 One')
  expect(again.headers.get('content-security-policy')).toMatch(/script-src 'sha256-.*frame-ancestors 'none'/)

  await writeFile(root, text('Second'))
  expect(await (await get('/contract/')).text()).toContain('2 Second')
  await writeFile(root, `${text('Third')}  /a/: { $ref: nowhere.yaml }\n`)
  const wrong = await get('/contract/')
  expect([wrong.status, await wrong.text()]).toEqual([
    500,
    expect.stringContaining("The contract can't be shown."),
  ])
  await writeFile(root, text('Mended'))
  expect(await (await get('/contract/')).text()).toContain('3 Mended')
})

test('everything else of development passes by', async () => {
  const root = join(await mkdtemp(join(tmpdir(), 'contract-')), 'openapi.yaml')
  await copyFile('openapi/openapi.yaml', root)
  const get = await serve(root, () => Promise.reject(new Error('not asked for')))
  expect((await get('/contract')).headers.get('location')).toBe('/contract/')
  expect((await get('/contract/ru')).headers.get('location')).toBe('/contract/ru/')
  for (const path of ['/', '/contracts/', '/contract/x/']) expect((await get(path)).status).toBe(418)
  expect((await get('/contract/', { method: 'POST' })).status).toBe(418)
})

test('the command is named in package.json and its folder is ignored', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['contract:docs']).toBe('node scripts/contract-docs.ts')
  expect(await readFile('.gitignore', 'utf8')).toMatch(/^dist-\*\/$/m)
})
